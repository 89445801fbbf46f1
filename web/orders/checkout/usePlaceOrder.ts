import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../../visitor/useCartMutation.ts';
import type { usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts';

/** Places the order, after all earlier changes of the cart. */
export function usePlaceOrder() {
  return useCartMutation<usePlaceOrderMutation, 'PlaceOrderPayload'>(
    graphql`
      mutation usePlaceOrderMutation($input: PlaceOrderInput!) {
        result: placeOrder(input: $input) {
          __typename
          ... on PlaceOrderPayload {
            order {
              url
            }
            nextAction {
              url
            }
            viewer {
              ...PersonalLayer_viewer
            }
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
          ... on PaymentOpenError {
            order {
              url
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'PlaceOrderPayload',
  );
}
