import type { ActionFunctionArgs } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { mailsOffActionMutation } from '../../__generated__/mailsOffActionMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { mailKeyOf } from './loadMailsOff.ts';

/**
 * For the page's form and for mail programs that post "List-Unsubscribe=One-Click": the key in the address says all. The answer is
 * the page itself, because mail programs do not follow what a post leads to; it says how things stand, an unknown key included.
 */
export function mailsOffAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    await runMutation<mailsOffActionMutation>(
      environment,
      graphql`
        mutation mailsOffActionMutation($input: StopWishlistMailsInput!) {
          result: stopWishlistMails(input: $input) {
            __typename
            ... on UserError {
              message
            }
          }
        }
      `,
      { input: { key: mailKeyOf(request.url) } },
    );
    return null;
  };
}
