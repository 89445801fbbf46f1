import { graphql } from 'react-relay/hooks.js';
import type { useConfirmEmailChangeMutation } from '../../__generated__/useConfirmEmailChangeMutation.graphql.ts';
import { useCartMutation } from '../../visitor/useCartMutation.ts';

/** Gives the account the address that a mail’s link stands for. */
export function useConfirmEmailChange() {
  return useCartMutation<useConfirmEmailChangeMutation, 'ConfirmEmailChangePayload'>(
    graphql`
      mutation useConfirmEmailChangeMutation($input: ConfirmEmailChangeInput!) {
        result: confirmEmailChange(input: $input) {
          __typename
          ... on ConfirmEmailChangePayload {
            viewer {
              account {
                email
              }
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
    'ConfirmEmailChangePayload',
  );
}
