import { graphql } from 'react-relay/hooks.js';
import type { useSignInMutation } from '../../__generated__/useSignInMutation.graphql.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';

/** Signs somebody in; cart and lists of the guest that they were join those of the account. */
export function useSignIn() {
  return useCartMutation<useSignInMutation, 'SignInPayload'>(
    graphql`
      mutation useSignInMutation($input: SignInInput!) {
        result: signIn(input: $input) {
          __typename
          ... on SignInPayload {
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
    'SignInPayload',
  );
}
