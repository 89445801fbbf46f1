import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AffiliateNotice_offer$key } from '../__generated__/AffiliateNotice_offer.graphql.ts';
import { shownInstant } from '../kit/clock/shownTime.ts';
import styles from './AffiliateNotice.module.css';
import * as t from './__generated__/messages.ts';

/**
 * The affiliate disclosure beside links to other shops.
 * @param offer one of the offers shown, for the date of its data
 */
export function AffiliateNotice({ offer }: { offer: AffiliateNotice_offer$key | null }) {
  const shown = useFragment(
    graphql`
      fragment AffiliateNotice_offer on Offer {
        asOf
      }
    `,
    offer,
  );
  return (
    <p className={styles.notice}>
      {t.weMayEarnCommission}
      {shown && <> {t.pricesAsOf({ time: <time dateTime={shown.asOf}>{shownInstant(shown.asOf)}</time> })}</>}
    </p>
  );
}
