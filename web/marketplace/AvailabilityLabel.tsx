import { shopFormat, zoneLabel } from '../../shared/clock/shopClock.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { AvailabilityLabel_listing$key } from '../__generated__/AvailabilityLabel_listing.graphql.ts';
import { progressTexts } from '../kit/progressTexts.ts';
import styles from './availabilityLabel.module.css';
import * as t from './__generated__/messages.ts';

const shownTime = shopFormat('en-IE', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

/**
 * Whether an external shop has an article, and when that was checked (row 51). Until then the label shows that it is loading, or nothing.
 */
export function AvailabilityLabel({ listing }: { listing: AvailabilityLabel_listing$key }) {
  const { isAvailable, checkedAt, isBeingChecked } = useFragment(
    graphql`
      fragment AvailabilityLabel_listing on ShopListing {
        isAvailable
        checkedAt
        isBeingChecked
      }
    `,
    listing,
  );
  if (isBeingChecked) return <span className={styles.label}>{progressTexts.loading}</span>;
  if (isAvailable == null || checkedAt == null) return <span className={styles.label}>{t.availabilityUnknown}</span>;
  return (
    <span className={styles.label} data-available={isAvailable}>
      {isAvailable ? t.available : t.notAvailable}{' '}
      <time className={styles.time} dateTime={checkedAt}>
        {t.checkedAt({ time: shownTime(checkedAt), zone: zoneLabel() })}
      </time>
    </span>
  );
}
