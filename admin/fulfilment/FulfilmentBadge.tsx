import type { OrderFulfilmentStatus } from '../__generated__/OrdersScreenQuery.graphql.ts';
import { StatusBadge, type BadgeTone } from '../kit/StatusBadge.tsx';
import * as t from './__generated__/messages.ts';

const looks: Partial<Record<OrderFulfilmentStatus, { tone: BadgeTone; label: string }>> = {
  UNFULFILLED: { tone: 'waiting', label: t.toShip },
  PARTIALLY_SHIPPED: { tone: 'info', label: t.partiallyShipped },
  SHIPPED: { tone: 'good', label: t.shipped },
};

/** How far orders are shipped, in the order in which it happens. */
export const fulfilmentStatuses = ['UNFULFILLED', 'PARTIALLY_SHIPPED', 'SHIPPED'] as const satisfies readonly OrderFulfilmentStatus[];

export const fulfilmentOptions = fulfilmentStatuses.map((value) => ({ value, label: looks[value]?.label ?? value }));

/** How far an order is shipped; nothing where nothing needs shipping. */
export function FulfilmentBadge({ status }: { status: OrderFulfilmentStatus | null | undefined }) {
  if (status == null) return null;
  const { tone, label } = looks[status] ?? { tone: 'neutral', label: status };
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}
