import type { ListingUrl } from './listingUrl.ts';
import styles from './PriceBars.module.css';
import type { Facets } from './useFacets.ts';

/** How the products spread over the price range; the fields below have the same range. Only decoration: the list itself tells the count. */
export function PriceBars({ facets: { minPrice, maxPrice, priceSteps }, url }: { facets: Facets; url: ListingUrl }) {
  const most = Math.max(...priceSteps);
  if (minPrice === maxPrice || most === 0) return null;
  // As the server counts: each part ends at the same multiple of its beginning.
  const lowest = Math.max(minPrice, 1);
  const edge = (index: number) => lowest * ((maxPrice + 1) / lowest) ** (index / priceSteps.length);
  const isWithin = (index: number) => edge(index + 1) > (url.minPrice ?? 0) && edge(index) <= (url.maxPrice ?? maxPrice);
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
