import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { AdminReviewFilter, ReviewAction, useReviewWorkMutation } from '../__generated__/useReviewWorkMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { BulkTarget } from '../work/BulkButtons.tsx';
import { useBulkKey } from '../work/useBulkKey.ts';

/** Does the same with many reviews. The list follows, and shows how far it is. */
export function useReviewWork() {
  const reload = useReload();
  const { keyFor, forget } = useBulkKey();
  const { run, isBusy } = useAdminMutation<useReviewWorkMutation, 'StartReviewActionPayload'>(
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

  /** @param filter what the list is narrowed to */
  function start(action: ReviewAction, target: BulkTarget, filter: AdminReviewFilter): void {
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
