import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import { Link } from 'react-router';
import { Button } from '../../web/kit/Button.tsx';
import { showToast } from '../../web/kit/toast/toasts.ts';
import type { OrderShipments_order$data, OrderShipments_order$key } from '../__generated__/OrderShipments_order.graphql.ts';
import type { OrderShipmentsMutation } from '../__generated__/OrderShipmentsMutation.graphql.ts';
import { formatDateTime } from '../kit/formats.ts';
import { useAdminMutation } from '../kit/mutation/useAdminMutation.ts';
import { Panel } from '../kit/Panel.tsx';
import { StatusBadge } from '../kit/StatusBadge.tsx';
import { CancelShipment } from './CancelShipment.tsx';
import { EditShipment } from './EditShipment.tsx';
import { packingSlipPath } from './packingSlipPath.ts';
import styles from './shipments.module.css';
import { ShipOrder } from './ShipOrder.tsx';
import * as t from './__generated__/messages.ts';

type Shipment = OrderShipments_order$data['shipments'][number];

/** The open dialog: a new shipment, or a change of one. */
type Step = 'create' | { kind: 'edit' | 'cancel'; id: string };

/** Statuses of an order in which its shipments can still be cancelled. */
const cancellable: readonly string[] = ['ON_HOLD', 'PROCESSING'];

/** The order's shipments, and what is left to ship. */
export function OrderShipments({ order: key }: { order: OrderShipments_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderShipments_order on Order {
        number
        status
        shippingMethod {
          name
        }
        lines {
          shippableQuantity
        }
        shipments(includeCancelled: true) {
          id
          number
          carrierName
          service
          trackingNumber
          trackingUrl
          shippedAt
          cancelledAt
          author
          lines {
            quantity
            line {
              name
            }
          }
          ...EditShipment_shipment
        }
        ...ShipOrder_order
      }
    `,
    key,
  );
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const { run, isBusy } = useAdminMutation<OrderShipmentsMutation, 'ResendShipmentMailPayload'>(
    graphql`
      mutation OrderShipmentsMutation($input: ShipmentIdInput!) {
        result: resendShipmentMail(input: $input) {
          __typename
          ... on UserError {
            code
            message
            path
          }
          ... on ResendShipmentMailPayload {
            order {
              id
            }
          }
        }
      }
    `,
    'ResendShipmentMailPayload',
  );
  const left = order.lines.reduce((sum, { shippableQuantity }) => sum + shippableQuantity, 0);
  const { shipments } = order;
  // Nothing of the order needs shipping.
  if (order.shippingMethod == null) return null;
  const chosen = typeof step === 'object' ? shipments.find(({ id }) => id === step?.id) : undefined;

  const resend = (id: string) =>
    run({
      variables: { input: { shipmentId: id } },
      onDone: () => showToast({ kind: 'success', text: t.emailIsBeingSent }),
    });

  return (
    <Panel
      title={t.shipments}
      description={
        left > 0 ? t.leftToShip({ method: order.shippingMethod.name, left }) : t.nothingLeftToShip({ method: order.shippingMethod.name })
      }
      actions={left > 0 && <Button onClick={() => setStep('create')}>{t.createShipment}</Button>}
    >
      {shipments.length === 0 && <p className={styles.none}>{t.noShipmentsYet}</p>}
      <ul role="list" className={styles.list}>
        {shipments.map((shipment) => (
          <li key={shipment.id} className={styles.shipment} data-cancelled={shipment.cancelledAt != null || undefined}>
            <ShipmentFacts shipment={shipment} />
            {shipment.cancelledAt == null && (
              <div className={styles.actions}>
                <Button kind="secondary" size="small" onClick={() => setStep({ kind: 'edit', id: shipment.id })}>
                  {t.edit}
                </Button>
                <Button kind="secondary" size="small" disabled={isBusy} onClick={() => resend(shipment.id)}>
                  {t.resendEmail}
                </Button>
                <Link to={packingSlipPath(order.number, shipment.number)}>{t.packingSlip}</Link>
                {cancellable.includes(order.status) && (
                  <Button kind="quiet" size="small" onClick={() => setStep({ kind: 'cancel', id: shipment.id })}>
                    {t.cancel}
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.slip}>
        <Link to={packingSlipPath(order.number)}>{left > 0 ? t.packingSlipForRest : t.packingSlipForWholeOrder}</Link>
      </p>
      {step === 'create' && <ShipOrder order={order} onClose={close} />}
      {typeof step === 'object' && step?.kind === 'edit' && chosen && <EditShipment shipment={chosen} onClose={close} />}
      {typeof step === 'object' && step?.kind === 'cancel' && chosen && (
        <CancelShipment id={chosen.id} number={chosen.number} onClose={close} />
      )}
    </Panel>
  );
}

function ShipmentFacts({ shipment }: { shipment: Shipment }) {
  const { number, carrierName, service, trackingNumber, trackingUrl, shippedAt, cancelledAt, author, lines } = shipment;
  const tracked = trackingNumber === '' ? t.track : trackingNumber;
  return (
    <div className={styles.facts}>
      <h3>
        {t.shipmentTitle({ number })} {cancelledAt != null && <StatusBadge tone="neutral">{t.cancelled}</StatusBadge>}
      </h3>
      <p>
        {[carrierName, service].filter((text) => text !== '').join(', ')}{' '}
        {trackingUrl != null ? (
          <a href={trackingUrl} target="_blank" rel="noopener noreferrer">
            {tracked}
          </a>
        ) : (
          trackingNumber
        )}
      </p>
      <ul role="list">
        {lines.map(({ quantity, line: { name } }, index) => (
          // Variations of a product have the same name.
          <li key={`${index} ${name}`}>{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <p className={styles.when}>{`${formatDateTime(shippedAt)}${author == null ? '' : ` · ${author}`}`}</p>
    </div>
  );
}
