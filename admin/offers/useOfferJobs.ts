import { graphql } from 'react-relay/hooks.js';
import type { AdminOfferFilter, OfferAction, useOfferJobsMutation } from '../__generated__/useOfferJobsMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

export const offerChoices = [
  { action: 'PUBLISH', label: 'Publish' },
  { action: 'UNPUBLISH', label: 'Unpublish' },
  { action: 'END', label: 'End' },
  {
    action: 'DELETE',
    label: 'Delete',
    danger: 'This can’t be undone. Votes, counts and the price history are deleted too. To hide offers, unpublish them instead.',
  },
] as const;

/** Starts a bulk action for offers. */
export function useOfferJobs() {
  const mutation = useAdminMutation<useOfferJobsMutation, 'StartOfferActionPayload'>(
    graphql`
      mutation useOfferJobsMutation($input: StartOfferActionInput!) {
        result: startOfferAction(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'StartOfferActionPayload',
  );
  return useBulkStart<OfferAction, AdminOfferFilter>(mutation, 'Offer');
}
