import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderPayment_order$key } from '../__generated__/OrderPayment_order.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { formatDateTime } from '../kit/formats.ts';
import { Panel } from '../kit/Panel.tsx';
import { CapturePayment } from './CapturePayment.tsx';
import * as t from './__generated__/messages.ts';

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
      <Panel title={t.paymentAuthorised}>
        <p>
          {captureBefore == null
            ? t.chargedWhenShipped({ total: total.formatted })
            : t.chargedWhenShippedBefore({ total: total.formatted, date: formatDateTime(captureBefore) })}
        </p>
        <Button kind="secondary" onClick={() => setIsCapturing(true)}>
          {t.captureNow}
        </Button>
        {isCapturing && <CapturePayment orderId={id} amount={total.formatted} onClose={() => setIsCapturing(false)} />}
      </Panel>
    );
  if (paymentState !== 'DECLINED' || !['PROCESSING', 'COMPLETED'].includes(status) || paid.amount >= total.amount) return null;
  return (
    <Panel title={t.paymentLost}>
      <p>{t.paymentLostHint({ total: total.formatted })}</p>
    </Panel>
  );
}
