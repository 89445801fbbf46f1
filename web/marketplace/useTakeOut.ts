import { graphql } from 'react-relay/hooks.js';
import { useCartPageMutation } from '../cart/page/useCartPageMutation.ts';
import type { useTakeOutMutation } from '../__generated__/useTakeOutMutation.graphql.ts';

/** Takes what was checked out at external shops out of the cart; the page follows from the answer. */
export function useTakeOut() {
  return useCartPageMutation<useTakeOutMutation, 'RemoveExternalPurchasesPayload'>(
    graphql`
      mutation useTakeOutMutation($input: RemoveExternalPurchasesInput!, $country: String) {
        result: removeExternalPurchases(input: $input) {
          __typename
          ... on RemoveExternalPurchasesPayload {
            viewer {
              ...CartPage_viewer
              ...PersonalLayer_viewer
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'RemoveExternalPurchasesPayload',
  );
}
