import { graphql } from 'react-relay/hooks.js';
import type { useAttributeChangesCreateMutation } from '../../__generated__/useAttributeChangesCreateMutation.graphql.ts';
import type { useAttributeChangesDeleteMutation } from '../../__generated__/useAttributeChangesDeleteMutation.graphql.ts';
import type { useAttributeChangesSaveMutation } from '../../__generated__/useAttributeChangesSaveMutation.graphql.ts';
import { useAdminMutation } from '../../kit/mutation/useAdminMutation.ts';

/** What is done with an attribute. */
export function useAttributeChanges() {
  const creating = useAdminMutation<useAttributeChangesCreateMutation, 'CreateAttributePayload'>(
    graphql`
      mutation useAttributeChangesCreateMutation($input: CreateAttributeInput!, $isDryRun: Boolean) {
        result: createAttribute(input: $input, isDryRun: $isDryRun) {
          __typename
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
    'CreateAttributePayload',
    { isToldByForm: true },
  );
  const saving = useAdminMutation<useAttributeChangesSaveMutation, 'SaveAttributePayload'>(
    graphql`
      mutation useAttributeChangesSaveMutation($input: SaveAttributeInput!, $isDryRun: Boolean) {
        result: saveAttribute(input: $input, isDryRun: $isDryRun) {
          __typename
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
    'SaveAttributePayload',
    { isToldByForm: true },
  );
  const deleting = useAdminMutation<useAttributeChangesDeleteMutation, 'DeleteAttributePayload'>(
    graphql`
      mutation useAttributeChangesDeleteMutation($input: DeleteAttributeInput!) {
        result: deleteAttribute(input: $input) {
          __typename
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    'DeleteAttributePayload',
  );
  return { creating, saving, deleting };
}
