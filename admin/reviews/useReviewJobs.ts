import { graphql } from 'react-relay/hooks.js';
import type { AdminReviewFilter, ReviewAction, useReviewJobsMutation } from '../__generated__/useReviewJobsMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

/** Runs a bulk action on reviews. */
export function useReviewJobs() {
  const mutation = useAdminMutation<useReviewJobsMutation, 'StartReviewActionPayload'>(
    graphql`
      mutation useReviewJobsMutation($input: StartReviewActionInput!) {
        result: startReviewAction(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'StartReviewActionPayload',
  );
  return useBulkStart<ReviewAction, AdminReviewFilter>(mutation, 'Review');
}
