import { graphql } from 'react-relay/hooks.js';
import type { useGroupSaveMutation } from '../__generated__/useGroupSaveMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Makes groups and changes them. @param isToldByForm false while its form is behind a question, and can tell no failure */
export function useGroupSave(isToldByForm = true) {
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
          ... on StaleCompareGroupError {
            current {
              ...groupValues_group
            }
          }
        }
      }
    `,
    'SaveCompareGroupPayload',
    { isToldByForm },
  );
}
