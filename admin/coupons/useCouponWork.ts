import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CouponFilter, CouponAction, useCouponWorkMutation } from '../__generated__/useCouponWorkMutation.graphql.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import type { BulkTarget } from '../work/BulkButtons.tsx';
import { useBulkKey } from '../work/useBulkKey.ts';

/** Does the same with many coupons. The list follows, and shows how far it is. */
export function useCouponWork() {
  const reload = useReload();
  const { keyFor, forget } = useBulkKey();
  const { run, isBusy } = useAdminMutation<useCouponWorkMutation, 'StartCouponActionPayload'>(
    graphql`
      mutation useCouponWorkMutation($input: StartCouponActionInput!) {
        result: startCouponAction(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    'StartCouponActionPayload',
  );

  /** @param filter what the list is narrowed to */
  function start(action: CouponAction, target: BulkTarget, filter: CouponFilter): void {
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
