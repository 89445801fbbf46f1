import type { MollieClient, Refund } from '@mollie/api-client';
import { decimalAmount, isCancelled, type RefundOutcome, type RefundRequest } from '../../commerce/payments/payments.ts';
import { statusOf } from './connection.ts';
import { findPayment, outcomeOf } from './molliePayments.ts';

const refused = (reason: string): RefundOutcome => ({ state: 'REFUSED', reason });

function refundOutcome({ status }: Refund): RefundOutcome {
  if (status === 'refunded') return { state: 'SUCCEEDED' };
  if (status === 'failed' || isCancelled(status)) return refused(`Mollie couldn’t make the refund: ${status}.`);
  return { state: 'PENDING' };
}

/** Refunds once per key. */
export async function refundPayment(
  mollie: MollieClient,
  { key, charge, amountMinor }: RefundRequest,
  signal: AbortSignal,
): Promise<RefundOutcome> {
  const payment = await findPayment(mollie, charge, signal);
  if (!payment || outcomeOf(payment, charge).state !== 'SUCCEEDED') return refused('Mollie collected no payment for this order.');
  const paymentId = payment.id;
  // Idempotency keys are forgotten after an hour, and replayed answers are old: first look whether the refund is there.
  for await (const refund of mollie.paymentRefunds.iterate({ paymentId }))
    if ((refund.metadata as { refund?: unknown } | null)?.refund === key) return refundOutcome(refund);
  signal.throwIfAborted();
  try {
    const { currency, description } = charge;
    const amount = { currency, value: decimalAmount(amountMinor, currency) };
    const metadata = { refund: key, charge: charge.key };
    return refundOutcome(await mollie.paymentRefunds.create({ paymentId, amount, description, metadata, idempotencyKey: key }));
  } catch (error) {
    // Conflicts and limits are worth a retry; other refused requests stay refused.
    if (error instanceof Error && [400, 422].includes(statusOf(error) ?? 0)) return refused(error.message);
    throw error;
  }
}
