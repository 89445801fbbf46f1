import type { Shop } from '../../platform/operation/shop.ts';
import { askIfThere, providerOf, PaymentDeclinedError } from '../payments/payments.ts';
import { settlePayment } from './settle.ts';

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
