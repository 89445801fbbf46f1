import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../../visitor/useCartMutation.ts';
import type { usePlaceOrderMutation } from '../../__generated__/usePlaceOrderMutation.graphql.ts';

/** Orders what is in the cart, after all changes of the cart that were asked for before. */
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
