import { useId } from 'react';
import { Link } from 'react-router';
import { AdminIcon } from '../kit/AdminIcon.tsx';
import { useSession } from '../kit/session.ts';
import { ThemeField } from './theme/ThemeField.tsx';
import { openPalette } from './palette/openPalette.ts';
import { openShortcuts } from './shortcuts/useShortcuts.ts';
import styles from './TopBar.module.css';
import * as t from './__generated__/messages.ts';

/** Above every screen: the menu of narrow windows, search, the shop's name, and the signed-in person. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { person, signOut } = useSession();
  const menu = useId();
  const close = () => document.getElementById(menu)?.hidePopover();
  return (
    <header className={styles.bar}>
      <button type="button" className={styles.menu} aria-label={t.menu} onClick={onMenu}>
        <AdminIcon name="menu" size={22} />
      </button>
      <button type="button" className={styles.search} onClick={openPalette} aria-keyshortcuts="Control+K Meta+K">
        <AdminIcon name="search" /> <span>{t.searchOrJumpToPlaceholder}</span> <kbd>{t.ctrlK}</kbd>
      </button>
      <a className={styles.shop} href="/" aria-label={t.viewShop}>
        <AdminIcon name="store" /> <span>{t.viewShop}</span>
      </a>
      <button type="button" className={styles.person} popoverTarget={menu} aria-label={t.yourAccount({ email: person.email })}>
        <span aria-hidden="true">{(person.name || person.email).slice(0, 1).toUpperCase()}</span>
      </button>
      <div id={menu} popover="auto" className={styles.account}>
        <p>
          <strong>{person.name || person.email}</strong>
          {person.name !== '' && <span>{person.email}</span>}
          <span>{person.isAdministrator ? t.administrator : t.staff}</span>
        </p>
        <Link to="/account" onClick={close}>
          {t.signInAndSecurity}
        </Link>
        <ThemeField />
        <button
          type="button"
          onClick={() => {
            close();
            openShortcuts();
          }}
        >
          {t.keyboardShortcuts}
        </button>
        <button type="button" onClick={signOut}>
          {t.signOut}
        </button>
      </div>
    </header>
  );
}
