import { graphql } from 'react-relay/hooks.js';
import type { useResendVerificationMutation } from '../../__generated__/useResendVerificationMutation.graphql.ts';
import { useShopMutation } from '../../kit/relay/useShopMutation.ts';

/** Has the mail of a registration sent once more. */
export function useResendVerification() {
  return useShopMutation<useResendVerificationMutation, 'ResendVerificationPayload'>(
    graphql`
      mutation useResendVerificationMutation($input: ResendVerificationInput!) {
        result: resendVerification(input: $input) {
          __typename
          ... on ResendVerificationPayload {
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
    'ResendVerificationPayload',
  );
}
