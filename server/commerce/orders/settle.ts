import { parseOptions, type Options, lockOrderedCart, reviseCart, removePaidItems } from '../cart/cart.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { PaymentState, Prisma } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { ordering } from './extensionPoints.ts';
import {
  authorizePayment,
  closeAuthorized,
  closePayment,
  confirmDeclined,
  firstCheckMs,
  recordWebhookMessage,
  recordOutcome,
  type ChargeOutcome,
} from '../payments/payments.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { parseOrderOptions } from './orderOptions.ts';
import { lockReservations, releaseReservations } from './reservations.ts';
import { openLateRefund } from './lateRefund.ts';
import { recordEvent } from './orderEvents.ts';
import { finishRefund } from './refundFinish.ts';

// Applies a provider's payment status to an order. The status may come from the response to our own request, from a webhook (twice, out of
// order, before the response), from the shopper's return or from the sweeper, concurrently and in several processes. All of them call this
// file, and a conditional update of the payment's state ensures that only one of them acts.

/** The part of the request context that settling needs. */
export type Settling = Pick<Shop, 'db' | 'now' | 'catalog' | 'effects' | 'payments' | 'logFault'>;

/** The source of the status. */
export interface SettleOptions {
  /** The provider's webhook message, which is processed only once. */
  message?: { id: string; kind: string };
  /** Whether to email the shopper about a failure, because no response tells them. */
  mailsFailure: boolean;
  /** The payment is abandoned without the provider's confirmation: the sweeper keeps checking for a late payment. */
  isUnconfirmed?: boolean;
}

/** The resulting state of a payment, whichever caller set it. */
export interface PaymentNow {
  state: PaymentState;
  declineReason: string;
  /** Where the shopper continues while the state is NEEDS_ACTION. */
  actionUrl: string;
}

const paymentColumns = {
  id: true,
  orderId: true,
  state: true,
  declineReason: true,
  actionUrl: true,
  amountMinor: true,
  order: { select: { cartId: true, cartVersion: true } },
} as const;

interface Settled {
  payment: PaymentNow;
  catalogChanged: boolean;
  cartChanged: boolean;
  /** A refund to carry out, because the payment came too late. */
  refundId: number | null;
}

type Known = Awaited<ReturnType<typeof readPayment>>;

function readPayment(tx: Tx, id: number) {
  return tx.payment.findUniqueOrThrow({ where: { id }, select: paymentColumns });
}

/**
 * Applies a provider's payment status exactly once, however often and from wherever it is called.
 * @returns the resulting state of the payment
 */
export async function settlePayment(
  shop: Settling,
  paymentId: number,
  outcome: ChargeOutcome,
  options: SettleOptions,
): Promise<PaymentNow> {
  const settled = await withRetry(() =>
    shop.db.prisma.$transaction((tx) => settleLocked(tx, { paymentId, outcome, options, now: shop.now })),
  );
  if (settled.catalogChanged) await shop.catalog.reload();
  if (settled.cartChanged) shop.effects.cartChanged();
  if (settled.refundId !== null) await finishRefund(shop, settled.refundId);
  return settled.payment;
}

interface Settlement {
  paymentId: number;
  outcome: ChargeOutcome;
  options: SettleOptions;
  now: Date;
}

async function settleLocked(tx: Tx, { paymentId, outcome, options, now }: Settlement): Promise<Settled> {
  const known = await readPayment(tx, paymentId);
  const nothing = { catalogChanged: false, cartChanged: false, refundId: null };
  const { message } = options;
  if (message && !(await recordWebhookMessage(tx, paymentId, message, now))) return { payment: known, ...nothing };
  const facts = { known, now, options };
  const settled =
    outcome.state === 'SUCCEEDED'
      ? await succeed(tx, facts)
      : outcome.state === 'AUTHORIZED'
        ? await authorize(tx, facts, outcome.captureBefore)
        : outcome.state === 'DECLINED'
          ? await decline(tx, facts, outcome.reason)
          : null;
  // The cart and the products are locked before the payment, as in every other transaction.
  await recordOutcome(tx, paymentId, outcome);
  return settled ?? { payment: await readPayment(tx, paymentId), ...nothing };
}

interface Facts {
  known: Known;
  now: Date;
  options: SettleOptions;
}

async function succeed(tx: Tx, { known, now }: Facts): Promise<Settled> {
  const { id, orderId, amountMinor, order } = known;
  const { cartId } = order;
  if (cartId !== null) await lockOrderedCart(tx, cartId);
  const isFirst = await closePayment(tx, { id }, { state: 'SUCCEEDED', settledAt: now });
  const result = { catalogChanged: false, cartChanged: false, refundId: null };
  if (!isFirst) {
    if (await closeAuthorized(tx, id, { state: 'SUCCEEDED', settledAt: now })) {
      await tx.order.update({ where: { id: orderId }, data: { paidMinor: amountMinor, paidAt: now }, select: { id: true } });
      await recordPaid(tx, known, now);
      return { ...result, payment: await readPayment(tx, id) };
    }
    const refundId = await openLateRefund(tx, { paymentId: id, orderId, amountMinor, now });
    return { ...result, payment: await readPayment(tx, id), refundId };
  }
  await accept(tx, known, { status: 'PROCESSING', paidMinor: amountMinor, paidAt: now }, now);
  await recordPaid(tx, known, now);
  return { ...result, payment: await readPayment(tx, id), cartChanged: cartId !== null };
}

