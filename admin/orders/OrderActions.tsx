import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks.js';
import type { OrderActions_order$key } from '../__generated__/OrderActions_order.graphql.ts';
import { Button } from '../../web/kit/Button.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { CompleteOrder } from './CompleteOrder.tsx';
import { MarkOrderPaid } from './MarkOrderPaid.tsx';
import styles from './OrderActions.module.css';
import { RefundOrder } from './RefundOrder.tsx';
import { ResendMail } from './ResendMail.tsx';
import * as t from './__generated__/messages.ts';

type Step = 'paid' | 'complete' | 'cancel' | 'refund' | 'mail';

/** The actions that the order's state allows, the next step last. */
export function OrderActions({ order: key }: { order: OrderActions_order$key }) {
  const order = useFragment(
    graphql`
      fragment OrderActions_order on Order {
        id
        status
        canBeCancelled
        paymentState
        paid {
          amount
        }
        total {
          amount
        }
        refundable {
          amount
        }
        fulfilmentStatus
        shippingMethod {
          __typename
        }
        ...RefundOrder_order
      }
    `,
    key,
  );
  const [step, setStep] = useState<Step | null>(null);
  const close = () => setStep(null);
  const isOpen = ['ON_HOLD', 'PROCESSING', 'COMPLETED'].includes(order.status);
  const canBePaid = isOpen && (order.paymentState === null || order.paymentState === 'DECLINED') && order.paid.amount < order.total.amount;
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={() => window.print()}>
        {t.print}
      </Button>
      <Button kind="secondary" onClick={() => setStep('mail')}>
        {t.resendEmail}
      </Button>
      {order.canBeCancelled && (
        <Button kind="secondary" onClick={() => setStep('cancel')}>
          {t.cancelOrder}
        </Button>
      )}
      {order.refundable.amount > 0 && (
        <Button kind="secondary" onClick={() => setStep('refund')}>
          {t.refund}
        </Button>
      )}
      {canBePaid && (
        <Button kind={order.status === 'ON_HOLD' ? 'primary' : 'secondary'} onClick={() => setStep('paid')}>
          {t.markAsPaid}
        </Button>
      )}
      {order.status === 'PROCESSING' && <Button onClick={() => setStep('complete')}>{t.completeOrder}</Button>}
      {step === 'paid' && <MarkOrderPaid orderId={order.id} onClose={close} />}
      {step === 'complete' && (
        <CompleteOrder
          orderId={order.id}
          needsShipping={order.shippingMethod != null}
          isShipped={order.fulfilmentStatus === 'SHIPPED'}
          onClose={close}
        />
      )}
      {step === 'cancel' && <CancelOrder orderId={order.id} onClose={close} />}
      {step === 'refund' && <RefundOrder order={order} onClose={close} />}
      {step === 'mail' && <ResendMail orderId={order.id} status={order.status} onClose={close} />}
    </div>
  );
}
