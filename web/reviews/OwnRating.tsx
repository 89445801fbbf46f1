import styles from './OwnRating.module.css';

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
      <span className={styles.label}>Your Rating:</span>{' '}
      {average === null ? (
        <span className={styles.none}>choose from 1 (poor) to 10 (excellent)</span>
      ) : (
        <>
          <strong className={styles.points} data-whole={isWhole}>
            {average.toFixed(1)}
          </strong>{' '}
          <span className={styles.none}>of 10</span>
        </>
      )}
    </p>
  );
}
