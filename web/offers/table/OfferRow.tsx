import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import type { OfferRow_offer$key } from '../../__generated__/OfferRow_offer.graphql.ts';
import { Countdown } from '../../kit/countdown/Countdown.tsx';
import { CouponButton } from '../coupon/CouponButton.tsx';
import { availabilityLabel, countriesText, endsSoon } from '../offerTexts.ts';
import { OutLink } from '../OutLink.tsx';
import styles from './OffersTable.module.css';
import * as t from '../__generated__/messages.ts';

export interface OfferRowProps {
  offer: OfferRow_offer$key;
  /** Whether its total is the lowest. */
  isBest: boolean;
  onEnd: () => void;
}

/** An offer of another shop, as a row of the table. */
export function OfferRow({ offer: key, isBest, onEnd }: OfferRowProps) {
  const offer = useFragment(
    graphql`
      fragment OfferRow_offer on Offer {
        title
        url
        merchant {
          name
        }
        price {
          formatted
        }
        priorPrice {
          formatted
        }
        shipping {
          amount
          formatted
        }
        totalPrice {
          formatted
        }
        availability
        shipsTo
        endsAt
        asOf
        coupon {
          code
        }
        ...CouponButton_offer
        ...OutLink_offer
      }
    `,
    key,
  );
  const { price, priorPrice, shipping, totalPrice, endsAt } = offer;
  const availability = availabilityLabel(offer.availability);
  return (
    <li className={styles.row} data-best={isBest || undefined}>
      <div className={styles.shop}>
        <h3 className={styles.merchant}>{offer.merchant.name}</h3>
        <Link to={offer.url} className={styles.title}>
          {offer.title}
        </Link>
        {endsSoon(endsAt, offer.asOf) && <Countdown endsAt={endsAt} onEnd={onEnd} />}
      </div>
      <dl className={styles.facts}>
        <Fact name={t.price}>
          {priorPrice && (
            <>
              <span className="visually-hidden">{t.lowestPriceInDays} </span>
              <s className={styles.prior}>{priorPrice.formatted}</s> <span className="visually-hidden">{t.nowLabel} </span>
            </>
          )}
          {price?.formatted ?? t.seeShop}
        </Fact>
        <Fact name={t.delivery}>{!shipping ? t.notStated : shipping.amount === 0 ? t.free : shipping.formatted}</Fact>
        <Fact name={t.total}>
          {totalPrice ? (
            <>
              <b className={styles.sum}>{totalPrice.formatted}</b>
              {!shipping && ` ${t.withoutDelivery}`}
            </>
          ) : (
            t.seeShop
          )}
          {isBest && <span className={styles.best}>{t.lowestTotal}</span>}
        </Fact>
        <Fact name={t.availability}>
          <span data-mark={availability.mark}>{availability.text}</span>
        </Fact>
        <Fact name={t.deliversTo}>{countriesText(offer.shipsTo)}</Fact>
      </dl>
      <div className={styles.way}>
        <CouponButton offer={offer} isWide />
        {/* Revealing a code leads to the shop, too. */}
        {offer.coupon?.code !== null && <OutLink offer={offer} />}
      </div>
    </li>
  );
}

/** @param name as in the column's header, if there are columns */
function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
