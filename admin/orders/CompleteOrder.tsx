import { graphql } from 'react-relay/hooks.js';
import type { CompleteOrderMutation } from '../__generated__/CompleteOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

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
        showToast({ kind: 'success', text: 'Order completed.' });
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
      title={needsShipping && !isShipped ? 'Have the items been sent?' : 'Complete this order?'}
      confirmLabel="Complete order"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>
        {isShipped
          ? 'Everything has been shipped. The order is marked as completed, and no other email is sent.'
          : needsShipping
            ? 'The order is marked as completed, and the customer gets an email saying it’s on its way.'
            : 'The order is marked as completed, and the customer gets an email.'}
      </p>
    </ConfirmDialog>
  );
}
