import styles from './PriceLine.module.css';
import * as t from './__generated__/messages.ts';

export interface PriceLineProps {
  /** Formatted; null without a price. */
  price: string | null;
  /** The lowest price in the 30 days before the discount. */
  prior: string | null;
  discountPercent: number | null | undefined;
  /** Formatted unit price of goods sold by measure. */
  perUnit?: string | null | undefined;
  /** Formatted deposit on top of the price. */
  deposit?: string | undefined;
  /** Whether other variations of the product cost more. */
  isLowest?: boolean;
  isLarge?: boolean;
}

/** The current price, and the earlier price if it is discounted. */
export function PriceLine({ price, prior, discountPercent, perUnit, deposit, isLowest = false, isLarge = false }: PriceLineProps) {
  if (price === null) return <p className={styles.none}>{t.noPriceYet}</p>;
  return (
    <p className={styles.line} data-large={isLarge} data-reduced={prior !== null}>
      <span className={styles.price}>
        {prior !== null && <span className="visually-hidden">{t.salePriceLabel} </span>}
        {isLowest ? t.fromPrice({ price, small: (text) => <span className={styles.from}>{text}</span> }) : price}
      </span>
      {prior !== null && (
        <>
          {' '}
          <span className="visually-hidden">{t.lowestPriceInDays} </span>
          <s className={styles.prior}>{prior}</s>
        </>
      )}
      {perUnit && <small className={styles.unit}>{isLowest ? t.fromUnitPrice({ price: perUnit }) : perUnit}</small>}
      {deposit && <small className={styles.unit}>{t.plusDeposit({ deposit })}</small>}
      {isLarge && discountPercent != null && discountPercent > 0 && (
        <>
          {' '}
          <span className={styles.badge}>
            <span aria-hidden="true">−{discountPercent}%</span>
            <span className="visually-hidden">{t.perCentOff({ percent: discountPercent })}</span>
          </span>
        </>
      )}
    </p>
  );
}
