import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../visitor/useCartMutation.ts';
import type { useChooseExternalShopMutation } from '../__generated__/useChooseExternalShopMutation.graphql.ts';

/** Marks an external shop as done or canceled, after all earlier changes of the cart. */
export function useChooseExternalShop() {
  return useCartMutation<useChooseExternalShopMutation, 'SetExternalShopChoicePayload'>(
    graphql`
      mutation useChooseExternalShopMutation($input: SetExternalShopChoiceInput!) {
        result: setExternalShopChoice(input: $input) {
          __typename
          ... on SetExternalShopChoicePayload {
            cart {
              ...ExternalShops_cart
              ...useGate_cart
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'SetExternalShopChoicePayload',
  );
}
