import { graphql } from 'react-relay/hooks.js';
import type { useFindOrderMutation } from '../__generated__/useFindOrderMutation.graphql.ts';
import { useShopMutation } from '../kit/relay/useShopMutation.ts';

/** Finds an order by its number and e-mail address. */
export function useFindOrder() {
  return useShopMutation<useFindOrderMutation, 'FindOrderPayload'>(
    graphql`
      mutation useFindOrderMutation($input: FindOrderInput!) {
        result: findOrder(input: $input) {
          __typename
          ... on FindOrderPayload {
            order {
              url
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'FindOrderPayload',
  );
}
