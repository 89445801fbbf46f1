import { graphql } from 'react-relay/hooks.js';
import type { useGroupSaveMutation } from '../__generated__/useGroupSaveMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Makes groups and changes them. */
export function useGroupSave() {
  return useAdminMutation<useGroupSaveMutation, 'SaveCompareGroupPayload'>(
    graphql`
      mutation useGroupSaveMutation($input: SaveCompareGroupInput!, $isDryRun: Boolean) {
        result: saveCompareGroup(input: $input, isDryRun: $isDryRun) {
          __typename
          ... on SaveCompareGroupPayload {
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
    `,
    'SaveCompareGroupPayload',
  );
}
