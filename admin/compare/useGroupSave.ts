import { graphql } from 'react-relay/hooks.js';
import type { useGroupSaveCreateMutation } from '../__generated__/useGroupSaveCreateMutation.graphql.ts';
import type { useGroupSaveUpdateMutation } from '../__generated__/useGroupSaveUpdateMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

const creating = graphql`
  mutation useGroupSaveCreateMutation($input: CreateCompareGroupInput!, $isDryRun: Boolean) {
    result: createCompareGroup(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on CreateCompareGroupPayload {
        group {
          databaseId
          ...groupValues_group
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
  mutation useGroupSaveUpdateMutation($input: UpdateCompareGroupInput!, $isDryRun: Boolean) {
    result: updateCompareGroup(input: $input, isDryRun: $isDryRun) {
      __typename
      ... on UpdateCompareGroupPayload {
        group {
          databaseId
          ...groupValues_group
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

/** Creates groups or updates them. */
export function useGroupSave({ isNew }: { isNew: boolean }) {
  return useAdminMutation<
    useGroupSaveCreateMutation | useGroupSaveUpdateMutation,
    'CreateCompareGroupPayload' | 'UpdateCompareGroupPayload'
  >(isNew ? creating : updating, isNew ? 'CreateCompareGroupPayload' : 'UpdateCompareGroupPayload');
}
