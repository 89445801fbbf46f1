import { graphql } from 'react-relay/hooks.js';
import type { useVerifyEmailMutation } from '../../__generated__/useVerifyEmailMutation.graphql.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';

/** Makes the account that a mail’s link stands for, and signs its owner in. */
export function useVerifyEmail() {
  return useCartMutation<useVerifyEmailMutation, 'VerifyEmailPayload'>(
    graphql`
      mutation useVerifyEmailMutation($input: VerifyEmailInput!) {
        result: verifyEmail(input: $input) {
          __typename
          ... on VerifyEmailPayload {
            viewer {
              ...PersonalLayer_viewer
            }
            merged {
              cart
              compared
              wished
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
    'VerifyEmailPayload',
  );
}
