import { graphql } from 'react-relay/hooks.js';
import type { useWishlistMailsMutation } from '../__generated__/useWishlistMailsMutation.graphql.ts';
import { useCartMutation } from '../visitor/useCartMutation.ts';

/** Asks for mails about the wishlist, or for none any more. */
export function useWishlistMails() {
  return useCartMutation<useWishlistMailsMutation, 'SetWishlistMailsPayload'>(
    graphql`
      mutation useWishlistMailsMutation($input: SetWishlistMailsInput!) {
        result: setWishlistMails(input: $input) {
          __typename
          ... on SetWishlistMailsPayload {
            viewer {
              ...MailsSwitch_viewer
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'SetWishlistMailsPayload',
  );
}
