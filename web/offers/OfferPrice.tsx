import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OfferPrice_offer$key } from '../__generated__/OfferPrice_offer.graphql.ts';
import { PriceLine } from '../pricing/PriceLine.tsx';
import styles from './OfferPrice.module.css';
import { Shipping } from './Shipping.tsx';

export interface OfferPriceProps {
  offer: OfferPrice_offer$key;
  isLarge?: boolean;
  /** What is said beside the delivery. */
  children?: ReactNode;
}

/** What an offer costs there, what it cost before, and what its delivery adds; nothing for one without a price of its own. */
export function OfferPrice({ offer: key, isLarge = false, children }: OfferPriceProps) {
  const offer = useFragment(
    graphql`
      fragment OfferPrice_offer on Offer {
        price {
          formatted
        }
        shipping {
          amount
        }
        totalPrice {
          formatted
        }
        priorPrice {
          formatted
        }
        discountPercent
        ...Shipping_offer
      }
    `,
    key,
  );
  const { price, shipping, totalPrice, priorPrice, discountPercent } = offer;
  if (!price) return null;
  return (
    <div className={styles.price}>
      <PriceLine price={price.formatted} prior={priorPrice?.formatted ?? null} discountPercent={discountPercent} isLarge={isLarge} />
      <p className={styles.shipping}>
        <Shipping offer={offer} />
        {shipping && shipping.amount > 0 && (
          <>
            {' '}
            <span className={styles.total}>= {totalPrice?.formatted}</span>
          </>
        )}{' '}
        {children}
      </p>
    </div>
  );
}
