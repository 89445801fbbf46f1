import styles from './PriceBars.module.css';
import { amountAt } from './priceScale.ts';
import type { Facets } from './useFacets.ts';

export interface PriceBarsProps {
  facets: Pick<Facets, 'minPrice' | 'maxPrice' | 'priceSteps'>;
  /** The selected part, in cents. */
  from: number | null;
  to: number | null;
}

/** How the products spread over the price range. Only decoration: the list itself tells the count. */
export function PriceBars({ facets: { minPrice, maxPrice, priceSteps }, from, to }: PriceBarsProps) {
  const most = Math.max(...priceSteps);
  const edge = (index: number) => amountAt({ minPrice, maxPrice }, index / priceSteps.length);
  const isWithin = (index: number) => edge(index + 1) > (from ?? 0) && edge(index) <= (to ?? maxPrice);
  return (
    <svg className={styles.bars} viewBox={`0 0 ${priceSteps.length} 1`} preserveAspectRatio="none" aria-hidden="true">
      {priceSteps.map((count, index) => (
        <rect
          key={index}
          className={isWithin(index) ? styles.within : styles.bar}
          x={index + 0.06}
          width={0.88}
          y={1 - count / most}
          height={count / most}
        />
      ))}
    </svg>
  );
}
