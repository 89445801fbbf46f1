import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import styles from './Stars.module.css';
import type { Stars_rating$key } from './__generated__/Stars_rating.graphql.ts';

const star = 'M8 1.3l2 4.3 4.7.6-3.5 3.2.9 4.7L8 11.8l-4.1 2.3.9-4.7L1.3 6.2 6 5.6z';
const places = [0, 17, 34, 51, 68];

/** The average rating as stars and how many gave one; nothing while nobody has. */
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
  const clip = useId();
  if (count === 0) return null;
  const row = places.map((x) => <path key={x} d={star} transform={`translate(${x} 0)`} />);
  return (
    <span className={styles.stars}>
      <svg className={styles.scale} viewBox="0 0 84 16" aria-hidden="true">
        <clipPath id={clip}>
          <rect width={(average / 5) * 84} height="16" />
        </clipPath>
        <g className={styles.empty}>{row}</g>
        <g className={styles.full} clipPath={`url(#${clip})`}>
          {row}
        </g>
      </svg>
      <span className="visually-hidden">{`Rated ${average.toFixed(1)} out of 5 by ${count === 1 ? '1 buyer' : `${count} buyers`}`}</span>
      <span aria-hidden="true">({count})</span>
    </span>
  );
}
