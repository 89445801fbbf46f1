import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnReviewQuery } from '../__generated__/useOwnReviewQuery.graphql.ts';

type Own = { review: NonNullable<useOwnReviewQuery['response']['product']>['myReview']; isSignedIn: boolean };

/**
 * The visitor's own review of a product, which no public page knows. It is asked for once, when somebody is about to write one.
 * @returns null as long as it is not known
 */
export function useOwnReview(slug: string) {
  const environment = useRelayEnvironment();
  const [own, setOwn] = useState<Own | null>(null);
  const isAsked = useRef(false);
  function ask() {
    if (isAsked.current) return;
    isAsked.current = true;
    fetchQuery<useOwnReviewQuery>(
      environment,
      graphql`
        query useOwnReviewQuery($slug: String!) {
          product(slug: $slug) {
            myReview {
              ...ReviewItem_review
            }
          }
          viewer {
            isSignedIn
          }
        }
      `,
      { slug },
    ).subscribe({
      next: ({ product, viewer }) => setOwn({ review: product?.myReview ?? null, isSignedIn: viewer.isSignedIn }),
      // Then the form is there, and the server says what stands in its way.
      error: () => undefined,
    });
  }
  return { own, ask };
}
