import { returnPathOf, type ConfirmablePayment } from '../payments/payments.ts';
import { queryCharge } from './charge.ts';
import type { PaymentNow, Settling, SettleOptions } from './settle.ts';
import { settlePayment } from './settle.ts';
import { isAllowedReturn, opensOrder, orderPath, returnUrlWith } from './checkout/rules.ts';

// Handles notifications about a payment: a provider's webhook, or a shopper returning from the provider's page. Only the provider's own API
// is trusted for the payment's state.

/**
 * Queries the provider for the state of a charge and applies it.
 * @returns null when the charge doesn't belong to this shop
 * @throws ProviderUnavailableError when the provider doesn't answer; nothing is recorded then
 */
export async function followUpPayment(shop: Settling, providerKey: string, options: SettleOptions): Promise<PaymentNow | null> {
  const payment = await shop.db.prisma.payment.findUnique({ where: { providerKey }, select: { id: true } });
  if (!payment) return null;
  const outcome = await queryCharge(shop, payment.id, (provider, charge, signal) => provider.find(charge, signal));
  return settlePayment(shop, payment.id, outcome, options);
}

/** The payment of a charge, for callers with the order's secret link; null when anything doesn't match. */
export async function paymentToConfirm(
  { db }: Pick<Settling, 'db'>,
  { charge, number, key }: { charge: string; number: number; key: string },
): Promise<ConfirmablePayment | null> {
  const payment = await db.prisma.payment.findUnique({
    where: { providerKey: charge },
    select: { state: true, method: true, amountMinor: true, returnUrl: true, order: { select: { number: true, accessKey: true } } },
  });
  if (!payment || payment.order.number !== number || !opensOrder(payment.order, key)) return null;
  const { state, method, amountMinor, returnUrl, order } = payment;
  const returnPath = returnUrl === '' ? orderPath(order) : returnPathOf(method, charge, order);
  return { number, amountMinor, isOpen: state === 'NEEDS_ACTION', returnPath };
}

/**
 * Where a shopper continues who has come back from a provider: at the URL that was given with the order, with its number and status, or on
 * the order's page. URLs of storefronts that the shop no longer allows don't count.
 */
export async function returnTarget({ db, payments }: Pick<Settling, 'db' | 'payments'>, providerKey: string): Promise<string> {
  const { returnUrl, order } = await db.prisma.payment.findUniqueOrThrow({
    where: { providerKey },
    select: { returnUrl: true, order: { select: { number: true, accessKey: true, status: true } } },
  });
  return isAllowedReturn(returnUrl, payments) ? returnUrlWith(returnUrl, order) : orderPath(order);
}
