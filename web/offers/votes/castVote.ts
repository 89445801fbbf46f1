import { graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { castVoteMutation } from '../../__generated__/castVoteMutation.graphql.ts';
import { runMutation } from '../../visitor/runMutation.ts';
import type { HotVote } from './ownVotes.ts';

/**
 * Votes on an offer. Need not wait in the queue of cart and list changes.
 * @throws what the network throws
 */
export function castVote(environment: IEnvironment, offerId: string, vote: HotVote) {
  return runMutation<castVoteMutation>(
    environment,
    graphql`
      mutation castVoteMutation($input: VoteHotInput!) {
        result: voteHot(input: $input) {
          __typename
          ... on VoteHotPayload {
            offer {
              id
              score
              voteCount
              votesAreChecked
              myHotVote
            }
          }
          ... on UserError {
            message
          }
        }
      }
    `,
    { input: { offerId, vote } },
  );
}
