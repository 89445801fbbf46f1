import styles from './PriceLine.module.css';

export interface PriceLineProps {
  /** Formatted; null without a price. */
  price: string | null;
  /** The lowest price in the 30 days before the discount. */
  prior: string | null;
  discountPercent: number | null | undefined;
  /** Formatted unit price of goods sold by measure. */
  perUnit?: string | null | undefined;
  /** Whether other variations of the product cost more. */
  isLowest?: boolean;
  isLarge?: boolean;
}

/** The current price, and the earlier price if it is discounted. */
export function PriceLine({ price, prior, discountPercent, perUnit, isLowest = false, isLarge = false }: PriceLineProps) {
  if (price === null) return <p className={styles.none}>No price yet</p>;
  return (
    <p className={styles.line} data-large={isLarge} data-reduced={prior !== null}>
      <span className={styles.price}>
        {prior !== null && <span className="visually-hidden">Sale price: </span>}
        {isLowest && <span className={styles.from}>from </span>}
        {price}
      </span>
      {prior !== null && (
        <>
          {' '}
          <span className="visually-hidden">Lowest price in the 30 days before the reduction: </span>
          <s className={styles.prior}>{prior}</s>
        </>
      )}
      {perUnit && (
        <small className={styles.unit}>
          {isLowest && 'from '}
          {perUnit}
        </small>
      )}
      {isLarge && discountPercent != null && discountPercent > 0 && (
        <>
          {' '}
          <span className={styles.badge}>
            <span aria-hidden="true">−{discountPercent}%</span>
            <span className="visually-hidden">{`${discountPercent} per cent off`}</span>
          </span>
        </>
      )}
    </p>
  );
}
