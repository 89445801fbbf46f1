import { graphql, useFragment } from 'react-relay/hooks.js';
import type { Shipping_offer$key } from '../__generated__/Shipping_offer.graphql.ts';
import * as t from './__generated__/messages.ts';

/** The shipping costs of an offer, as far as they are known. */
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
  if (!shipping) return t.deliveryExtra;
  return shipping.amount === 0 ? t.deliveryFree : t.deliveryPrice({ price: shipping.formatted });
}
