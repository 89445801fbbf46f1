import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { CancelOrderMutation } from '../__generated__/CancelOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Asks for confirmation and the reason before an order is cancelled. */
export function CancelOrder({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const reload = useReload();
  const [reason, setReason] = useState('');
  const { run, isBusy, failure } = useAdminMutation<CancelOrderMutation, 'CancelOrderPayload'>(
    graphql`
      mutation CancelOrderMutation($input: CancelOrderInput!) {
        result: cancelOrder(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on InvalidInputError {
            issues {
              path
              message
            }
          }
          ... on CancelOrderPayload {
            order {
              id
              status
            }
          }
        }
      }
    `,
    'CancelOrderPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { orderId, reason } },
      onDone: () => {
        showToast({ kind: 'success', text: t.orderCancelledAndItemsRestocked });
        onClose();
        void reload();
      },
      // The order has changed in the meantime, for example because it was paid. Its current state is shown.
      onFailed: ({ fields }, result) => {
        if (!result || Object.keys(fields).length > 0) return;
        onClose();
        void reload();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={t.cancelThisOrder}
      confirmLabel={t.cancelOrder}
      cancelLabel={t.keepOrder}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.cancelOrderHint}</p>
      <TextField
        label={t.reason}
        hint={t.reasonHint}
        value={reason}
        maxLength={500}
        error={failure?.fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
