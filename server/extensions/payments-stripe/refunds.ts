import { Stripe } from 'stripe';
import { isCancelled, type RefundOutcome, type RefundRequest } from '../../commerce/payments/payments.ts';
import { isStuck } from './connection.ts';
import { findSession, intentOf, outcomeOf } from './sessions.ts';

const refused = (reason: string): RefundOutcome => ({ state: 'REFUSED', reason });

function refundOutcome({ status, failure_reason: failure }: Stripe.Refund): RefundOutcome {
  if (status === 'succeeded') return { state: 'SUCCEEDED' };
  if (status === 'failed' || isCancelled(status)) return refused(`Stripe couldn’t make the refund: ${failure ?? status}.`);
  return { state: 'PENDING' };
}

/** Refunds once per key. */
export async function refundCharge(stripe: Stripe, { key, charge, amountMinor }: RefundRequest): Promise<RefundOutcome> {
  const session = await findSession(stripe, charge);
  const intent = session && outcomeOf(session, charge).state === 'SUCCEEDED' ? intentOf(session) : null;
  if (!intent) return refused('Stripe collected no payment for this order.');
  // Idempotency keys are forgotten after a day, and replayed answers are old: first look whether the refund is there.
  for await (const refund of stripe.refunds.list({ payment_intent: intent.id, limit: 100 }))
    if (refund.metadata?.refund === key) return refundOutcome(refund);
  try {
    const refund = { payment_intent: intent.id, amount: amountMinor, metadata: { refund: key, charge: charge.key } };
    const create = (idempotencyKey: string) => stripe.refunds.create(refund, { idempotencyKey });
    return refundOutcome(
      await create(key).catch((error: unknown) => {
        // The failed request made no refund: it would be in the list.
        if (isStuck(error)) return create(`${key}-again`);
        throw error;
      }),
    );
  } catch (error) {
    // Conflicts are worth a retry; other invalid requests stay invalid.
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400) return refused(error.message);
    throw error;
  }
}
