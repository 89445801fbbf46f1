import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/page/EmptyState.tsx';
import type { EmptyCart_viewer$key } from '../../__generated__/EmptyCart_viewer.graphql.ts';

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
    <EmptyState icon="cart" title="Your cart is empty." actions={<ButtonLink to="/shop/">Go to the shop</ButtonLink>}>
      {latestOrder && (
        <p>
          You placed <Link to={latestOrder.url}>order {latestOrder.number}</Link> on{' '}
          <time dateTime={latestOrder.placedAt}>{`${instant(latestOrder.placedAt)} ${zoneLabel()}`}</time>.
        </p>
      )}
    </EmptyState>
  );
}

const instant = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
