import { graphql } from 'react-relay/hooks.js';
import type { useMerchantSaveCreateMutation } from '../__generated__/useMerchantSaveCreateMutation.graphql.ts';
import type { useMerchantSaveUpdateMutation } from '../__generated__/useMerchantSaveUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const creating = graphql`
  mutation useMerchantSaveCreateMutation($input: CreateMerchantInput!, $isDryRun: Boolean) {
    result: createMerchant(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on CreateMerchantPayload {
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
`;

const updating = graphql`
  mutation useMerchantSaveUpdateMutation($input: UpdateMerchantInput!, $isDryRun: Boolean) {
    result: updateMerchant(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateMerchantPayload {
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
`;

/** Creates merchants or updates them. */
export function useMerchantSave({ isNew }: { isNew: boolean }) {
  return useAdminMutation<useMerchantSaveCreateMutation | useMerchantSaveUpdateMutation, 'CreateMerchantPayload' | 'UpdateMerchantPayload'>(
    isNew ? creating : updating,
    isNew ? 'CreateMerchantPayload' : 'UpdateMerchantPayload',
  );
}
