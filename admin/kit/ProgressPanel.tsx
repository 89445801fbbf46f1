import type { ReactNode } from 'react';
import { formatNumber } from './formats.ts';
import styles from './ProgressPanel.module.css';
import * as t from './__generated__/messages.ts';

export interface ProgressPanelProps {
  /** The running job, such as "Importing subscribers". */
  label: string;
  done: number;
  total: number;
  /** Unit of a progress without a total, such as "%": no total is shown then. */
  unit?: string;
  /** The bar is shown while the job is running; afterwards only the text. */
  isRunning: boolean;
  /** The status or the result. Announced when it changes. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** The progress of a job. */
export function ProgressPanel({ label, done, total, unit, isRunning, children, actions }: ProgressPanelProps) {
  return (
    <section className={styles.panel} aria-label={label}>
      <div className={styles.words}>
        <strong>{label}</strong>
        {isRunning && (
          <span className={styles.count}>
            {unit === undefined ? t.doneOfTotal({ done: formatNumber(done), total: formatNumber(total) }) : `${formatNumber(done)} ${unit}`}
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
