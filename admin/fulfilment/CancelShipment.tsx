import { graphql } from 'react-relay/hooks.js';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { CancelShipmentMutation } from '../__generated__/CancelShipmentMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import * as t from './__generated__/messages.ts';

/** Asks for confirmation before a shipment is cancelled. */
export function CancelShipment({ id, number, onClose }: { id: string; number: number; onClose: () => void }) {
  const reload = useReload();
  const { run, isBusy } = useAdminMutation<CancelShipmentMutation, 'CancelShipmentPayload'>(
    graphql`
      mutation CancelShipmentMutation($input: ShipmentIdInput!) {
        result: cancelShipment(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on CancelShipmentPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'CancelShipmentPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { shipmentId: id } },
      onDone: () => {
        showToast({ kind: 'success', text: t.shipmentCancelled({ number }) });
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
      title={t.cancelShipmentQuestion({ number })}
      confirmLabel={t.cancelShipment}
      cancelLabel={t.keepShipment}
      isDanger
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t.cancellationConsequences}</p>
    </ConfirmDialog>
  );
}
