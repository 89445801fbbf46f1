import { graphql } from 'react-relay/hooks.js';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import { useShopMutation } from '../../kit/relay/useShopMutation.ts';

/** Has a mail sent by which an account is made. */
export function useRegister() {
  return useShopMutation<useRegisterMutation, 'RegisterPayload'>(
    graphql`
      mutation useRegisterMutation($input: RegisterInput!) {
        result: register(input: $input) {
          __typename
          ... on RegisterPayload {
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
    'RegisterPayload',
  );
}
