import type { ReactNode } from 'react';
import styles from './StatusBadge.module.css';

/** How a state is meant: it is never told by colour alone. */
export type BadgeTone = 'good' | 'waiting' | 'bad' | 'info' | 'neutral';

/** A state in a word. */
export function StatusBadge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
