import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { OrderStatus } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OrderNotFoundError, OrderStateError, type OrderAction } from './errors.ts';
import { recordEvent } from './orderEvents.ts';
import { payableByHand } from './orderRules.ts';

// What the shop notes about an order on its way: that the transfer or the cash has come, and that the goods have gone. Who may do this
// the door decides.

interface Known {
  number: number;
  status: OrderStatus;
  totalMinor: number;
  paidMinor: number;
}

/** What is noted of an order: its name in the audit log, and whether there was anything to do. */
interface Note {
  action: string;
  write(tx: Tx, order: Known, actor: Actor): Promise<boolean>;
}

/** Locks the order, decides, and writes in one transaction. @throws OrderNotFoundError */
async function change(shop: Shop, orderId: number, { action, write }: Note): Promise<{ orderId: number }> {
  const actor = await actorOf(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const [order] = await tx.$queryRaw<Known[]>`
        SELECT "number", "status"::text AS "status", "totalMinor", "paidMinor" FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
      if (!order) throw new OrderNotFoundError();
      if (!(await write(tx, order, actor))) return;
      await recordAudit(tx, shop, actor, { action, targetType: 'Order', targetIds: [orderId], details: { order: order.number } });
    }),
  );
  return { orderId };
}

function refuse(action: OrderAction, { status }: Known): OrderStateError {
  return new OrderStateError(action, status);
}

/**
 * Notes that an order was paid by transfer or in cash. For one that is paid already nothing happens.
 * @throws OrderNotFoundError, or OrderStateError when it is closed or its payment is a provider's business
 */
export function markOrderPaid(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const { now } = shop;
  const write = async (tx: Tx, order: Known, { accountId }: Actor) => {
    const amountMinor = order.totalMinor;
    if (!payableByHand.includes(order.status)) throw refuse('marked as paid', order);
    if (order.paidMinor === amountMinor && order.status !== 'ON_HOLD') return false;
    const status = order.status === 'ON_HOLD' ? 'PROCESSING' : order.status;
    await tx.order.update({ where: { id: orderId }, data: { status, paidMinor: amountMinor, paidAt: now }, select: { id: true } });
    await recordEvent(tx, { orderId, kind: 'paid', detail: { amountMinor, byHand: true }, at: now, accountId });
    await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'paid' } });
    return true;
  };
  return change(shop, orderId, { action: 'order.markPaid', write });
}

/**
 * Notes that an order's goods are on their way. For one that is completed already nothing happens.
 * @throws OrderNotFoundError, or OrderStateError unless it is being prepared
 */
export function completeOrder(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const { now } = shop;
  const write = async (tx: Tx, order: Known, { accountId }: Actor) => {
    if (order.status === 'COMPLETED') return false;
    if (order.status !== 'PROCESSING') throw refuse('completed', order);
    await tx.order.update({ where: { id: orderId }, data: { status: 'COMPLETED', closedAt: now }, select: { id: true } });
    await recordEvent(tx, { orderId, kind: 'completed', detail: {}, at: now, accountId });
    await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'completed' } });
    return true;
  };
  return change(shop, orderId, { action: 'order.complete', write });
}
