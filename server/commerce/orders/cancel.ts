import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { z } from 'zod';
import { parseInput } from '../../platform/errors/errors.ts';
import { reviseCart } from '../cart/cart.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { closeCancelled, firstCheckMs, orderCancelled } from '../payments/payments.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { queryChargeOrNull } from './charge.ts';
import { OrderStateError } from './errors.ts';
import { lockReservations, releaseReservations } from './reservations.ts';
import { recordEvent } from './orderEvents.ts';
import { ownOrderId, worksOnOrders, type OrderRef } from './orderRef.ts';
import { mayCancel } from './orderRules.ts';
import { shortText } from './orderText.ts';
import { settlePayment } from './settle.ts';
import { says } from './__generated__/messages.ts';

const cancelInput = z.object({ reason: shortText });

const columns = {
  number: true,
  status: true,
  fulfilment: true,
  paidMinor: true,
  refundedMinor: true,
  cartId: true,
  cartVersion: true,
  payment: { select: { id: true, state: true } },
} as const;

type Known = Awaited<ReturnType<typeof readOrder>>;

function readOrder(tx: Tx, id: number) {
  return tx.order.findUniqueOrThrow({ where: { id }, select: columns });
}

/**
 * Cancels an order and releases what it reserved. Takes effect only once, however often and from wherever it is called. Shoppers may cancel
 * until packing begins; staff also later, as long as nothing is paid. Does nothing for an order that is already cancelled.
 * @throws OrderNotFoundError, OrderStateError, InvalidInputError
 */
export async function cancelOrder(shop: Shop, input: OrderRef & { reason?: string | null }): Promise<{ orderId: number }> {
  const { reason } = parseInput(cancelInput, { reason: input.reason });
  const orderId = await ownOrderId(shop, input);
  const byShop = await worksOnOrders(shop);
  const order = await readOrder(shop.db.prisma, orderId);
  if (order.status === 'CANCELLED') return { orderId };
  refuseUnless(order, byShop);
  const mayBeCharged = order.status === 'PENDING_PAYMENT' || order.payment?.state === 'AUTHORIZED';
  const isConfirmed = !mayBeCharged || (await stopPayment(shop, order));

  const cancelling = { orderId, byShop, reason, isConfirmed, now: shop.now, actor: byShop ? await actorOf(shop) : null };
  const { catalogChanged, cartChanged } = await withRetry(() => shop.db.prisma.$transaction((tx) => cancelLocked(tx, cancelling)));
  if (catalogChanged) await shop.catalog.reload();
  if (cartChanged) shop.effects.cartChanged();
  return { orderId };
}

function refuseUnless(order: Known, byShop: boolean): void {
  if (mayCancel(order, byShop)) return;
  const isPaid = order.paidMinor > order.refundedMinor;
  const isShipped = order.fulfilment !== 'UNFULFILLED';
  const hint = isPaid ? says((t) => t.refundTheOrderInstead) : isShipped ? says((t) => t.cancelItsShipmentsFirst) : '';
  throw new OrderStateError('cancelled', order.status, byShop ? hint : '');
}

/**
 * Prevents the provider from capturing the payment of an order about to be cancelled; if it has been captured already, the order is marked
 * as paid.
 * @returns whether the provider has confirmed that nothing will be captured
 */
async function stopPayment(shop: Shop, { payment }: Known): Promise<boolean> {
  if (!payment) return true;
  const { id } = payment;
  const outcome = await queryChargeOrNull(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  // Without an answer the order is cancelled anyway: the sweeper keeps checking, and a late payment is refunded (lateRefund.ts).
  if (outcome?.state === 'SUCCEEDED') await settlePayment(shop, id, outcome, { mailsFailure: false });
  return outcome?.state === 'DECLINED';
}

interface Cancelling {
  orderId: number;
  byShop: boolean;
  reason: string;
  now: Date;
  /** Whether the provider confirmed that nothing will be captured; otherwise the sweeper keeps checking. */
  isConfirmed: boolean;
  /** The acting staff member; null for shoppers and jobs. */
  actor: Actor | null;
}

/**
 * Cancels an order in the caller's transaction.
 * @throws OrderStateError when it may not be cancelled (any longer)
 */
export async function cancelLocked(
  tx: Tx,
  { orderId, byShop, reason, now, isConfirmed, actor }: Cancelling,
): Promise<{ catalogChanged: boolean; cartChanged: boolean }> {
  const before = await readOrder(tx, orderId);
  // Only the cart of an open payment still contains the ordered items.
  const cartId = before.status === 'PENDING_PAYMENT' ? before.cartId : null;
  const held = await lockReservations(tx, orderId, cartId);
  const watch = isConfirmed ? {} : { checkAt: new Date(now.getTime() + firstCheckMs) };
  await closeCancelled(tx, orderId, { state: 'DECLINED', declineReason: orderCancelled, settledAt: now, ...watch });
  // The lock ensures that a concurrent cancellation sees the first one's changes.
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
  const order = await readOrder(tx, orderId);
  if (order.status === 'CANCELLED') return { catalogChanged: false, cartChanged: false };
  refuseUnless(order, byShop);
  await tx.order.update({ where: { id: orderId }, data: { status: 'CANCELLED', closedAt: now }, select: { id: true } });
  const catalogChanged = await releaseReservations(tx, held, now);
  if (cartId !== null) await reviseCart(tx, { cartId, version: order.cartVersion }, now);
  const detail = { by: byShop ? ('shop' as const) : ('shopper' as const), reason };
  await recordEvent(tx, { orderId, kind: 'cancelled', detail, at: now, accountId: actor?.accountId ?? null });
  const act = { action: 'order.cancel', targetType: 'Order', targetIds: [orderId], details: { order: order.number, reason } };
  if (actor) await recordAudit(tx, { now }, actor, act);
  await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'cancelled' } });
  return { catalogChanged, cartChanged: cartId !== null };
}
