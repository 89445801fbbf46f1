import { useId, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { CouponFacts_offer$key } from '../../__generated__/CouponFacts_offer.graphql.ts';
import { buttonClass, Button } from '../../kit/Button.tsx';
import { endsText, expiredText } from '../../kit/countdown/endText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { CouponVoteForm } from './CouponVoteForm.tsx';
import styles from './CouponFacts.module.css';
import { useCopy } from './useCopy.ts';
import * as t from '../__generated__/messages.ts';

export interface CouponFactsProps {
  offer: CouponFacts_offer$key;
  code: string;
}

/**
 * A revealed code and its details: the link to the shop, its end, its terms, and for how many it worked (row 57). Shown in the dialog, and
 * on the page for visitors without script.
 */
export function CouponFacts({ offer: key, code }: CouponFactsProps) {
  const offer = useFragment(
    graphql`
      fragment CouponFacts_offer on Offer {
        title
        summary
        details
        outUrl
        destinationHost
        endsAt
        isExpired
        merchant {
          name
          isAffiliate
        }
        ...CouponVoteForm_offer
      }
    `,
    key,
  );
  const { merchant, endsAt, isExpired, destinationHost } = offer;
  // The link goes to a page of this shop.
  const isOwn = destinationHost == null;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copy, isCopied] = useCopy(() => field.current);
  const end = endsAt ? Date.parse(endsAt) : null;
  return (
    <div className={styles.facts}>
      <p className={styles.title}>{offer.title}</p>
      <div className={styles.code}>
        <label className={styles.label} htmlFor={id}>
          {t.couponCode}
        </label>
        <input
          ref={field}
          id={id}
          className={styles.field}
          readOnly
          value={code}
          spellCheck={false}
          autoComplete="off"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <span className={styles.copy}>
          <Button kind="secondary" size="large" onClick={() => copy(code)}>
            {isCopied && <Icon name="check" />}
            {isCopied ? t.copied : t.copyCode}
          </Button>
        </span>
      </div>
      {end !== null && (
        <p className={styles.end} data-expired={isExpired}>
          <time dateTime={endsAt ?? undefined}>{isExpired ? expiredText(end) : endsText(end)}</time>
          {isExpired && `. ${t.codeMayNoLongerWork}`}
        </p>
      )}
      <div className={styles.way}>
        <a
          className={buttonClass({ size: 'large', isWide: true })}
          href={offer.outUrl}
          target={isOwn ? undefined : '_blank'}
          rel={isOwn ? 'nofollow' : merchant.isAffiliate ? 'sponsored nofollow noopener' : 'nofollow noopener'}
        >
          {t.goTo({ merchant: merchant.name })}
          {!isOwn && <Icon name="external" />}
        </a>
        <p className={styles.note}>
          {isOwn ? t.enterCodeInYourCart : t.opensInNewTabEnter({ host: destinationHost })}
          {!isOwn && merchant.isAffiliate && ` ${t.mayPayUsCommission({ merchant: merchant.name })}`}
        </p>
      </div>
      {(offer.summary !== '' || offer.details !== '') && (
        <div className={styles.terms}>
          {[offer.summary, ...offer.details.split(/\n{2,}/)]
            .filter((text) => text.trim() !== '')
            .map((text) => (
              <p key={text}>{text}</p>
            ))}
        </div>
      )}
      {!isExpired && <CouponVoteForm offer={offer} />}
    </div>
  );
}
