import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { Dialog } from '../../web/kit/overlay/Dialog.tsx';
import { DialogHead } from '../../web/kit/overlay/DialogHead.tsx';
import { zoneLabel } from '../../shared/clock/shopClock.ts';
import { ErrorBoundary } from '../../web/kit/ErrorBoundary.tsx';
import { FewRecoveryCodes } from './FewRecoveryCodes.tsx';
import styles from './Layout.module.css';
import { Navigation } from './Navigation.tsx';
import { PaletteHost } from './palette/PaletteHost.tsx';
import { ShortcutsHost } from './shortcuts/ShortcutsHost.tsx';
import { TopBar } from './TopBar.tsx';
import * as t from './__generated__/messages.ts';

/** The layout around every screen. */
export function Layout() {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const isLoading = useNavigation().state === 'loading';
  useFocusAtStart();
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t.skipToContent}
      </a>
      <aside className={styles.sidebar}>
        <Navigation />
      </aside>
      <Dialog isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} kind="drawer-start" labelledBy="admin-menu" className={styles.drawer}>
        <DialogHead id="admin-menu" title={t.menu} onClose={() => setMenuOpen(false)} />
        <Navigation />
      </Dialog>
      <div className={styles.column}>
        <TopBar onMenu={() => setMenuOpen(true)} />
        <div className={styles.progress} data-active={isLoading || undefined} aria-hidden="true" />
        <main id="content" className={styles.content} tabIndex={-1}>
          <FewRecoveryCodes />
          <ErrorBoundary>
            <Outlet />
          </ErrorBoundary>
          <p className={styles.clock}>{t.allTimesAreIn({ timeZone: zoneLabel() })}</p>
        </main>
      </div>
      <PaletteHost />
      <ShortcutsHost />
    </div>
  );
}

/** Another screen moves the focus to its heading, which is read out; another page of the same list moves nothing. */
function useFocusAtStart(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}
