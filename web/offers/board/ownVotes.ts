import { fetchQuery, graphql } from 'react-relay/hooks.js';
import type { IEnvironment } from 'relay-runtime';
import type { ownVotesQuery } from '../../__generated__/ownVotesQuery.graphql.ts';
import { setVoteState, voteState } from '../votes/ownVotes.ts';

/** Limit of the server per request. */
const maxPerRequest = 100;

/** Offers already requested on this page. A vote is final, and votes cast on this page are known. */
const requestedIds = new Set<string>();

/**
 * Requests the visitor's votes on these offers (row 65), unless they are known. If the request fails the arrows stay as they are: the
 * server refuses a second vote anyway.
 */
export function fetchOwnVotes(environment: IEnvironment, ids: readonly string[]): void {
  const unknown = ids.filter((id) => !requestedIds.has(id)).slice(-maxPerRequest);
  if (unknown.length === 0) return;
  unknown.forEach((id) => requestedIds.add(id));
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
    error: () => unknown.forEach((id) => requestedIds.delete(id)),
  });
}
