import { graphql } from 'react-relay/hooks.js';
import type { useVoteHelpfulMutation } from '../__generated__/useVoteHelpfulMutation.graphql.ts';
import { useShopMutation } from '../kit/relay/useShopMutation.ts';

/** Says whether a review was helpful, once. */
export function useVoteHelpful() {
  return useShopMutation<useVoteHelpfulMutation, 'VoteHelpfulPayload'>(
    graphql`
      mutation useVoteHelpfulMutation($input: VoteHelpfulInput!) {
        result: voteHelpful(input: $input) {
          __typename
          ... on VoteHelpfulPayload {
            review {
              id
              helpfulCount
              unhelpfulCount
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    'VoteHelpfulPayload',
  );
}
