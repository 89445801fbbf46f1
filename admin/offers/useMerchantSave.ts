import { graphql } from 'react-relay/hooks.js';
import type { useMerchantSaveMutation } from '../__generated__/useMerchantSaveMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Makes merchants and changes them. */
export function useMerchantSave() {
  return useAdminMutation<useMerchantSaveMutation, 'SaveMerchantPayload'>(
    graphql`
      mutation useMerchantSaveMutation($input: SaveMerchantInput!, $isDryRun: Boolean) {
        result: saveMerchant(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveMerchantPayload {
            merchant {
              databaseId
              ...merchantValues_merchant
            }
          }
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'SaveMerchantPayload',
  );
}
