import { useState, type MouseEvent } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks.js';
import type { CouponButton_offer$key } from '../../__generated__/CouponButton_offer.graphql.ts';
import { useHasEnded } from '../../kit/countdown/useTimeLeft.ts';
import { loadOnce } from '../../kit/loadOnce.ts';
import { loadFailure } from '../../kit/progressTexts.ts';
import { showToast } from '../../kit/toast/toasts.ts';
import { endsSoon } from '../offerTexts.ts';
import { CouponCode } from './CouponCode.tsx';
import styles from './CouponButton.module.css';
import { couponPath } from './couponAddress.ts';
import { couponState } from './couponRules.ts';
import { openCoupon } from './openCoupon.ts';
import { useRevealedCode } from './revealedCodes.ts';
import * as t from '../__generated__/messages.ts';

export interface CouponButtonProps {
  offer: CouponButton_offer$key;
  /** Whether it fills its container. */
  isWide?: boolean;
}

const loadReveal = loadOnce(() => import('./reveal.ts'));
const loadEnded = loadOnce(() => import('./endedCoupon.ts'));

/** Clicks that ask for a new tab or window open the coupon's own page there. */
const isModified = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The code of an offer (rows 54, 55, 58). Clicking a masked code opens this page in a new window with the code, and the merchant's page in
 * this window; other codes can be copied. Renders nothing for an offer without a code. Without script a masked code links to a page with
 * the code.
 *
 * For scripts, the element has data-coupon (masked, unmasked or expired), data-codeid, data-dest and data-expired, and once the code is
 * shown data-codetext and data-clipboard-text.
 */
export function CouponButton({ offer: key, isWide = false }: CouponButtonProps) {
  const { id, title, outUrl, endsAt, asOf, coupon } = useFragment(
    graphql`
      fragment CouponButton_offer on Offer {
        id
        title
        outUrl
        endsAt
        asOf
        coupon {
          codeId
          isExpired
          code
        }
      }
    `,
    key,
  );
  const environment = useRelayEnvironment();
  const [isWaiting, setWaiting] = useState(false);
  const [isEnding, setEnding] = useState(false);
  const revealed = useRevealedCode(coupon?.codeId ?? 0);
  // The offer was live when the page was rendered and has ended by the page's clock: the server's clock decides, and the server then
  // reveals the code to everyone.
  useHasEnded(coupon && !coupon.isExpired && endsSoon(endsAt, asOf) ? endsAt : null, () => {
    setEnding(true);
    loadEnded()
      .then(({ refetchEndedCoupon }) => refetchEndedCoupon(environment, id))
      .catch(() => undefined)
      .finally(() => setEnding(false));
  });
  if (!coupon) return null;
  const { codeId } = coupon;
  const { state, code } = couponState({ ...coupon, isExpired: coupon.isExpired || isEnding }, revealed);
  if (state !== 'masked')
    return <CouponCode codeId={codeId} code={code} destination={outUrl} isExpired={state === 'expired'} isWide={isWide} />;

  function revealHere() {
    setWaiting(true);
    loadReveal()
      .then(
        ({ reveal }) => reveal(environment, { codeId }),
        () => showToast({ kind: 'danger', text: loadFailure, action: { label: t.tryAgain, run: revealHere } }),
      )
      .finally(() => setWaiting(false));
  }
  function press(event: MouseEvent) {
    if (isModified(event)) return;
    event.preventDefault();
    // Ignores the second click of a double click.
    if (event.detail > 1 || isWaiting) return;
    if (!openCoupon(codeId, outUrl)) revealHere();
  }
  return (
    <a
      className={[styles.masked, isWide && styles.wide].filter(Boolean).join(' ')}
      href={couponPath(codeId)}
      rel="nofollow"
      aria-busy={isWaiting}
      data-coupon="masked"
      data-codeid={codeId}
      data-dest={outUrl}
      data-expired="false"
      onClick={press}
    >
      <span className={styles.word}>{t.showCodeInNew({ span: (text) => <span className="visually-hidden">{text}</span>, title })}</span>
      <span className={styles.mask} aria-hidden="true">
        {'••••'}
      </span>
    </a>
  );
}
