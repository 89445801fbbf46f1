import { useEffect, useRef, useState, type RefObject } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { ChartBar_comparison$key } from '../../__generated__/ChartBar_comparison.graphql.ts';
import styles from './ChartBar.module.css';
import * as t from '../__generated__/messages.ts';

export interface ChartBarProps {
  comparison: ChartBar_comparison$key;
  /** The horizontally scrolling container of the table. */
  region: RefObject<HTMLDivElement | null>;
  leaving: number | null;
}

/**
 * Names and prices above the columns while the column heads are out of view. The table's own head can't be sticky, since it would stick
 * within the horizontally scrolling container. The bar only repeats, so it is hidden from screen readers and takes no space.
 */
export function ChartBar({ comparison, region, leaving }: ChartBarProps) {
  const { products } = useFragment(
    graphql`
      fragment ChartBar_comparison on Comparison {
        products {
          databaseId
          name
          url
          price {
            formatted
          }
          priceRange {
            min {
              amount
            }
            max {
              amount
            }
          }
        }
      }
    `,
    comparison,
  );
  const bar = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const scrolled = region.current;
    if (!scrolled) return;
    const names = scrolled.querySelectorAll('thead [data-name]');
    const seen = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) seen.add(target);
        else seen.delete(target);
      }
      // At least one column is always visible; if the head is below the window, it is still to come.
      setShown(seen.size === 0 && scrolled.getBoundingClientRect().top < 0);
    });
    for (const name of names) observer.observe(name);
    const follow = () => {
      if (bar.current) bar.current.scrollLeft = scrolled.scrollLeft;
    };
    follow();
    scrolled.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      scrolled.removeEventListener('scroll', follow);
    };
  }, [region]);

  return (
    <div className={styles.place} aria-hidden="true">
      <div ref={bar} className={styles.bar} data-shown={isShown}>
        <div className={styles.track}>
          <span className={styles.corner} />
          {products.map(({ databaseId, name, url, price, priceRange: { min, max } }) => (
            <div key={databaseId} className={styles.product} data-leaving={leaving === databaseId}>
              <Link to={url} tabIndex={-1} className={styles.name}>
                {name}
              </Link>
              {price && (
                <span className={styles.price}>
                  {max.amount > min.amount && t.from}
                  {price.formatted}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
