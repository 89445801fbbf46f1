import { randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/database/db.ts';
import { firstCheckMs, recordLatePayment } from '../payments/payments.ts';
import { recordEvent } from './orderEvents.ts';
import { inDefaultLanguage } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

// Stored with the order.
const reason = inDefaultLanguage(says((t) => t.yourPaymentArrivedLate));

/**
 * Opens a refund for a payment received after its order was abandoned or cancelled. Call within the transaction that records the payment.
 * @returns the refund to carry out; null unless the payment was closed as unpaid
 */
export async function openLateRefund(
  tx: Tx,
  { paymentId, orderId, amountMinor, now }: { paymentId: number; orderId: number; amountMinor: number; now: Date },
): Promise<number | null> {
  if (!(await recordLatePayment(tx, paymentId, now))) return null;
  await tx.order.update({ where: { id: orderId }, data: { paidMinor: amountMinor, refundedMinor: amountMinor, paidAt: now } });
  await recordEvent(tx, { orderId, kind: 'paidLate', detail: { amountMinor }, at: now });
  const key = `late-payment-${paymentId}`;
  const refund = await tx.refund.create({
    data: {
      orderId,
      amountMinor,
      reason,
      idempotencyKey: key,
      requestHash: key,
      providerKey: `re_${randomBytes(16).toString('hex')}`,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
    },
    select: { id: true },
  });
  return refund.id;
}
