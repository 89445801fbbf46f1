import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { AdminOfferFilter, OfferAction, useOfferWorkMutation } from '../__generated__/useOfferWorkMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { BulkTarget } from '../work/BulkButtons.tsx';
import { useBulkKey } from '../work/useBulkKey.ts';

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

/** Does the same with many offers. The list follows, and shows how far it is. */
export function useOfferWork() {
  const reload = useReload();
  const { keyFor, forget } = useBulkKey();
  const { run, isBusy } = useAdminMutation<useOfferWorkMutation, 'StartOfferActionPayload'>(
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

  /** @param filter what the list is narrowed to */
  function start(action: OfferAction, target: BulkTarget, filter: AdminOfferFilter): void {
    const about = 'isAll' in target ? { filter, expectedTotal: target.expectedTotal } : { databaseIds: target.databaseIds };
    run({
      variables: { input: { action, ...about, idempotencyKey: keyFor({ action, about }) } },
      onDone: () => {
        forget();
        void reload();
      },
      onFailed: ({ fields, message }) => {
        if (Object.keys(fields).length === 0) return;
        forget();
        void reload();
        showToast({ kind: 'danger', text: message });
      },
    });
  }

  return { start, isBusy };
}
