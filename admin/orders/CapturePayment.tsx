import { graphql } from 'react-relay/hooks.js';
import type { CapturePaymentMutation } from '../__generated__/CapturePaymentMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

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
        if (paymentState === 'DECLINED') showToast({ kind: 'danger', text: t.authorisationLost({ amount }) });
        else showToast({ kind: 'success', text: paymentState === 'SUCCEEDED' ? t.wasCharged({ amount }) : t.willBeCharged({ amount }) });
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
    <ConfirmDialog isOpen title={t.captureThePaymentNow} confirmLabel={t.captureNow} isBusy={isBusy} onConfirm={confirm} onCancel={onClose}>
      <p>{t.captureHint({ amount })}</p>
    </ConfirmDialog>
  );
}
