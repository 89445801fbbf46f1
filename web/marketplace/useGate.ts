import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useGate_cart$key } from '../__generated__/useGate_cart.graphql.ts';

/** The message of an order's refusal because of open external shops; null if all were handled, or there are none. */
export function useGate(cart: useGate_cart$key): string | null {
  const { externalShops } = useFragment(
    graphql`
      fragment useGate_cart on Cart {
        externalShops {
          problem
        }
      }
    `,
    cart,
  );
  return externalShops.find(({ problem }) => problem != null)?.problem ?? null;
}
