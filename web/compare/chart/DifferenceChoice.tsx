import { chartHref, type ChartUrl, type Differences } from './chartUrl.ts';
import styles from './DifferenceChoice.module.css';
import * as t from '../__generated__/messages.ts';

export interface DifferenceChoiceProps {
  url: ChartUrl;
  ids: readonly number[];
  /** Text with the number of rows that differ. */
  count: string;
  /** Whether there are such rows, so that the mark must be explained. */
  hasMarks: boolean;
  onChoose: (differences: Differences) => void;
}

const choices: readonly [Differences, string][] = [
  ['show', 'show differences'],
  ['only', t.onlyDifferences],
];

/** Chooses whether equal rows are dimmed or hidden (row 84). Without scripts, links lead to the corresponding URL. */
export function DifferenceChoice({ url: { path, differences }, ids, count, hasMarks, onChoose }: DifferenceChoiceProps) {
  const link = (value: Differences, words: string) => (
    <a key={value} href={chartHref(path, ids, value)} aria-current={differences === value ? 'true' : undefined}>
      {words}
    </a>
  );
  return (
    <div className={styles.choice}>
      {choices.map(([value, words]) => (
        <label key={value} className={styles.box}>
          <input
            type="checkbox"
            autoComplete="off"
            checked={differences === value}
            onChange={(event) => onChoose(event.currentTarget.checked ? value : 'all')}
          />
          <span className={styles.words}>{words}</span>
        </label>
      ))}
      <noscript>
        <p className={styles.links}>
          {link('all', 'all rows')}
          {choices.map(([value, words]) => link(value, words))}
        </p>
      </noscript>
      <p className={styles.count} data-marks={hasMarks} role="status">
        {count}
      </p>
    </div>
  );
}
