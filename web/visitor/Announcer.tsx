import { useCallback, useRef, useState, type ReactNode } from 'react';
import { AnnounceContext } from './announcement.ts';

/**
 * A voice for what changed (row 29): says what the components inside of it announce. While a dialog is open nothing behind it is heard,
 * so that a dialog has one of its own.
 */
export function Announcer({ children }: { children?: ReactNode }) {
  const [{ text, number }, setSaid] = useState({ text: '', number: 0 });
  // The number makes the same sentence a new one: the second add of a product is announced too.
  const last = useRef(0);
  const announce = useCallback((said: string) => {
    const own = (last.current += 1);
    setSaid({ text: said, number: own });
    return () => setSaid((now) => (now.number === own ? { text: '', number: own } : now));
  }, []);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div className="visually-hidden" role="status" aria-live="polite">
        {text && <p key={number}>{text}</p>}
      </div>
    </AnnounceContext>
  );
}
