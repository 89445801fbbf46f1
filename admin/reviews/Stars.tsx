import styles from './reviews.module.css';
import * as t from './__generated__/messages.ts';

/**
 * Shows a rating such as ★★★★☆, with text for screen readers.
 * @param stars from 1 to 5
 */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={styles.stars}>
      <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(5 - stars)}</span>
      <span className="visually-hidden">{t.ofStars({ stars })}</span>
    </span>
  );
}
