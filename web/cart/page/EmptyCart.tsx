import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from '../../kit/Link.tsx';
import { ButtonLink } from '../../kit/Button.tsx';
import { EmptyState } from '../../kit/page/EmptyState.tsx';
import type { EmptyCart_viewer$key } from '../../__generated__/EmptyCart_viewer.graphql.ts';
import * as t from '../__generated__/messages.ts';

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
    <EmptyState icon="cart" title={t.yourCartIsEmpty} actions={<ButtonLink to="/shop/">{t.goToTheShop}</ButtonLink>}>
      {latestOrder && (
        <p>
          {t.youPlacedOrderOn({
            link: (text) => <Link to={latestOrder.url}>{text}</Link>,
            number: latestOrder.number,
            time: <time dateTime={latestOrder.placedAt}>{`${instant(latestOrder.placedAt)} ${zoneLabel()}`}</time>,
          })}
        </p>
      )}
    </EmptyState>
  );
}

const instant = shopFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
