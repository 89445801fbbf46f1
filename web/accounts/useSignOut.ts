import { graphql } from 'react-relay/hooks.js';
import type { useSignOutMutation } from '../__generated__/useSignOutMutation.graphql.ts';
import { useCartMutation } from '../visitor/useCartMutation.ts';

/** Ends the session on the server. */
export function useSignOut() {
  return useCartMutation<useSignOutMutation, 'SignOutPayload'>(
    graphql`
      mutation useSignOutMutation($input: SignOutInput!) {
        result: signOut(input: $input) {
          __typename
          ... on SignOutPayload {
            viewer {
              ...PersonalLayer_viewer
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
    'SignOutPayload',
  );
}
