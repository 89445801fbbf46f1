import type { Shop } from '../../platform/operation/shop.ts';
import { PaymentDeclinedError } from '../payments/payments.ts';
import { queryChargeOrNull } from './charge.ts';
import { settlePayment } from './settle.ts';

/**
 * Charges the payment of a committed order through its provider. A repeated request continues from the payment's state: the stored key
 * ensures that the provider charges once. Without an answer in time the payment stays open for the sweeper.
 * @returns the URL where the shopper must confirm the payment; null when no action is needed
 * @throws PaymentDeclinedError when the payment is declined now or was before; then the order has failed
 */
export async function startPayment(
  shop: Shop,
  { orderId, token }: { orderId: number; token: string | null },
): Promise<{ nextActionUrl: string | null }> {
  const payment = await shop.db.prisma.payment.findUnique({
    where: { orderId },
    select: { id: true, state: true, declineReason: true, actionUrl: true },
  });
  if (!payment) return { nextActionUrl: null };
  const { id } = payment;
  let { state, declineReason, actionUrl } = payment;
  if (state === 'PENDING') {
    const outcome = await queryChargeOrNull(shop, id, (provider, charge, signal) => provider.begin({ ...charge, token }, signal));
    if (!outcome) return { nextActionUrl: null };
    ({ state, declineReason, actionUrl } = await settlePayment(shop, id, outcome, { mailsFailure: false }));
  }
  if (state === 'DECLINED') throw new PaymentDeclinedError(declineReason, orderId);
  return { nextActionUrl: state === 'NEEDS_ACTION' ? actionUrl : null };
}
