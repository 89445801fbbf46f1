import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Shipping_offer$key } from '../__generated__/Shipping_offer.graphql.ts';

/** What the delivery of an offer adds, as far as anybody knows. */
export function Shipping({ offer }: { offer: Shipping_offer$key }) {
  const { shipping } = useFragment(
    graphql`
      fragment Shipping_offer on Offer {
        shipping {
          amount
          formatted
        }
      }
    `,
    offer,
  );
  if (!shipping) return 'plus shipping';
  return shipping.amount === 0 ? 'free shipping' : `+ ${shipping.formatted} shipping`;
}
