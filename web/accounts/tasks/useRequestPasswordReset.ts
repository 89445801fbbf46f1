import { graphql } from 'react-relay/hooks.js';
import type { useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import { useShopMutation } from '../../kit/relay/useShopMutation.ts';

/** Has a mail sent by which another password is set. */
export function useRequestPasswordReset() {
  return useShopMutation<useRequestPasswordResetMutation, 'RequestPasswordResetPayload'>(
    graphql`
      mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
        result: requestPasswordReset(input: $input) {
          __typename
          ... on RequestPasswordResetPayload {
            email
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'RequestPasswordResetPayload',
  );
}
