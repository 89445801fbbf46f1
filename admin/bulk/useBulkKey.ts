import { useRef } from 'react';

/**
 * Idempotency keys of bulk actions: the key stays the same until there is a response, so that a retry after a lost response starts nothing
 * twice.
 */
export function useBulkKey() {
  const last = useRef<{ about: string; key: string } | null>(null);
  return {
    /** @param about everything that the request contains */
    keyFor: (about: unknown): string => {
      const text = JSON.stringify(about);
      if (last.current?.about !== text) last.current = { about: text, key: crypto.randomUUID() };
      return last.current.key;
    },
    /** The server has responded: the next request is another job. */
    forget: () => {
      last.current = null;
    },
  };
}
