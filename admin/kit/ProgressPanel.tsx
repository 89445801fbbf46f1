import type { ReactNode } from 'react';
import { formatNumber } from './formats.ts';
import styles from './ProgressPanel.module.css';

export interface ProgressPanelProps {
  /** What is done, such as "Importing subscribers". */
  label: string;
  done: number;
  total: number;
  /** Of what is told only in parts, such as "%": then no total is named. */
  unit?: string;
  /** While it runs the bar is shown; then only the words. */
  isRunning: boolean;
  /** Tells how it is, or what came of it. It is read out when it changes. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** How far a job is. */
export function ProgressPanel({ label, done, total, unit, isRunning, children, actions }: ProgressPanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <div className={styles.words}>
        <strong>{label}</strong>
        {isRunning && (
          <span className={styles.count}>
            {unit === undefined ? `${formatNumber(done)} of ${formatNumber(total)}` : `${formatNumber(done)} ${unit}`}
          </span>
        )}
      </div>
      {isRunning && <progress className={styles.bar} aria-label={label} value={total === 0 ? undefined : done} max={Math.max(total, 1)} />}
      <div role="status" className={styles.status}>
        {children}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
