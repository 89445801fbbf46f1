import { formatPercent } from '../../kit/formats.ts';
import styles from './DashboardScreen.module.css';

export interface FigureProps {
  title: string;
  /** As it is read; null where there is nothing to say. */
  value: string | null;
  /** For the comparison. */
  now?: number | null;
  before?: number | null;
  /** Further facts. */
  detail?: string;
}

/** How much more or less than before, in words. */
function changeText(now: number, before: number): string {
  if (now === before) return 'as before';
  if (before === 0) return 'nothing before';
  const share = (now - before) / before;
  return `${share > 0 ? '▲' : '▼'} ${formatPercent(Math.abs(share))}`;
}

/** One number, and how it compares. */
export function Figure({ title, value, now = null, before = null, detail }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{title}</dt>
      <dd>
        <strong>{value ?? '–'}</strong>
        {now !== null && before !== null && (
          <span className={styles.change}>
            {changeText(now, before)}
            <span className="visually-hidden"> compared with the previous period</span>
          </span>
        )}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}
