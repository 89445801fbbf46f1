import type { ConfirmablePayment } from '../payments/payments.ts';
import { askAbout } from './charge.ts';
import type { PaymentNow, Settling, SettleOptions } from './settle.ts';
import { settlePayment } from './settle.ts';
import { opensOrder, orderPath } from './checkout/rules.ts';

// What follows when somebody says that there is news of a payment: a provider's message, or a shopper who comes back from the
// provider's page. What the news is, only the provider itself is believed.

/**
 * Asks the provider what became of a charge and takes note of it.
 * @returns null when the charge is none of ours
 * @throws ProviderUnavailableError when it does not answer; then nothing was noted
 */
export async function followUpPayment(shop: Settling, providerKey: string, options: SettleOptions): Promise<PaymentNow | null> {
  const payment = await shop.db.prisma.payment.findUnique({ where: { providerKey }, select: { id: true } });
  if (!payment) return null;
  const outcome = await askAbout(shop, payment.id, (provider, charge, signal) => provider.find(charge, signal));
  return settlePayment(shop, payment.id, outcome, options);
}

/** The payment of a charge, for whoever has the order's secret link; null for anything that does not fit together. */
export async function paymentToConfirm(
  { db }: Pick<Settling, 'db'>,
  { charge, number, key }: { charge: string; number: number; key: string },
): Promise<ConfirmablePayment | null> {
  const payment = await db.prisma.payment.findUnique({
    where: { providerKey: charge },
    select: { state: true, amountMinor: true, order: { select: { number: true, accessKey: true } } },
  });
  if (!payment || payment.order.number !== number || !opensOrder(payment.order, key)) return null;
  const { state, amountMinor, order } = payment;
  return { number, amountMinor, isOpen: state === 'NEEDS_ACTION', returnPath: orderPath(order) };
}
