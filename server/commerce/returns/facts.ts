import { shopTimeZone } from '../../foundation/settings/settings.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { OrderNotFoundError } from '../orders/orders.ts';
import { periodEnd, type DeliveryFacts } from './rules.ts';

// What returns read of orders.

/** The columns that decide about the withdrawal period. */
export const deliveryColumns = {
  status: true,
  fulfilment: true,
  shippingMethod: true,
  placedAt: true,
  closedAt: true,
} as const satisfies Prisma.OrderSelect;

/** The columns of an order line that decide how many units can be withdrawn. */
export const unitColumns = {
  quantity: true,
  withdrawalException: true,
  refunds: { select: { quantity: true, refund: { select: { state: true } } } },
  returns: { select: { quantity: true, return: { select: { state: true } } } },
} as const satisfies Prisma.OrderLineSelect;

/**
 * The end of an order's withdrawal period; null while it has no end. Shipments are read here: selected with the order, they would be loaded
 * anew beside those that a query asks for, which holders of the order's link may not.
 */
export async function readPeriodEnd(
  prisma: Pick<Tx, 'shopSettings' | 'shipment'>,
  { id, ...order }: Omit<DeliveryFacts, 'shippedAt'> & { id: number },
  settings: Parameters<typeof periodEnd>[1],
): Promise<Date | null> {
  const last = await prisma.shipment.aggregate({ where: { orderId: id, cancelledAt: null }, _max: { createdAt: true } });
  return periodEnd({ ...order, shippedAt: last._max.createdAt }, settings, await shopTimeZone(prisma));
}

/**
 * Locks an order, so that no two returns take the same unit.
 * @throws OrderNotFoundError
 */
export async function lockOrder(tx: Tx, orderId: number) {
  const locked = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new OrderNotFoundError();
  return tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      id: true,
      number: true,
      email: true,
      shippingMinor: true,
      paidMinor: true,
      refundedMinor: true,
      ...deliveryColumns,
      lines: {
        orderBy: { position: 'asc' },
        select: { id: true, name: true, lineMinor: true, discountMinor: true, ...unitColumns },
      },
    },
  });
}

export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;
