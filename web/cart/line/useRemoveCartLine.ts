import { graphql } from 'react-relay/hooks.js';
import type { useRemoveCartLineMutation } from '../../__generated__/useRemoveCartLineMutation.graphql.ts';
import { useCartPageMutation } from '../page/useCartPageMutation.ts';

/** Takes a line out of the cart; the page and the badge follow from the answer. */
export function useRemoveCartLine() {
  return useCartPageMutation<useRemoveCartLineMutation, 'RemoveCartLinePayload'>(
    graphql`
      mutation useRemoveCartLineMutation($input: RemoveCartLineInput!, $country: String) {
        result: removeCartLine(input: $input) {
          __typename
          ... on RemoveCartLinePayload {
            viewer {
              cart {
                __typename
              }
              ...CartPage_viewer
              ...PersonalLayer_viewer
            }
          }
          ... on UnknownLineError {
            cart {
              ...CartPage_cart
              ...useSurfaceCart_cart
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'RemoveCartLinePayload',
  );
}
