import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Dialog } from '../../../web/kit/overlay/Dialog.tsx';
import { ErrorBoundary } from '../../../web/kit/ErrorBoundary.tsx';
import { progressTexts } from '../../../web/kit/progressTexts.ts';
import { AdminIcon } from '../../kit/AdminIcon.tsx';
import { onPaletteOpened } from './openPalette.ts';
import styles from './Palette.module.css';
import * as t from '../__generated__/messages.ts';

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }));

/** Container of the command palette, whose code loads when it is first opened. */
export function PaletteHost() {
  const [isOpen, setOpen] = useState(false);
  // Exists before the dialog opens, and receives input while the code loads for the first time; then the palette itself takes the focus.
  const field = useRef<HTMLInputElement>(null);
  // What is typed while the code loads.
  const [words, setWords] = useState('');
  useEffect(
    () =>
      onPaletteOpened(() => {
        setWords('');
        setOpen(true);
      }),
    [],
  );
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} label={t.searchOrJumpTo} className={styles.palette} initialFocus={field}>
      <ErrorBoundary>
        <Suspense fallback={<EarlyField field={field} query={words} onQueryChange={setWords} />}>
          <Palette field={field} initialQuery={words} onDone={() => setOpen(false)} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  );
}

interface EarlyFieldProps {
  field: RefObject<HTMLInputElement | null>;
  query: string;
  onQueryChange: (words: string) => void;
}

/** Receives input until the palette is loaded. */
function EarlyField({ field, query, onQueryChange }: EarlyFieldProps) {
  return (
    <>
      <div className={styles.field}>
        <AdminIcon name="search" size={20} />
        <input
          ref={field}
          aria-label={t.searchOrJumpTo}
          autoComplete="off"
          placeholder={t.searchOrJumpToPlaceholder}
          value={query}
          maxLength={100}
          onChange={({ target }) => onQueryChange(target.value)}
        />
      </div>
      <p role="status" className={styles.status}>
        {progressTexts.loading}
      </p>
    </>
  );
}
