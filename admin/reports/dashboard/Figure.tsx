import { formatPercent } from '../../kit/formats.ts';
import styles from './DashboardScreen.module.css';
import * as t from '../__generated__/messages.ts';

export interface FigureProps {
  title: string;
  /** The formatted value; null if there is none. */
  value: string | null;
  /** Current and previous value, for the comparison. */
  now?: number | null;
  before?: number | null;
  detail?: string;
}

function changeText(now: number, before: number): string {
  if (now === before) return t.noChange;
  if (before === 0) return t.previouslyZero;
  const share = (now - before) / before;
  return `${share > 0 ? '▲' : '▼'} ${formatPercent(Math.abs(share))}`;
}

/** One figure, and its change from the previous period. */
export function Figure({ title, value, now = null, before = null, detail }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>{title}</dt>
      <dd>
        <strong>{value ?? '–'}</strong>
        {now !== null && before !== null && (
          <span className={styles.change}>
            {changeText(now, before)}
            <span className="visually-hidden"> {t.comparedWithPreviousPeriod}</span>
          </span>
        )}
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </dd>
    </div>
  );
}
