import { graphql } from 'react-relay/hooks.js';
import type { useShareWishlistMutation } from '../__generated__/useShareWishlistMutation.graphql.ts';
import { useCartMutation } from '../visitor/useCartMutation.ts';

/** Makes the link to the visitor's wishlist, or ends it. */
export function useShareWishlist() {
  return useCartMutation<useShareWishlistMutation, 'ShareWishlistPayload'>(
    graphql`
      mutation useShareWishlistMutation($input: ShareWishlistInput!) {
        result: shareWishlist(input: $input) {
          __typename
          ... on ShareWishlistPayload {
            viewer {
              wishlist {
                ...ShareBox_wishlist
              }
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'ShareWishlistPayload',
  );
}
