import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useSeenCart_cart$key } from '../../__generated__/useSeenCart_cart.graphql.ts';
import type { CheckoutCart } from './checkoutCart.ts';
import { deliveryPrice } from '../Sums.tsx';
import { useAsOf, type Made } from './useAsOf.ts';

/** The cart as the checkout shows it. */
export function useSeenCart(key: useSeenCart_cart$key, made: Made): CheckoutCart {
  const cart = useFragment(
    graphql`
      fragment useSeenCart_cart on Cart {
        lines {
          key
          name
          quantity
          options {
            value
          }
          lineTotal {
            formatted
          }
        }
        discount {
          formatted
        }
        quote(country: $country, postcode: $postcode, city: $city, shippingMethod: $shippingMethod) {
          shipping {
            amount
            formatted
          }
          total {
            formatted
          }
        }
      }
    `,
    key,
  );
  const { lines, discount, quote } = useAsOf(cart, made);
  return {
    lines: lines.map(({ key, name, options, quantity, lineTotal }) => ({
      key,
      name: [name, ...options.map(({ value }) => value)].join(', '),
      quantity,
      total: lineTotal.formatted,
    })),
    discount: discount.formatted,
    shipping: quote ? deliveryPrice(quote.shipping.amount, quote.shipping.formatted) : '',
    total: quote?.total.formatted ?? '',
  };
}
