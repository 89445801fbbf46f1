import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnHelpfulQuery } from '../__generated__/useOwnHelpfulQuery.graphql.ts';
import { mayHaveOwn } from '../visitor/freshness/needs.ts';

/** Limit of the server per request. */
const maxPerRequest = 100;

/**
 * The visitor's votes on reviews (row 66). The page was rendered earlier, and for everyone: visitors who have voted since get their votes
 * and the current counts. Only known visitors are requested, and if the request fails the page stays as it was served.
 * @param ids of the reviews shown
 * @returns whether it was helpful, for each review that the visitor has voted on
 */
export function useOwnHelpful(ids: readonly string[]): ReadonlyMap<string, boolean> {
  const environment = useRelayEnvironment();
  const [votes, setVotes] = useState<ReadonlyMap<string, boolean>>(new Map());
  const asked = useRef(new Set<string>());
  const ask = useEffectEvent(() => {
    const unknown = ids.filter((id) => !asked.current.has(id)).slice(-maxPerRequest);
    if (unknown.length === 0 || !mayHaveOwn(document.cookie)) return;
    unknown.forEach((id) => asked.current.add(id));
    fetchQuery<useOwnHelpfulQuery>(
      environment,
      graphql`
        query useOwnHelpfulQuery($ids: [ID!]!) {
          nodes(ids: $ids) {
            ... on Review {
              id
              myHelpfulVote
              # eslint-disable-next-line relay/unused-fields -- what shows them reads them from the store
              helpfulCount
              # eslint-disable-next-line relay/unused-fields
              unhelpfulCount
            }
          }
        }
      `,
      { ids: unknown },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ nodes }) => {
        const told = nodes.flatMap((node) =>
          node?.id !== undefined && node.myHelpfulVote ? [[node.id, node.myHelpfulVote === 'HELPFUL'] as const] : [],
        );
        if (told.length > 0) setVotes((before) => new Map([...before, ...told]));
      },
      error: () => unknown.forEach((id) => asked.current.delete(id)),
    });
  });
  const shown = ids.join(' ');
  useEffect(() => {
    if (shown !== '') ask();
  }, [shown]);
  return votes;
}
