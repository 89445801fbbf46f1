import { graphql } from 'react-relay/hooks.js';
import type { useRemoveCartLineMutation } from '../../__generated__/useRemoveCartLineMutation.graphql.ts';
import { useCartPageMutation } from '../page/useCartPageMutation.ts';

/** Removes a line from the cart; page and badge update from the response. */
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
