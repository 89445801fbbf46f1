import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OfferPrice_offer$key } from '../__generated__/OfferPrice_offer.graphql.ts';
import { PriceLine } from '../pricing/PriceLine.tsx';
import styles from './OfferPrice.module.css';
import { Shipping } from './Shipping.tsx';

export interface OfferPriceProps {
  offer: OfferPrice_offer$key;
  isLarge?: boolean;
  /** Shown beside the shipping costs. */
  children?: ReactNode;
}

/** An offer's price, its earlier price, and its shipping costs; renders nothing for an offer without a price. */
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
            <span className={styles.total}>{`= ${totalPrice?.formatted}`}</span>
          </>
        )}{' '}
        {children}
      </p>
    </div>
  );
}
