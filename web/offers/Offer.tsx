import { graphql, useFragment } from 'react-relay/hooks.js';
import { useActionData } from 'react-router';
import { Link } from '../kit/Link.tsx';
import type { Offer_offer$key } from '../__generated__/Offer_offer.graphql.ts';
import { Countdown } from '../kit/countdown/Countdown.tsx';
import { expiredText } from '../kit/countdown/endText.ts';
import { useHasEnded } from '../kit/countdown/useTimeLeft.ts';
import { ShareButtons } from '../products/sharing/ShareButtons.tsx';
import { AffiliateNotice } from './AffiliateNotice.tsx';
import type { CommentActionData } from './comments/commentActions.ts';
import { useOffersBoard } from './board/useOffersBoard.ts';
import { CouponButton } from './coupon/CouponButton.tsx';
import { dealsPath } from './dealsUrl.ts';
import stock from '../products/StockWord.module.css';
import styles from './Offer.module.css';
import { OfferCover } from './OfferCover.tsx';
import { DetailsToggle, OfferDetails, useDetails } from './OfferDetails.tsx';
import { OfferHead } from './OfferHead.tsx';
import { OfferPrice } from './OfferPrice.tsx';
import { availabilityLabel } from './offerTexts.ts';
import { OutLink } from './OutLink.tsx';
import { HotVote } from './votes/HotVote.tsx';
import type { VoteActionData } from './votes/voteAction.ts';
import * as t from './__generated__/messages.ts';

export interface OfferProps {
  offer: Offer_offer$key;
  origin: string;
  guestsMayVote: boolean;
}

/** One offer in full: price, merchant, end, temperature, and the link to the merchant. */
export function Offer({ offer: key, origin, guestsMayVote }: OfferProps) {
  const offer = useFragment(
    graphql`
      fragment Offer_offer on Offer {
        id
        title
        url
        summary
        merchant {
          name
          url
        }
        product {
          name
          url
        }
        cover {
          basePath
        }
        price {
          __typename
        }
        availability
        remainingStock
        endsAt
        isExpired
        voteCount
        votesAreChecked
        coupon {
          __typename
        }
        ...OfferHead_offer
        ...OfferCover_offer
        ...OfferPrice_offer
        ...OfferDetails_offer
        ...AffiliateNotice_offer
        ...OutLink_offer
        ...CouponButton_offer
        ...HotVote_offer
      }
    `,
    key,
  );
  const { title, merchant, product, cover, endsAt, voteCount } = offer;
  const said = useActionData<VoteActionData | CommentActionData>();
  const answered = said && 'message' in said ? said : null;
  const hasEnded = useHasEnded(offer.isExpired ? null : endsAt) || offer.isExpired;
  useOffersBoard([offer.id]);
  const details = useDetails();
  const availability = availabilityLabel(offer.availability, offer.remainingStock);
  return (
    <article className={styles.offer} data-ended={hasEnded || undefined}>
      <OfferHead offer={offer} origin={origin} />
      {hasEnded && (
        <p className={styles.ended} role="status">
          <strong>{t.thisDealHasEnded}</strong> {endsAt != null && `${expiredText(Date.parse(endsAt))}.`}{' '}
          <Link to={dealsPath}>{t.viewCurrentDeals}</Link>
        </p>
      )}
      {answered && (
        <p className={styles.answered} role="alert" data-good={answered.vote !== null}>
          {answered.message}
        </p>
      )}
      <div className={styles.top}>
        <div className={styles.cover} data-plain={!cover || undefined}>
          <OfferCover offer={offer} sizes="(max-width: 60rem) 92vw, 34rem" priority="first" />
        </div>
        <div className={styles.side}>
          <header className={styles.heading}>
            <p className={styles.merchant}>
              <Link to={merchant.url}>{merchant.name}</Link>
            </p>
            <h1 tabIndex={-1}>{title}</h1>
            {offer.summary !== '' && <p className={styles.summary}>{offer.summary}</p>}
          </header>
          <div className={styles.price}>
            <OfferPrice offer={offer} isLarge />
            {offer.price && !hasEnded && (
              <p className={stock.stock} data-mark={availability.mark}>
                {availability.text}
              </p>
            )}
          </div>
          {endsAt != null && !hasEnded && <Countdown endsAt={endsAt} look="tiles" />}
          <div className={styles.ways}>
            {offer.coupon && <CouponButton offer={offer} isWide />}
            {!(hasEnded && offer.coupon) && (
              <>
                <OutLink offer={offer} look={offer.coupon ? 'second' : 'page'} />
                <AffiliateNotice offer={offer} />
              </>
            )}
          </div>
          <section className={styles.heat} aria-label={t.temperature}>
            <HotVote offer={offer} guestsMayVote={guestsMayVote} hasEnded={hasEnded} look="words" answered={answered} />
            <p className={styles.votes}>
              {offer.votesAreChecked ? t.voteCountInReview({ count: voteCount }) : t.voteCount({ count: voteCount })}
            </p>
          </section>
          {product && <p className={styles.product}>{t.inOurShop({ product: <Link to={product.url}>{product.name}</Link> })}</p>}
          <DetailsToggle details={details} />
          <ShareButtons page={{ url: origin + offer.url, title, picture: cover ? `${origin}${cover.basePath}/1200.webp` : null }} />
        </div>
      </div>
      <OfferDetails offer={offer} folded={details} />
    </article>
  );
}
