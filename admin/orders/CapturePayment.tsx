import { graphql } from 'react-relay/hooks.js';
import type { CapturePaymentMutation } from '../__generated__/CapturePaymentMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Asks for confirmation before the authorised payment of an order is charged. `amount` is formatted. */
export function CapturePayment({ orderId, amount, onClose }: { orderId: string; amount: string; onClose: () => void }) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<CapturePaymentMutation, 'CaptureOrderPaymentPayload'>(
    graphql`
      mutation CapturePaymentMutation($input: OrderIdInput!) {
        result: captureOrderPayment(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on CaptureOrderPaymentPayload {
            order {
              id
              status
              paymentState
            }
          }
        }
      }
    `,
    'CaptureOrderPaymentPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { orderId } },
      onDone: ({ order: { paymentState } }) => {
        if (paymentState === 'DECLINED') showToast({ kind: 'danger', text: `${amount} couldn’t be charged. The authorisation was lost.` });
        else showToast({ kind: 'success', text: paymentState === 'SUCCEEDED' ? `${amount} was charged.` : `${amount} will be charged.` });
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
      title="Capture the payment now?"
      confirmLabel="Capture now"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{`${amount} is charged now, before the order is shipped. To give it back, refund the order.`}</p>
    </ConfirmDialog>
  );
}
