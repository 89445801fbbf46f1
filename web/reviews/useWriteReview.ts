import { graphql } from 'react-relay/hooks.js';
import type { useWriteReviewMutation } from '../__generated__/useWriteReviewMutation.graphql.ts';
import { useShopMutation } from '../kit/relay/useShopMutation.ts';

/** Writes a review. What it changes of the product, everybody who shows it sees at once. */
export function useWriteReview() {
  return useShopMutation<useWriteReviewMutation, 'WriteReviewPayload'>(
    graphql`
      mutation useWriteReviewMutation($input: WriteReviewInput!) {
        result: writeReview(input: $input) {
          __typename
          ... on WriteReviewPayload {
            review {
              id
              status
              ...ReviewItem_review
            }
            product {
              id
              rating {
                ...Stars_rating
              }
              ...ReviewSummary_product
            }
          }
          ... on UserError {
            message
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
        }
      }
    `,
    'WriteReviewPayload',
  );
}
