import { chartHref, type ChartUrl, type Differences } from './chartUrl.ts';
import styles from './DifferenceChoice.module.css';

export interface DifferenceChoiceProps {
  url: ChartUrl;
  ids: readonly number[];
  /** How many rows tell the products apart, in words. */
  count: string;
  /** Whether there are such rows, so that what marks them has to be told. */
  hasMarks: boolean;
  onChoose: (differences: Differences) => void;
}

const choices: readonly [Differences, string][] = [
  ['show', 'show differences'],
  ['only', 'Only differences'],
];

/** Whether rows that are the same for all products are dimmed or left out (row 84). Without script links lead to the address that says it. */
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
