import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../visitor/useCartMutation.ts';
import type { useChooseExternalShopMutation } from '../__generated__/useChooseExternalShopMutation.graphql.ts';

/** Says of an external shop that it is done or canceled, after all changes of the cart that were asked for before. */
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
