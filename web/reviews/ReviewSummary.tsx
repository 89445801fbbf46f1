import { graphql, useFragment } from 'react-relay/hooks.js';
import { RadialRating } from '../kit/rating/RadialRating.tsx';
import { RatingBars } from '../kit/rating/RatingBars.tsx';
import { StarScale } from '../kit/Stars.tsx';
import type { ReviewSummary_product$key } from '../__generated__/ReviewSummary_product.graphql.ts';
import styles from './ReviewSummary.module.css';
import * as t from './__generated__/messages.ts';

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
  if (count === 0) return <p className={styles.none}>{t.noReviewsYet}</p>;
  return (
    <div className={styles.summary}>
      <div className={styles.whole}>
        <RadialRating points={average} label={t.averageRating} />
        <div className={styles.words}>
          <StarScale stars={average / 2} />
          <p>{t.fromReviews({ count })}</p>
        </div>
      </div>
      <RatingBars
        label={t.reviewsByStarRating}
        bars={distribution.map(({ stars, percent, count: number }) => ({
          label: t.stars({ stars }),
          percent,
          note: `(${number})`,
        }))}
      />
      {criteria.length > 0 && (
        <div className={styles.criteria}>
          <h3>{t.ratingDetails}</h3>
          <RatingBars label={t.ratingDetails} bars={criteria.map(({ criterion, percent }) => ({ label: criterion.name, percent }))} />
        </div>
      )}
    </div>
  );
}
