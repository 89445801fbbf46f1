import type { PaymentState } from '../../generated/prisma/client.ts';
import type { OnlinePaymentProvider } from '../payments/payments.ts';
import { queryChargeOrNull } from './charge.ts';
import { settlePayment, type Settling } from './settle.ts';

// Charges authorised payments. The decision is stored with the shipment that causes it; then the provider is called and its answer recorded.
// If the process dies in between, the sweeper continues; the charge's key ensures that the provider charges once.

/** Charges the payment, where its provider can; others only report its state. */
export const captureCharge = (provider: OnlinePaymentProvider, ...[charge, signal]: Parameters<OnlinePaymentProvider['find']>) =>
  provider.capture ? provider.capture(charge, signal) : provider.find(charge, signal);

/**
 * Charges the authorised payment of an order whose capture was requested. Does nothing for others. Call outside transactions. Without an
 * answer from the provider, the sweeper tries again.
 * @returns the state of the payment; null for an order without one
 */
export async function capturePayment(shop: Settling, orderId: number): Promise<PaymentState | null> {
  const payment = await shop.db.prisma.payment.findUnique({
    where: { orderId },
    select: { id: true, state: true, captureRequestedAt: true },
  });
  if (payment?.state !== 'AUTHORIZED' || !payment.captureRequestedAt) return payment?.state ?? null;
  const outcome = await queryChargeOrNull(shop, payment.id, captureCharge);
  if (!outcome) return payment.state;
  return (await settlePayment(shop, payment.id, outcome, { mailsFailure: false })).state;
}
