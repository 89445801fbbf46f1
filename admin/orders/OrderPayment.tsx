import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderPayment_order$key } from '../__generated__/OrderPayment_order.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { CapturePayment } from './CapturePayment.tsx';

/** What staff must do about an authorised payment; nothing for other payments. */
export function OrderPayment({ order: key }: { order: OrderPayment_order$key }) {
  const [isCapturing, setIsCapturing] = useState(false);
  const { id, status, paymentState, captureBefore, paid, total } = useFragment(
    graphql`
      fragment OrderPayment_order on Order {
        id
        status
        paymentState
        captureBefore
        paid {
          amount
        }
        total {
          amount
          formatted
        }
      }
    `,
    key,
  );
  if (paymentState === 'AUTHORIZED')
    return (
      <Panel title="Payment authorised">
        <p>
          {total.formatted} is charged when you create the first shipment or complete the order.
          {captureBefore != null && ` The authorisation expires on ${formatDateTime(captureBefore)}.`}
        </p>
        <Button kind="secondary" onClick={() => setIsCapturing(true)}>
          Capture now
        </Button>
        {isCapturing && <CapturePayment orderId={id} amount={total.formatted} onClose={() => setIsCapturing(false)} />}
      </Panel>
    );
  if (paymentState !== 'DECLINED' || !['PROCESSING', 'COMPLETED'].includes(status) || paid.amount >= total.amount) return null;
  return (
    <Panel title="Payment lost">
      <p>
        The authorisation expired or was cancelled, so {total.formatted} couldn’t be charged. Ask the customer to pay in another way and
        mark the order as paid, or cancel it.
      </p>
    </Panel>
  );
}
