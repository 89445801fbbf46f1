import { useEffect, type RefObject } from 'react';

const focusDelayMs = 600;

/** Gives a dialog's field the focus 600 ms after it has opened (row 127), unless somebody has gone elsewhere in it by then. */
export function useFieldFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const isUnused = () => document.activeElement === null || document.activeElement === field.current?.closest('dialog');
    const timer = setTimeout(() => isUnused() && field.current?.focus(), focusDelayMs);
    // Who types before that means the field: no letter is lost.
    const type = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && isUnused()) field.current?.focus();
    };
    document.addEventListener('keydown', type);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', type);
    };
  }, [field]);
}
