import { graphql, useFragment } from 'react-relay/hooks.js';
import type { useWishes_viewer$key } from '../__generated__/useWishes_viewer.graphql.ts';
import { usePersonalViewer } from '../visitor/personalViewer.ts';

/** The visitor's wishlist from the personal layer (row 92); undefined until it is loaded, and for visitors who never had one. */
export function useWishes() {
  const viewer = useFragment<useWishes_viewer$key>(
    graphql`
      fragment useWishes_viewer on Viewer {
        isSignedIn
        wishlist {
          totalCount
          productIds
          # eslint-disable-next-line relay/unused-fields -- hearts read the counts of their products, which pages bring as they were
          products {
            id
            wishCount
          }
          # eslint-disable-next-line relay/unused-fields -- the same for what was taken off, here or anywhere else
          removedProducts {
            id
            databaseId
            wishCount
          }
        }
      }
    `,
    usePersonalViewer(),
  );
  return viewer && { totalCount: viewer.wishlist.totalCount, productIds: viewer.wishlist.productIds, isSignedIn: viewer.isSignedIn };
}
