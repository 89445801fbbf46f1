import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useSurfaceCart_cart$key } from '../__generated__/useSurfaceCart_cart.graphql.ts';
import type { useSurfaceCart_viewer$key } from '../__generated__/useSurfaceCart_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';

/**
 * The cart for mini-cart and panel: the personal layer brings what both of them show, so that neither asks for anything of its own.
 * @returns undefined while nobody knows, null without a cart
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
