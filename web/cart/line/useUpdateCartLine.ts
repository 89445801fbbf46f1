import { graphql } from 'react-relay/hooks.js';
import type { useUpdateCartLineMutation } from '../../__generated__/useUpdateCartLineMutation.graphql.ts';
import { useCartPageMutation } from '../page/useCartPageMutation.ts';

/** Sets the quantity of a cart line; page and badge update from the response. */
export function useUpdateCartLine() {
  return useCartPageMutation<useUpdateCartLineMutation, 'UpdateCartLinePayload'>(
    graphql`
      mutation useUpdateCartLineMutation($input: UpdateCartLineInput!, $country: String) {
        result: updateCartLine(input: $input) {
          __typename
          ... on UpdateCartLinePayload {
            line {
              quantity
            }
            viewer {
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
    'UpdateCartLinePayload',
  );
}
