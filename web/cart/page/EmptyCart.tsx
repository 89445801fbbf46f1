import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import type { EmptyCart_viewer$key } from '../../__generated__/EmptyCart_viewer.graphql.ts';
import styles from './emptyCart.module.css';

/** The empty cart, with a recent order that may explain it, in case the order's response got lost. */
export function EmptyCart({ viewer }: { viewer: EmptyCart_viewer$key }) {
  const { latestOrder } = useFragment(
    graphql`
      fragment EmptyCart_viewer on Viewer {
        latestOrder {
          number
          url
          placedAt
        }
      }
    `,
    viewer,
  );
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name="cart" size={40} />
      </span>
      <p>Your cart is empty.</p>
      {latestOrder && (
        <p className={styles.latest}>
          You placed <Link to={latestOrder.url}>order {latestOrder.number}</Link> on{' '}
          <time dateTime={latestOrder.placedAt}>{`${instant(latestOrder.placedAt)} ${zoneLabel()}`}</time>.
        </p>
      )}
      <ButtonLink to="/shop/">Go to the shop</ButtonLink>
    </div>
  );
}

const instant = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
