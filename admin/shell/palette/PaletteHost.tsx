import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { ErrorBoundary } from '../../../web/kit/ErrorBoundary.tsx';
import { progressWords } from '../../../web/kit/progressWords.ts';
import { hearPalette } from './openPalette.ts';
import styles from './Palette.module.css';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** The place of the command palette; its code comes when it is first opened. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  // It is there before the dialog is in front, except when its code comes for the first time: then the palette itself takes the focus.
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => hearPalette(() => setOpen(true)), []);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label="Search or jump to" className={styles.palette} initialFocus={field}>
      <ErrorBoundary>
        <Suspense fallback={<p role="status">{progressWords.loading}</p>}>
          <Palette field={field} onDone={() => setOpen(false)} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}
