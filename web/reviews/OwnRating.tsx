import styles from './OwnRating.module.css';
import * as t from './__generated__/messages.ts';

export interface OwnRatingProps {
  /** Points from 1 to 10; null while there are none. */
  average: number | null;
  /** Whether all criteria are rated. */
  isWhole: boolean;
}

/** The average of the author's points while rating. The label is the specification's own (section 8). */
export function OwnRating({ average, isWhole }: OwnRatingProps) {
  return (
    <p className={styles.own} role="status">
      <span className={styles.label}>{t.yourRatingLabel}</span>{' '}
      {average === null ? (
        <span className={styles.none}>{t.chooseRating}</span>
      ) : (
        t.averageOfTenMarked({
          average: average.toFixed(1),
          points: (text) => (
            <strong className={styles.points} data-whole={isWhole}>
              {text}
            </strong>
          ),
          scale: (text) => <span className={styles.none}>{text}</span>,
        })
      )}
    </p>
  );
}
