import type { OrderStatus } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';

const looks: Partial<Record<OrderStatus, { tone: BadgeTone; label: string }>> = {
  PENDING_PAYMENT: { tone: 'waiting', label: 'Payment pending' },
  ON_HOLD: { tone: 'waiting', label: 'Awaiting payment' },
  PROCESSING: { tone: 'info', label: 'Being prepared' },
  COMPLETED: { tone: 'good', label: 'Completed' },
  CANCELLED: { tone: 'neutral', label: 'Cancelled' },
  REFUNDED: { tone: 'neutral', label: 'Refunded' },
  FAILED: { tone: 'bad', label: 'Payment failed' },
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
          <StatusBadge tone="neutral">Partially refunded</StatusBadge>
        </>
      )}
    </>
  );
}
