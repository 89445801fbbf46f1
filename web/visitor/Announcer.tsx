import { useCallback, useRef, useState, type ReactNode } from 'react';
import { AnnounceContext } from './announcement.ts';

/**
 * A live region for changes (row 29): announces what the components inside report. While a dialog is open everything behind it is inert, so
 * a dialog has its own announcer.
 */
export function Announcer({ children }: { children?: ReactNode }) {
  const [{ text, number }, setSaid] = useState({ text: '', number: 0 });
  // The number makes a repeated sentence a new text: adding a product a second time is announced too.
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
