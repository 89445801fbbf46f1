import { graphql } from 'react-relay/hooks.js';
import type { AdminOfferFilter, OfferAction, useOfferWorkMutation } from '../__generated__/useOfferWorkMutation.graphql.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { useBulkStart } from '../bulk/useBulkStart.ts';

/** What can be done with many offers. */
export const offerChoices = [
  { action: 'PUBLISH', label: 'Publish' },
  { action: 'UNPUBLISH', label: 'Take back' },
  { action: 'END', label: 'End' },
  {
    action: 'DELETE',
    label: 'Delete',
    danger: 'It cannot be undone: votes, counts and the history of prices go too. To hide offers, take them back.',
  },
] as const;

/** Does the same with many offers. */
export function useOfferWork() {
  const mutation = useAdminMutation<useOfferWorkMutation, 'StartOfferActionPayload'>(
    graphql`
      mutation useOfferWorkMutation($input: StartOfferActionInput!) {
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
  return useBulkStart<OfferAction, AdminOfferFilter>(mutation);
}
