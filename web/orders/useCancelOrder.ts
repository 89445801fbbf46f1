import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../visitor/useCartMutation.ts';
import type { useCancelOrderMutation } from '../__generated__/useCancelOrderMutation.graphql.ts';

/** Cancels an order; its page follows from the answer. An open payment keeps the cart, which can be ordered again then. */
export function useCancelOrder() {
  return useCartMutation<useCancelOrderMutation, 'CancelOrderPayload'>(
    graphql`
      mutation useCancelOrderMutation($input: CancelOrderInput!) {
        result: cancelOrder(input: $input) {
          __typename
          ... on CancelOrderPayload {
            order {
              ...OrderPage_order
            }
            viewer {
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'CancelOrderPayload',
  );
}
