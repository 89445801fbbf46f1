import type { ActionFunctionArgs } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { mailsOffActionMutation } from '../../__generated__/mailsOffActionMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import { mailKeyOf } from './loadMailsOff.ts';

/**
 * Action of the page's form, and of mail programs that post "List-Unsubscribe=One-Click": the key in the address is sufficient. Responds
 * with the page itself instead of a redirect, which mail programs do not follow; it shows the state, also for an unknown key.
 */
export function mailsOffAction(environment: IEnvironment) {
  return async ({ request }: ActionFunctionArgs) => {
    const result = await runMutation<mailsOffActionMutation>(
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
    // Mail programs repeat a request that failed.
    if (result.__typename === 'TryAgainError') throw new Response(null, { status: 503 });
    return null;
  };
}
