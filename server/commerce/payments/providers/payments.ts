import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/database/db.ts';
import type { OrderStatus, PaymentMethod } from '../../../generated/prisma/client.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
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
