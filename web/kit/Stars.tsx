import { graphql, useFragment } from 'react-relay/hooks.js';
import styles from './Stars.module.css';
import type { Stars_rating$key } from './relay/__generated__/Stars_rating.graphql.ts';
import * as t from './__generated__/messages.ts';

const star = '2 4.3 4.7.6-3.5 3.2.9 4.7L';
/** Five stars as one path: a listing shows dozens of them, and every element costs rendering, transfer and hydration. */
const fiveStars = [0, 17, 34, 51, 68].map((x) => `M${8 + x} 1.3l${star}${8 + x} 11.8l-4.1 2.3.9-4.7L${1.3 + x} 6.2 ${6 + x} 5.6z`).join('');
const width = 84;

/**
 * Five stars, partly filled. Hidden from screen readers, since adjacent text says the same.
 * @param stars from 0 to 5
 */
export function StarScale({ stars }: { stars: number }) {
  const filled = Math.round((stars / 5) * width);
  return (
    <svg className={styles.scale} viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path className={styles.empty} d={fiveStars} />
      {/* Clips the filled stars to the rating. */}
      <svg width={filled} height="16" viewBox={`0 0 ${filled} 16`}>
        <path className={styles.full} d={fiveStars} />
      </svg>
    </svg>
  );
}

/** The average rating as stars, and the number of ratings; renders nothing without ratings. */
export function Stars({ rating }: { rating: Stars_rating$key }) {
  const { average, count } = useFragment(
    graphql`
      fragment Stars_rating on Rating {
        average
        count
      }
    `,
    rating,
  );
  if (count === 0) return null;
  return (
    <span className={styles.stars}>
      <StarScale stars={average} />
      <span className="visually-hidden">{t.ratedInReviews({ count, average: average.toFixed(1) })}</span>
      <span aria-hidden="true">({count})</span>
    </span>
  );
}
