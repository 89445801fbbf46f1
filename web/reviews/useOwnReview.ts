import { useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks.js';
import type { useOwnReviewQuery } from '../__generated__/useOwnReviewQuery.graphql.ts';

type OwnReview = NonNullable<useOwnReviewQuery['response']['product']>['myReview'];

/**
 * The visitor's own review of a product, which public pages do not know. Requested once, when the visitor is about to write one.
 * @returns null until it is loaded, and if there is none
 */
export function useOwnReview(slug: string) {
  const environment = useRelayEnvironment();
  const [own, setOwn] = useState<OwnReview>(null);
  const isRequested = useRef(false);
  function ask() {
    if (isRequested.current) return;
    isRequested.current = true;
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
      // The form is shown then, and the server reports if a review cannot be saved.
      error: () => undefined,
    });
  }
  return { own, ask };
}
