import { useEffect, useState } from 'react';
import styles from './ResultCount.module.css';

const announceAgainMs = 2000;

export interface ResultCountProps {
  text: string;
  /** The sort order in words; null for the default. */
  order: string | null;
}

/**
 * Shows how much of the list is visible. Screen readers do not announce a live region that is part of the page, so its text is inserted
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
