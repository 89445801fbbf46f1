import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { OrderFulfilment, OrderStatus } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OrderNotFoundError, OrderStateError, type OrderAction } from './errors.ts';
import { requestCapture } from '../payments/payments.ts';
import { capturePayment } from './capture.ts';
import { recordEvent } from './orderEvents.ts';
import { payableByHand } from './orderRules.ts';
import { says } from './__generated__/messages.ts';

// Records the progress of an order: payment by transfer or in cash, and shipping. The entry point checks rights.

interface Known {
  number: number;
  status: OrderStatus;
  fulfilment: OrderFulfilment;
  totalMinor: number;
  paidMinor: number;
}

/** A progress step: its name in the audit log, and a function that writes it and returns whether anything changed. */
interface ProgressStep {
  action: string;
  write(tx: Tx, order: Known, actor: Actor): Promise<boolean>;
}

/**
 * Locks the order, decides and writes in one transaction.
 * @throws OrderNotFoundError
 */
async function change(shop: Shop, orderId: number, { action, write }: ProgressStep): Promise<{ orderId: number }> {
  const actor = await actorOf(shop);
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const [order] = await tx.$queryRaw<Known[]>`
        SELECT "number", "status"::text AS "status", "fulfilment"::text AS "fulfilment", "totalMinor", "paidMinor"
        FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
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
 * Marks an order as paid by transfer or in cash. Does nothing for an order that is already paid.
 * @throws OrderNotFoundError, or OrderStateError when the order is closed or a provider handles its payment
 */
export function markOrderPaid(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const { now } = shop;
  const write = async (tx: Tx, order: Known, { accountId }: Actor) => {
    const amountMinor = order.totalMinor;
    const isAuthorized = (await tx.payment.count({ where: { orderId, state: 'AUTHORIZED' } })) > 0;
    if (isAuthorized || !payableByHand.includes(order.status)) throw refuse('paid', order);
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
 * Charges the authorised payment of an order now, instead of with its shipment. Does nothing for an order whose payment was charged. Without an
 * answer from the provider, the sweeper tries again.
 * @throws OrderNotFoundError, or OrderStateError when the order has no authorised payment
 */
export async function captureOrderPayment(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const { now } = shop;
  const write = async (tx: Tx, order: Known) => {
    const payment = await tx.payment.findUnique({ where: { orderId }, select: { state: true, captureRequestedAt: true } });
    if (payment?.state === 'SUCCEEDED') return false;
    if (payment?.state !== 'AUTHORIZED')
      throw new OrderStateError(
        'charged',
        order.status,
        says((t) => t.itHasNoAuthorisedPayment),
      );
    if (payment.captureRequestedAt) return false;
    await requestCapture(tx, orderId, now);
    return true;
  };
  await change(shop, orderId, { action: 'order.capture', write });
  await capturePayment(shop, orderId);
  return { orderId };
}

/** An order to complete, locked by the caller. */
export interface Completing {
  orderId: number;
  status: OrderStatus;
  now: Date;
  accountId: number | null;
  /** Whether to email the customer. */
  sendsEmail: boolean;
}

/**
 * Completes an order in the caller's transaction.
 * @returns false for an order that is already completed
 * @throws OrderStateError unless the order is being processed
 */
export async function completeWithin(tx: Tx, { orderId, status, now, accountId, sendsEmail }: Completing): Promise<boolean> {
  if (status === 'COMPLETED') return false;
  if (status !== 'PROCESSING') throw new OrderStateError('completed', status);
  await tx.order.update({ where: { id: orderId }, data: { status: 'COMPLETED', closedAt: now }, select: { id: true } });
  await requestCapture(tx, orderId, now);
  await recordEvent(tx, { orderId, kind: 'completed', detail: {}, at: now, accountId });
  if (sendsEmail) await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'completed' } });
  return true;
}

/**
 * Marks an order as shipped, and charges its authorised payment. Does nothing for an order that is already completed. The customer gets an email, unless shipments have been
 * created for everything: these have emails of their own.
 * @throws OrderNotFoundError, or OrderStateError unless the order is being processed
 */
export async function completeOrder(shop: Shop, { orderId }: { orderId: number }): Promise<{ orderId: number }> {
  const { now } = shop;
  const write = (tx: Tx, { status, fulfilment }: Known, { accountId }: Actor) =>
    completeWithin(tx, { orderId, status, now, accountId, sendsEmail: fulfilment !== 'SHIPPED' });
  await change(shop, orderId, { action: 'order.complete', write });
  await capturePayment(shop, orderId);
  return { orderId };
}
