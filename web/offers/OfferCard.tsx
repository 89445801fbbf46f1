import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../kit/Link.tsx';
import type { OfferCard_offer$key } from '../__generated__/OfferCard_offer.graphql.ts';
import { Countdown } from '../kit/countdown/Countdown.tsx';
import { useHasEnded } from '../kit/countdown/useTimeLeft.ts';
import type { PictureProps } from '../kit/Picture.tsx';
import { CouponButton } from './coupon/CouponButton.tsx';
import marks from './availability.module.css';
import card from '../kit/card.module.css';
import styles from './OfferCard.module.css';
import { OfferCover } from './OfferCover.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { availabilityLabel, endsSoon, shortDay } from './offerTexts.ts';
import { OutLink } from './OutLink.tsx';
import { HotVote } from './votes/HotVote.tsx';
import * as t from './__generated__/messages.ts';

export interface OfferCardProps {
  offer: OfferCard_offer$key;
  guestsMayVote: boolean;
  priority?: PictureProps['priority'];
  heading?: 'h2' | 'h3';
}

/** An offer in a list: merchant, price, temperature, and the link to the merchant. An offer that ends meanwhile stays, marked as ended. */
export function OfferCard({ offer: key, guestsMayVote, priority, heading: Heading = 'h2' }: OfferCardProps) {
  const offer = useFragment(
    graphql`
      fragment OfferCard_offer on Offer {
        id
        title
        url
        summary
        merchant {
          name
        }
        price {
          __typename
        }
        discountPercent
        availability
        remainingStock
        commentCount
        publishedAt
        endsAt
        asOf
        isExpired
        coupon {
          __typename
        }
        ...OfferCover_offer
        ...OfferPrice_offer
        ...OutLink_offer
        ...CouponButton_offer
        ...HotVote_offer
      }
    `,
    key,
  );
  const { endsAt, asOf, discountPercent } = offer;
  const isCounted = endsSoon(endsAt, asOf);
  const hasEnded = useHasEnded(isCounted && !offer.isExpired ? endsAt : null) || offer.isExpired;
  const availability = availabilityLabel(offer.availability, offer.remainingStock);
  return (
    <article className={card.card} data-ended={hasEnded || undefined} data-offer={offer.id}>
      <div className={styles.what}>
        <div className={styles.cover}>
          <OfferCover offer={offer} sizes="8rem" priority={priority} />
          {discountPercent != null && discountPercent > 0 && (
            <p className={styles.badge}>
              <span aria-hidden="true">−{discountPercent}%</span>
              <span className="visually-hidden">{t.perCentOff({ percent: discountPercent })}</span>
            </p>
          )}
        </div>
        <div className={styles.text}>
          <p className={styles.from}>
            <span className={styles.merchant}>{offer.merchant.name}</span>
            <time className={styles.day} dateTime={offer.publishedAt}>
              <span className="visually-hidden">{t.posted} </span>
              {shortDay(offer.publishedAt)}
            </time>
          </p>
          <Heading className={styles.title}>
            <Link to={offer.url} className={card.link}>
              {offer.title}
            </Link>
          </Heading>
          {offer.price ? (
            <OfferPrice offer={offer}>
              {!hasEnded && availability.mark !== 'good' && <span className={marks[availability.mark]}>{availability.text}</span>}
            </OfferPrice>
          ) : (
            offer.summary !== '' && <p className={styles.summary}>{offer.summary}</p>
          )}
          <div className={styles.end}>
            {hasEnded ? <p className={styles.ended}>{t.dealHasEnded}</p> : isCounted && <Countdown endsAt={endsAt} />}
            {offer.commentCount > 0 && <p className={styles.comments}>{t.commentsCount({ count: offer.commentCount })}</p>}
          </div>
        </div>
      </div>
      <div className={`${card.ways} ${styles.ways}`}>
        <HotVote offer={offer} guestsMayVote={guestsMayVote} hasEnded={hasEnded} />
        <div className={styles.way}>{offer.coupon ? <CouponButton offer={offer} isWide /> : <OutLink offer={offer} />}</div>
      </div>
    </article>
  );
}
