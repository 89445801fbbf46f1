import { useRef } from 'react';

/**
 * Keys by which the server knows work that it is asked for again: the same as long as nobody has heard what came of it, so that whoever
 * clicks again after a lost answer begins nothing twice.
 */
export function useBulkKey() {
  const last = useRef<{ about: string; key: string } | null>(null);
  return {
    /** @param about all that is asked for */
    keyFor: (about: unknown): string => {
      const text = JSON.stringify(about);
      if (last.current?.about !== text) last.current = { about: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** The server has answered: the next is another work. */
    forget: () => {
      last.current = null;
    },
  };
}
