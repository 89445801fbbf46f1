import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnReviewQuery } from '../__generated__/useOwnReviewQuery.graphql.ts';

type OwnReview = NonNullable<useOwnReviewQuery['response']['product']>['myReview'];

/**
 * The visitor's own review of a product, which no public page knows. It is asked for once, when somebody is about to write one.
 * @returns null as long as it is not known, and when there is none
 */
export function useOwnReview(slug: string) {
  const environment = useRelayEnvironment();
  const [own, setOwn] = useState<OwnReview>(null);
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
        }
      `,
      { slug },
    ).subscribe({
      next: ({ product }) => setOwn(product?.myReview ?? null),
      // Then the form is there, and the server says what stands in its way.
      error: () => undefined,
    });
  }
  return { own, ask };
}
