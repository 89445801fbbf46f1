import { graphql } from 'react-relay/hooks.js';
import type { CompleteOrderMutation } from '../__generated__/CompleteOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

export interface CompleteOrderProps {
  orderId: string;
  /** Whether any of it has to be shipped. */
  needsShipping: boolean;
  /** Whether all of it is in shipments. */
  isShipped: boolean;
  onClose: () => void;
}

/** Asks for confirmation before an order is marked as shipped. */
export function CompleteOrder({ orderId, needsShipping, isShipped, onClose }: CompleteOrderProps) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<CompleteOrderMutation, 'CompleteOrderPayload'>(
    graphql`
      mutation CompleteOrderMutation($input: OrderIdInput!) {
        result: completeOrder(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on CompleteOrderPayload {
            order {
              id
              status
            }
          }
        }
      }
    `,
    'CompleteOrderPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { orderId } },
      onDone: () => {
        showToast({ kind: 'success', text: t.orderCompleted });
        onClose();
        void reload();
      },
      onFailed: () => {
        onClose();
        void reload();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={needsShipping && !isShipped ? t.haveItemsShipped : t.completeThisOrder}
      confirmLabel={t.completeOrder}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{isShipped ? t.completeShippedHint : needsShipping ? t.completeUnshippedHint : t.completeHint}</p>
    </ConfirmDialog>
  );
}
