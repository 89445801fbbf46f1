import type { ReactNode } from 'react';
import styles from './chart.module.css';

/** One bar. */
export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  /** The formatted value. */
  shown: string;
  /** Further details beside the value. */
  detail?: string;
  /** Whether the bar is the sum of all smaller values, which is drawn in grey. */
  isRest?: boolean;
}

/** Named values as a readable list with bars behind it; the largest value has the full width. */
export function BarList({ label, bars, empty }: { label: string; bars: readonly Bar[]; empty: string }) {
  if (bars.length === 0) return <p className={styles.empty}>{empty}</p>;
  const largest = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <ol role="list" className={styles.bars} aria-label={label}>
      {bars.map(({ key, label: name, value, shown, detail, isRest }) => (
        <li key={key} data-rest={isRest || undefined}>
          <span className={styles.barLabel}>{name}</span>
          <span className={styles.barValue}>
            {shown}
            {detail !== undefined && <small> {detail}</small>}
          </span>
          <svg className={styles.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
            <rect width={Math.max(value > 0 ? 0.6 : 0, (value / largest) * 100)} height="1" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
