import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** Meaning of a state; never conveyed by colour alone. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'info' | 'neutral';

/** A state in a word. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
