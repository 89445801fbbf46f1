import type { OrderStatus } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const looks: Partial<Record<OrderStatus, { tone: BadgeTone; label: string }>> = {
  PENDING_PAYMENT: { tone: 'waiting', label: t.paymentPending },
  ON_HOLD: { tone: 'waiting', label: t.awaitingPayment },
  PROCESSING: { tone: 'info', label: t.beingPrepared },
  COMPLETED: { tone: 'good', label: t.completed },
  CANCELLED: { tone: 'neutral', label: t.cancelled },
  REFUNDED: { tone: 'neutral', label: t.refunded },
  FAILED: { tone: 'bad', label: t.paymentFailed },
};

/** Statuses of an order, in the order in which they are reached. */
export const orderStatuses = [
  'PENDING_PAYMENT',
  'ON_HOLD',
  'PROCESSING',
  'COMPLETED',
  'CANCELLED',
  'REFUNDED',
  'FAILED',
] as const satisfies readonly OrderStatus[];

export const orderStatusOptions = orderStatuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

export interface OrderStatusBadgeProps {
  status: OrderStatus;
  /** Whether a part of the payment was refunded. */
  isPartiallyRefunded?: boolean;
}

/** An order's status, and whether a part of it was refunded. */
export function OrderStatusBadge({ status, isPartiallyRefunded = false }: OrderStatusBadgeProps) {
  const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
  return (
    <>
      <StatusBadge tone={tone}>{label}</StatusBadge>
      {isPartiallyRefunded && (
        <>
          {' '}
          <StatusBadge tone="neutral">{t.partiallyRefunded}</StatusBadge>
        </>
      )}
    </>
  );
}
