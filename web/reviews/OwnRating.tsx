import styles from './OwnRating.module.css';

export interface OwnRatingProps {
  /** Points from 1 to 10; null as long as there are none. */
  average: number | null;
  /** Whether everything is rated. */
  isWhole: boolean;
}

/** What somebody's points come to while they give them. The label is the specification's own (section 8). */
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
