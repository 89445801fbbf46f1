import { useState } from 'react';
import { graphql } from 'react-relay/hooks.js';
import type { CancelOrderMutation } from '../__generated__/CancelOrderMutation.graphql.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { TextField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';

/** Asks before an order is cancelled, and why. */
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
        showToast({ kind: 'success', text: 'The order is cancelled, and what it held is in stock again.' });
        onClose();
        void reload();
      },
      // It is not what it was: paid meanwhile, for instance. The order is shown as it is now.
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
      title="Cancel this order?"
      confirmLabel="Cancel the order"
      cancelLabel="Keep it"
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>Its pieces go back into the stock, its coupons can be used again, and the customer gets a mail.</p>
      <TextField
        label="Reason"
        hint="The customer reads it. May be empty."
        value={reason}
        maxLength={500}
        error={failure?.fields.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}
