import { graphql } from 'react-relay/hooks.js';
import { useCartMutation } from '../visitor/useCartMutation.ts';
import type { useAddManyMutation } from '../__generated__/useAddManyMutation.graphql.ts';

/** Adds several products to the cart, all or none. */
export function useAddMany() {
  return useCartMutation<useAddManyMutation, 'AddManyToCartPayload'>(
    graphql`
      mutation useAddManyMutation($input: AddManyToCartInput!) {
        result: addManyToCart(input: $input) {
          __typename
          ... on AddManyToCartPayload {
            viewer {
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'AddManyToCartPayload',
  );
}
