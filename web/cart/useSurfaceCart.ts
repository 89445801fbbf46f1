import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useSurfaceCart_cart$key } from '../__generated__/useSurfaceCart_cart.graphql.ts';
import type { useSurfaceCart_viewer$key } from '../__generated__/useSurfaceCart_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';

/**
 * Returns the cart for mini-cart and drawer: the personal layer loads the data of both, so that neither needs a query of its own.
 * @returns undefined while unknown, null without a cart
 */
export function useSurfaceCart() {
  const viewer = useFragment<useSurfaceCart_viewer$key>(
    graphql`
      fragment useSurfaceCart_viewer on Viewer {
        cart {
          ...useSurfaceCart_cart
        }
      }
    `,
    usePersonalViewer(),
  );
  const cart = useFragment<useSurfaceCart_cart$key>(
    graphql`
      fragment useSurfaceCart_cart on Cart {
        ...MiniCart_cart
        ...CartPanel_cart
        ...CartPanelContents_cart
      }
    `,
    viewer?.cart ?? null,
  );
  return viewer ? (cart ?? null) : undefined;
}
