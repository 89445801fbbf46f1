import { graphql } from 'react-relay/hooks.js';
import type { AdminOfferFilter, OfferAction, useOfferJobsMutation } from '../__generated__/useOfferJobsMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';
import * as t from './__generated__/messages.ts';

export const offerChoices = [
  { action: 'PUBLISH', label: t.publish },
  { action: 'UNPUBLISH', label: t.unpublish },
  { action: 'END', label: t.end },
  {
    action: 'DELETE',
    label: t.deleteButton,
    danger: t.bulkDeletionConsequences,
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
