import { graphql, useFragment } from 'react-relay/hooks.js';
import { RadialRating } from '../kit/rating/RadialRating.tsx';
import { RatingBars } from '../kit/rating/RatingBars.tsx';
import { StarScale } from '../kit/Stars.tsx';
import type { ReviewSummary_product$key } from '../__generated__/ReviewSummary_product.graphql.ts';
import styles from './ReviewSummary.module.css';

/** Summary of a product's reviews: a circle for the overall rating, bars for the stars and for the criteria. */
export function ReviewSummary({ product: key }: { product: ReviewSummary_product$key }) {
  const { reviewSummary } = useFragment(
    graphql`
      fragment ReviewSummary_product on Product {
        reviewSummary {
          count
          average
          criteria {
            criterion {
              name
            }
            percent
          }
          distribution {
            stars
            count
            percent
          }
        }
      }
    `,
    key,
  );
  const { count, average, criteria, distribution } = reviewSummary;
  if (count === 0) return <p className={styles.none}>No reviews yet. Be the first to review this product.</p>;
  return (
    <div className={styles.summary}>
      <div className={styles.whole}>
        <RadialRating points={average} label="Average rating" />
        <div className={styles.words}>
          <StarScale stars={average / 2} />
          <p>{count === 1 ? 'From 1 review' : `From ${count} reviews`}</p>
        </div>
      </div>
      <RatingBars
        label="Reviews by star rating"
        bars={distribution.map(({ stars, percent, count: number }) => ({
          label: stars === 1 ? '1 star' : `${stars} stars`,
          percent,
          note: `(${number})`,
        }))}
      />
      {criteria.length > 0 && (
        <div className={styles.criteria}>
          <h3>Rating details</h3>
          <RatingBars label="Rating details" bars={criteria.map(({ criterion, percent }) => ({ label: criterion.name, percent }))} />
        </div>
      )}
    </div>
  );
}
