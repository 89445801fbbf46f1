import { useEffect, type RefObject } from 'react';

const focusDelayMs = 600;

/**
 * Moves the focus to a dialog's field 600 ms after the dialog has opened (row 127), unless the visitor has moved the focus within it by
 * then.
 */
export function useFieldFocus(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const isUnused = () => document.activeElement === null || document.activeElement === field.current?.closest('dialog');
    const timer = setTimeout(() => isUnused() && field.current?.focus(), focusDelayMs);
    // Typing before that goes to the field, so that no letter is lost.
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
