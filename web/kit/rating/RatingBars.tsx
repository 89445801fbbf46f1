import { useRef } from 'react';
import { useGrowth } from './growth.ts';
import styles from './RatingBars.module.css';

export interface RatingBar {
  /** What is rated; unique among the bars. */
  label: string;
  /** Whole per cent, 0 to 100. */
  percent: number;
  /** Additional text, such as a count. */
  note?: string;
}

/** Bars that show percentages and grow to them over 1500 ms once they are in view (row 62). */
export function RatingBars({ bars, label }: { bars: readonly RatingBar[]; label: string }) {
  const place = useRef<HTMLUListElement>(null);
  const growth = useGrowth(place);
  return (
    <ul ref={place} role="list" className={styles.bars} aria-label={label} data-growth={growth}>
      {bars.map(({ label: about, percent, note }) => (
        <li key={about} className={styles.row}>
          <span className={styles.label}>{about}</span>
          {/* The width is an attribute, which the content security policy allows where it forbids a style. */}
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.share} width={`${percent}%`} height="100%" rx="4" />
          </svg>
          <span className={styles.percent}>
            {percent}%{note !== undefined && <span className={styles.note}> {note}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
