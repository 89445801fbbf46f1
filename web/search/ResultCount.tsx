import { useEffect, useState } from 'react';
import styles from './ResultCount.module.css';

const announceAgainMs = 2000;

export interface ResultCountProps {
  text: string;
  /** The order of the list in words; null for the usual one. */
  order: string | null;
}

/**
 * Says how much of the list is shown. Screen readers do not read a live region that comes with the page, so its text is put in
 * again 2 s after the page has loaded (row 4).
 */
export function ResultCount({ text, order }: ResultCountProps) {
  const [isSaidAgain, setSaidAgain] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSaidAgain(true), announceAgainMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.count} role="status" aria-live="polite" aria-atomic="true">
      <span key={String(isSaidAgain)}>
        {text}
        {order !== null && <span className="visually-hidden">. {order}</span>}
      </span>
    </p>
  );
}
