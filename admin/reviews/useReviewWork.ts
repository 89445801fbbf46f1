import { graphql } from 'react-relay/hooks.js';
import type { AdminReviewFilter, ReviewAction, useReviewWorkMutation } from '../__generated__/useReviewWorkMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

/** Does the same with many reviews. */
export function useReviewWork() {
  const mutation = useAdminMutation<useReviewWorkMutation, 'StartReviewActionPayload'>(
    graphql`
      mutation useReviewWorkMutation($input: StartReviewActionInput!) {
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
  return useBulkStart<ReviewAction, AdminReviewFilter>(mutation);
}
