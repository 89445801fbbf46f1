import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { z } from 'zod';
import { parseInput } from '../../platform/errors/errors.ts';
import { reviseCart } from '../cart/cart.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { closePayment, firstCheckMs, orderCancelled } from '../payments/payments.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { askAboutIfThere } from './charge.ts';
import { OrderStateError } from './errors.ts';
import { lockHeld, releaseHeld } from './heldByOrder.ts';
import { recordEvent } from './orderEvents.ts';
import { ownOrderId, worksOnOrders, type OrderRef } from './orderRef.ts';
import { mayCancel } from './orderRules.ts';
import { shortText } from './orderText.ts';
import { settlePayment } from './settle.ts';

const cancelInput = z.object({ reason: shortText });

const columns = {
  number: true,
  status: true,
  paidMinor: true,
  refundedMinor: true,
  cartId: true,
  cartVersion: true,
  payment: { select: { id: true } },
} as const;

type Known = Awaited<ReturnType<typeof readOrder>>;

function readOrder(tx: Tx, id: number) {
  return tx.order.findUniqueOrThrow({ where: { id }, select: columns });
}

/**
 * Cancels an order and gives back what it held, once, however often and from wherever it is called. Shoppers may while nobody has begun
 * to pack it; staff also later, as long as nothing of it is paid. For an order that is cancelled already nothing happens.
 * @throws OrderNotFoundError, OrderStateError, InvalidInputError
 */
export async function cancelOrder(shop: Shop, input: OrderRef & { reason?: string | null }): Promise<{ orderId: number }> {
  const { reason } = parseInput(cancelInput, { reason: input.reason });
  const orderId = await ownOrderId(shop, input);
  const byShop = await worksOnOrders(shop);
  const order = await readOrder(shop.db.prisma, orderId);
  if (order.status === 'CANCELLED') return { orderId };
  refuseUnless(order, byShop);
  const isConfirmed = order.status !== 'PENDING_PAYMENT' || (await stopPayment(shop, order));

  const cancelling = { orderId, byShop, reason, isConfirmed, now: shop.now, actor: byShop ? await actorOf(shop) : null };
  const { catalogChanged, cartChanged } = await withRetry(() => shop.db.prisma.$transaction((tx) => cancelLocked(tx, cancelling)));
  if (catalogChanged) await shop.catalog.reload();
  if (cartChanged) shop.effects.cartChanged();
  return { orderId };
}

function refuseUnless(order: Known, byShop: boolean): void {
  if (mayCancel(order, byShop)) return;
  const isPaid = order.paidMinor > order.refundedMinor;
  throw new OrderStateError('cancelled', order.status, isPaid && byShop ? 'Refund the order instead.' : '');
}

/**
 * Keeps the provider from collecting money for what is about to be cancelled; when it has done so already, the order is paid.
 * @returns whether the provider has confirmed that nothing is collected
 */
async function stopPayment(shop: Shop, { payment }: Known): Promise<boolean> {
  if (!payment) return true;
  const { id } = payment;
  const outcome = await askAboutIfThere(shop, id, (provider, charge, signal) => provider.cancel(charge, signal));
  // Without an answer the order is cancelled all the same: the sweeper asks on, and money that comes later goes back (lateRefund.ts).
  if (outcome?.state === 'SUCCEEDED') await settlePayment(shop, id, outcome, { mailsFailure: false });
  return outcome?.state === 'DECLINED';
}

interface Cancelling {
  orderId: number;
  byShop: boolean;
  reason: string;
  now: Date;
  /** Whether nothing is collected for it any more; otherwise the sweeper asks on. */
  isConfirmed: boolean;
  /** Who of the shop's staff does it; null for shoppers and jobs. */
  actor: Actor | null;
}

/** Cancels in a transaction of the caller. @throws OrderStateError when it may not be cancelled (any more) */
export async function cancelLocked(
  tx: Tx,
  { orderId, byShop, reason, now, isConfirmed, actor }: Cancelling,
): Promise<{ catalogChanged: boolean; cartChanged: boolean }> {
  const before = await readOrder(tx, orderId);
  // Only the cart of an open payment still holds what was ordered.
  const cartId = before.status === 'PENDING_PAYMENT' ? before.cartId : null;
  const held = await lockHeld(tx, orderId, cartId);
  const watch = isConfirmed ? {} : { checkAt: new Date(now.getTime() + firstCheckMs) };
  await closePayment(tx, { orderId }, { state: 'DECLINED', declineReason: orderCancelled, settledAt: now, ...watch });
  // The lock makes whoever comes second see what the first has done.
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::int FOR NO KEY UPDATE`;
  const order = await readOrder(tx, orderId);
  if (order.status === 'CANCELLED') return { catalogChanged: false, cartChanged: false };
  refuseUnless(order, byShop);
  await tx.order.update({ where: { id: orderId }, data: { status: 'CANCELLED', closedAt: now }, select: { id: true } });
  const catalogChanged = await releaseHeld(tx, held, now);
  if (cartId !== null) await reviseCart(tx, { cartId, version: order.cartVersion }, now);
  const detail = { by: byShop ? ('shop' as const) : ('shopper' as const), reason };
  await recordEvent(tx, { orderId, kind: 'cancelled', detail, at: now, accountId: actor?.accountId ?? null });
  const act = { action: 'order.cancel', targetType: 'Order', targetIds: [orderId], details: { order: order.number, reason } };
  if (actor) await recordAudit(tx, { now }, actor, act);
  await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'cancelled' } });
  return { catalogChanged, cartChanged: cartId !== null };
}
