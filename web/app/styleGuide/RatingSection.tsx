import { RadialRating } from '../../kit/rating/RadialRating.tsx';
import { RatingBars } from '../../kit/rating/RatingBars.tsx';
import styles from './RatingSection.module.css';

/** Ratings as circles and as bars (rows 62 and 63). */
export function RatingSection() {
  return (
    <>
      <div className={styles.circles}>
        {[0, 2.5, 5, 7.3, 10].map((points) => (
          <RadialRating key={points} points={points} label={`Rating ${points}`} />
        ))}
        <RadialRating points={8.6} label="Small rating" size="small" />
      </div>
      <div className={styles.bars}>
        <RatingBars
          label="Bars"
          bars={[
            { label: 'Quality', percent: 92 },
            { label: 'Value for money', percent: 40, note: '(4)' },
            { label: 'Nothing', percent: 0, note: '(0)' },
          ]}
        />
      </div>
    </>
  );
}
