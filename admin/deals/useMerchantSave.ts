import { graphql } from 'react-relay/hooks.js';
import type { useMerchantSaveMutation } from '../__generated__/useMerchantSaveMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Makes merchants and changes them. @param isToldByForm false while its form is behind a question, and can tell no failure */
export function useMerchantSave(isToldByForm = true) {
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
          ... on StaleMerchantError {
            current {
              ...merchantValues_merchant
            }
          }
        }
      }
    `,
    'SaveMerchantPayload',
    { isToldByForm },
  );
}
