import { useId } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { isCarrierCode } from '../../shared/fulfilment/carriers.ts';
import { Button } from '../../web/kit/Button.tsx';
import type { EditShipment_shipment$key } from '../__generated__/EditShipment_shipment.graphql.ts';
import type { EditShipmentMutation } from '../__generated__/EditShipmentMutation.graphql.ts';
import { FormFlag } from '../kit/form/FormField.tsx';
import { GuardedDialog } from '../kit/form/GuardedDialog.tsx';
import { RecordForm } from '../kit/form/RecordForm.tsx';
import { useAdminForm } from '../kit/form/useAdminForm.ts';
import { useReload } from '../kit/loadScreen.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { TrackingFields, type Tracking } from './TrackingFields.tsx';
import layout from './shipments.module.css';
import * as t from './__generated__/messages.ts';

type Values = Tracking & { notifyCustomer: boolean };

const labels: Record<keyof Values, string> = {
  carrier: t.carrier,
  carrierName: t.carriersName,
  service: t.service,
  trackingNumber: t.trackingNumber,
  trackingUrl: t.trackingLink,
  notifyCustomer: t.emailTheCustomer,
};

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
  const titleId = useId();
  const reload = useReload();
  const mutation = useAdminMutation<EditShipmentMutation, 'UpdateShipmentPayload'>(
    graphql`
      mutation EditShipmentMutation($input: UpdateShipmentInput!, $isDryRun: Boolean) {
        result: updateShipment(input: $input, isDryRun: $isDryRun) {
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
        }
      }
    `,
    'UpdateShipmentPayload',
  );
  const form = useAdminForm<Values, EditShipmentMutation, 'UpdateShipmentPayload'>({
    read: {
      version: shipment.version ?? 0,
      values: {
        carrier: isCarrierCode(shipment.carrier) ? shipment.carrier : 'OTHER',
        carrierName: shipment.carrier === 'OTHER' ? shipment.carrierName : '',
        service: shipment.service,
        trackingNumber: shipment.trackingNumber,
        trackingUrl: shipment.ownTrackingUrl ?? '',
        notifyCustomer: false,
      },
    },
    mutation,
    labels,
    variablesOf: ({ sent, version: expectedVersion }) => ({ input: { shipmentId: shipment.id, expectedVersion, ...sent } }),
    savedText: t.shipmentSaved,
    onSaved: () => {
      onClose();
      void reload();
    },
  });
  const errors: Record<string, string> = {};
  for (const name of Object.keys(labels)) errors[name] = form.errorOf(name) ?? '';
  return (
    <GuardedDialog onClose={onClose} labelledBy={titleId} isDirty={form.isDirty} className={layout.dialog}>
      <h2 id={titleId}>{t.editShipment({ number: shipment.number })}</h2>
      <RecordForm
        form={form}
        submitLabel={t.save}
        actions={
          <Button kind="secondary" onClick={onClose}>
            {t.cancel}
          </Button>
        }
      >
        <TrackingFields tracking={form.values} errors={errors} onChange={form.change} />
        <FormFlag form={form} name="notifyCustomer" hint={t.resendsEmail} />
      </RecordForm>
    </GuardedDialog>
  );
}
