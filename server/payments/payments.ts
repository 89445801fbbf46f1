import { randomBytes } from 'node:crypto';
import { settlePayment } from '../checkout/orders/settle.ts';
import type { Tx } from '../db.ts';
import type { OrderStatus, PaymentMethod } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';
import { askIfThere, providerOf } from './ask.ts';
import { PaymentDeclinedError } from './errors.ts';
import { firstCheckMs } from './paymentRules.ts';

// What placing an order does about its payment.

const initialStatuses: Readonly<Record<PaymentMethod, OrderStatus>> = {
  BANK_TRANSFER: 'ON_HOLD',
  CASH_ON_DELIVERY: 'PROCESSING',
  TEST_CARD: 'PENDING_PAYMENT',
};

/** What a new order with something to pay waits for. */
export function initialStatus(method: PaymentMethod): OrderStatus {
  return initialStatuses[method];
}

/** Whether the cart stays as it is until the payment is decided, so that a shopper whose payment fails has lost nothing. */
export function keepsCart(method: PaymentMethod): boolean {
  return initialStatus(method) === 'PENDING_PAYMENT';
}

/** The ways to pay that this shop offers now. */
export function offeredMethods({ payments }: Pick<Shop, 'payments'>): PaymentMethod[] {
  return ['BANK_TRANSFER', 'CASH_ON_DELIVERY', ...payments.providers.keys()];
}

/**
 * Opens the payment of a new order, in the order's transaction: its key is stored before any provider hears of it. Does nothing for
 * methods without a provider. An order of 0 needs no payment: its caller does not open one.
 */
export async function openPayment(
  tx: Tx,
  { orderId, method, amountMinor, now }: { orderId: number; method: PaymentMethod; amountMinor: number; now: Date },
): Promise<void> {
  if (!keepsCart(method)) return;
  const providerKey = `ch_${randomBytes(16).toString('hex')}`;
  const checkAt = new Date(now.getTime() + firstCheckMs);
  await tx.payment.create({ data: { orderId, method, amountMinor, providerKey, createdAt: now, checkAt }, select: { id: true } });
}

/**
 * Has the provider collect the money of an order that has been committed. For a request that is sent again it goes on where the
 * payment stands: the stored key makes the provider charge once. Without an answer in time the payment stays open for the sweeper.
 * @returns where the shopper must confirm the payment; null when there is nothing to do
 * @throws PaymentDeclinedError when it is declined now, or was before; then the order has failed
 */
export async function startPayment(
  shop: Shop,
  { orderId, token }: { orderId: number; token: string | null },
): Promise<{ nextActionUrl: string | null }> {
  const payment = await shop.db.prisma.payment.findUnique({
    where: { orderId },
    select: {
      id: true,
      method: true,
      state: true,
      declineReason: true,
      providerKey: true,
      amountMinor: true,
      order: { select: { number: true, accessKey: true } },
    },
  });
  if (!payment) return { nextActionUrl: null };
  const { id, method, providerKey: key, amountMinor, order } = payment;
  let { state, declineReason } = payment;
  if (state === 'PENDING') {
    const outcome = await askIfThere(shop.payments, method, (provider, signal) => provider.begin({ key, amountMinor, token }, signal));
    if (!outcome) return { nextActionUrl: null };
    ({ state, declineReason } = await settlePayment(shop, id, outcome, { mailsFailure: false }));
  }
  if (state === 'DECLINED') throw new PaymentDeclinedError(declineReason, orderId);
  return { nextActionUrl: state === 'NEEDS_ACTION' ? providerOf(shop.payments, method).actionUrl(key, order) : null };
}
