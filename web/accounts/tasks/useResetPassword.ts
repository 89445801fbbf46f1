import { graphql } from 'react-relay/hooks.js';
import type { useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';

/** Sets the password of the account that a mail’s link stands for; all of its sessions end, this browser’s too. */
export function useResetPassword() {
  return useCartMutation<useResetPasswordMutation, 'ResetPasswordPayload'>(
    graphql`
      mutation useResetPasswordMutation($input: ResetPasswordInput!) {
        result: resetPassword(input: $input) {
          __typename
          ... on ResetPasswordPayload {
            viewer {
              ...PersonalLayer_viewer
            }
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
    'ResetPasswordPayload',
  );
}
