// oxlint-disable relay/unused-fields -- read by Comments.tsx and CommentList.tsx
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnCommentsQuery } from '../../__generated__/useOwnCommentsQuery.graphql.ts';
import { mayHaveOwn } from '../../visitor/freshness/needs.ts';

type OwnComment = NonNullable<useOwnCommentsQuery['response']['offer']>['myComments'][number];

/**
 * The visitor's own comments on an offer, newest first, which public pages don't know. Requested once, for known visitors only; if the
 * request fails, the page stays as it was served.
 */
export function useOwnComments(slug: string) {
  const environment = useRelayEnvironment();
  const [own, setOwn] = useState<readonly OwnComment[]>([]);
  useEffect(() => {
    if (!mayHaveOwn(document.cookie)) return undefined;
    const query = graphql`
      query useOwnCommentsQuery($slug: String!) {
        offer(slug: $slug) {
          myComments {
            id
            parentId
            status
            authorName
            ...Comment_comment
          }
        }
      }
    `;
    const asking = fetchQuery<useOwnCommentsQuery>(environment, query, { slug }).subscribe({
      next: ({ offer }) => setOwn(offer?.myComments ?? []),
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [environment, slug]);
  return own;
}
