import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { isCarrierCode } from '../../shared/fulfilment/carriers.ts';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { EditShipment_shipment$key } from '../__generated__/EditShipment_shipment.graphql.ts';
import type { EditShipmentMutation } from '../__generated__/EditShipmentMutation.graphql.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { CheckboxField } from '../kit/form/fields.tsx';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { TrackingFields, type Tracking } from './TrackingFields.tsx';

/** Corrects the carrier and tracking of a shipment. */
export function EditShipment({ shipment: key, onClose }: { shipment: EditShipment_shipment$key; onClose: () => void }) {
  const shipment = useFragment(
    graphql`
      fragment EditShipment_shipment on Shipment {
        id
        number
        carrier
        carrierName
        service
        trackingNumber
        ownTrackingUrl
        version
      }
    `,
    key,
  );
  const reload = useReload();
  // What the dialog was opened with: a save over another person's is refused.
  const [expectedVersion] = useState(shipment.version);
  const [tracking, setTracking] = useState<Tracking>(() => ({
    carrier: isCarrierCode(shipment.carrier) ? shipment.carrier : 'OTHER',
    carrierName: shipment.carrier === 'OTHER' ? shipment.carrierName : '',
    service: shipment.service,
    trackingNumber: shipment.trackingNumber,
    trackingUrl: shipment.ownTrackingUrl ?? '',
  }));
  const [notifyCustomer, setNotify] = useState(false);
  const { run, isBusy, failure, forget } = useAdminMutation<EditShipmentMutation, 'UpdateShipmentPayload'>(
    graphql`
      mutation EditShipmentMutation($input: UpdateShipmentInput!) {
        result: updateShipment(input: $input) {
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
          ... on UpdateShipmentPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'UpdateShipmentPayload',
  );

  function confirm(): void {
    run({
      variables: { input: { shipmentId: shipment.id, expectedVersion, ...tracking, notifyCustomer } },
      onDone: () => {
        showToast({ kind: 'success', text: 'Shipment saved.' });
        onClose();
        void reload();
      },
      onFailed: ({ code }) => {
        if (code === 'INVALID_INPUT') return;
        // Changed or cancelled by someone else: the panel behind shows how.
        onClose();
        void reload();
      },
    });
  }

  return (
    <ConfirmDialog
      isOpen
      title={`Edit shipment ${shipment.number}`}
      confirmLabel="Save"
      isBusy={isBusy}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <TrackingFields
        tracking={tracking}
        errors={failure?.fields ?? {}}
        onChange={(now) => {
          forget();
          setTracking(now);
        }}
      />
      <CheckboxField
        label="Email the customer"
        hint="Sends the email about this shipment again."
        checked={notifyCustomer}
        onChange={({ target }) => setNotify(target.checked)}
      />
    </ConfirmDialog>
  );
}
