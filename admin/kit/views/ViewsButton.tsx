import { lazy, Suspense, useId, useState } from 'react';
import { useLocation } from 'react-router';
import { ErrorBoundary } from '../../../web/kit/ErrorBoundary.tsx';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { DialogHead } from '../../../web/kit/overlay/DialogHead.tsx';
import { progressTexts } from '../../../web/kit/progressTexts.ts';
import { AdminIcon } from '../AdminIcon.tsx';
import styles from './views.module.css';
import * as t from '../__generated__/messages.ts';

const ViewsPanel = lazy(async () => ({ default: (await import('./ViewsPanel.tsx')).ViewsPanel }));

/** Opens the views of the current list: its saved searches and filters. */
export function ViewsButton() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const screen = useLocation().pathname.replaceAll(/^\/|\/$/g, '');
  return (
    <>
      <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <AdminIcon name="bookmark" size={18} /> {t.views}
      </button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} labelledBy={id} className={styles.dialog}>
        <DialogHead id={id} title={t.savedViews} onClose={() => setOpen(false)} />
        <ErrorBoundary>
          <Suspense fallback={<p role="status">{progressTexts.loading}</p>}>
            <ViewsPanel screen={screen} onDone={() => setOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      </Dialog>
    </>
  );
}
