import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { ownVotesQuery } from '../../__generated__/ownVotesQuery.graphql.ts';
import { setVoteState, voteState } from '../votes/ownVotes.ts';

/** The shop answers for so many at once. */
const mostAsked = 100;

/** What has been asked for on this page. A vote is for good, and those that are given here are known. */
const asked = new Set<string>();

/**
 * Asks how the visitor has voted on these offers (row 65), as far as that is not known. Without an answer the arrows stay as they are: the shop refuses a second vote all the same.
 */
export function askOwnVotes(environment: IEnvironment, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !asked.has(id)).slice(-mostAsked);
  if (unknown.length === 0) return;
  unknown.forEach((id) => asked.add(id));
  fetchQuery<ownVotesQuery>(
    environment,
    graphql`
      query ownVotesQuery($ids: [ID!]!) {
        nodes(ids: $ids) {
          ... on Offer {
            id
            myHotVote
          }
        }
      }
    `,
    { ids: unknown },
    { fetchPolicy: 'network-only' },
  ).subscribe({
    next: ({ nodes }) => {
      for (const node of nodes) {
        const { id, myHotVote } = node ?? {};
        if (id !== undefined && (myHotVote === 'HOT' || myHotVote === 'COLD') && !voteState(id)) setVoteState(id, myHotVote);
      }
    },
    error: () => unknown.forEach((id) => asked.delete(id)),
  });
}