/** The amount is reserved: the order is processed like a paid one, and charged when it is shipped or completed. */
async function authorize(tx: Tx, { known, now }: Facts, captureBefore: Date | null): Promise<Settled> {
  const { id, orderId, amountMinor, order } = known;
  if (order.cartId !== null) await lockOrderedCart(tx, order.cartId);
  const isFirst = await authorizePayment(tx, id, captureBefore, now);
  if (isFirst) {
    await accept(tx, known, { status: 'PROCESSING' }, now);
    await recordEvent(tx, { orderId, kind: 'authorized', detail: { amountMinor }, at: now });
    await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'placed' } });
  }
  return { payment: await readPayment(tx, id), catalogChanged: false, cartChanged: isFirst && order.cartId !== null, refundId: null };
}

/** The order no longer awaits its payment: it is processed, and its items leave the cart, which the caller has locked. */
async function accept(tx: Tx, { id, orderId, order }: Known, data: Prisma.OrderUpdateManyMutationInput, now: Date): Promise<void> {
  const { cartId, cartVersion: version } = order;
  const { count } = await tx.order.updateMany({ where: { id: orderId, status: 'PENDING_PAYMENT' }, data });
  // An open payment belongs to an order that awaits it: both are always closed in the same transaction.
  if (count !== 1) throw new Error(`Order ${orderId} is not waiting for its open payment ${id}`);
  if (cartId === null) return;
  // First, while the stored choices are still those of the ordered cart.
  for (const { cartOrdered } of ordering.participants) await cartOrdered?.(tx, { orderId, cartId, isPaidLater: true, hasOtherLines: true });
  await removePaidItems(tx, { cartId, version }, await orderedThings(tx, orderId), now);
}

async function recordPaid(tx: Tx, { orderId, amountMinor }: Known, now: Date): Promise<void> {
  await recordEvent(tx, { orderId, kind: 'paid', detail: { amountMinor }, at: now });
  await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'paid' } });
}

/** The order's lines in the form of cart lines. */
async function orderedThings(tx: Tx, orderId: number): Promise<{ productId: number; options: Options; quantity: number }[]> {
  const lines = await tx.orderLine.findMany({ where: { orderId }, select: { productId: true, options: true, quantity: true } });
  return lines.flatMap(({ productId, options, quantity }) => {
    const chosen = parseOptions(Object.fromEntries(parseOrderOptions(options).map(({ attribute, term }) => [attribute, term])));
    return productId === null ? [] : [{ productId, options: chosen, quantity }];
  });
}

async function decline(tx: Tx, { known, now, options }: Facts, reason: string): Promise<Settled> {
  const { id, orderId, order } = known;
  const { cartId, cartVersion: version } = order;
  const held = await lockReservations(tx, orderId, cartId);
  const watch = options.isUnconfirmed ? { checkAt: new Date(now.getTime() + firstCheckMs) } : {};
  const isFirst = await closePayment(tx, { id }, { state: 'DECLINED', declineReason: reason, settledAt: now, ...watch });
  // An authorisation that is lost leaves the order to staff: it was accepted, and may have been shipped.
  const isLost = !isFirst && (await closeAuthorized(tx, id, { state: 'DECLINED', declineReason: reason, settledAt: now }));
  if (isLost) await recordEvent(tx, { orderId, kind: 'authorizationLost', detail: { amountMinor: known.amountMinor, reason }, at: now });
  if (!isFirst && !options.isUnconfirmed) await confirmDeclined(tx, id);
  if (!isFirst) return { payment: await readPayment(tx, id), catalogChanged: false, cartChanged: false, refundId: null };
  const { count } = await tx.order.updateMany({
    where: { id: orderId, status: 'PENDING_PAYMENT' },
    data: { status: 'FAILED', closedAt: now },
  });
  if (count !== 1) throw new Error(`Order ${orderId} is not waiting for its open payment ${id}`);
  const catalogChanged = await releaseReservations(tx, held, now);
  if (cartId !== null) await reviseCart(tx, { cartId, version }, now);
  await recordEvent(tx, { orderId, kind: 'declined', detail: { reason }, at: now });
  if (options.mailsFailure) await enqueue(tx, { name: 'order-mail', payload: { orderId, kind: 'failed' } });
  return { payment: await readPayment(tx, id), catalogChanged, cartChanged: cartId !== null, refundId: null };
}
