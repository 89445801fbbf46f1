import { graphql } from 'react-relay/hooks.js';
import type { MarkOrderPaidMutation } from '../__generated__/MarkOrderPaidMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Asks for confirmation before an order is marked as paid by transfer or in cash. */
export function MarkOrderPaid({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<MarkOrderPaidMutation, 'MarkOrderPaidPayload'>(
    graphql`
      mutation MarkOrderPaidMutation($input: OrderIdInput!) {
        result: markOrderPaid(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on MarkOrderPaidPayload {
            order {
              id
              status
            }
          }
        }
      }
    `,
    'MarkOrderPaidPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { orderId } },
      onDone: () => {
        showToast({ kind: 'success', text: t.orderMarkedAsPaid });
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
      title={t.hasPaymentBeenReceived}
      confirmLabel={t.markAsPaid}
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.markAsPaidHint}</p>
    </ConfirmDialog>
  );
}
