import { Stripe } from 'stripe';
import { isReplayed } from './connection.ts';
import { isCancelled, type Charge, type ChargeOutcome } from '../../commerce/payments/payments.ts';

// A charge is a Checkout Session: Stripe's own page asks for the card and for 3-D Secure, so no card data reaches the shop, and no script of
// Stripe is loaded by it.

type Session = Stripe.Checkout.Session;

/** Methods whose money arrives days later: the shop decides each payment within an hour. */
const delayedMethods = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'payto',
  'sepa_debit',
  'sofort',
  'us_bank_account',
];

const minute = 60_000;
// Later than the shop cancels the payment itself, in case the shop is down at that time.
const lifetimeMs = 60 * minute;
// Clocks differ, and a request may be sent again.
const searchBeforeMs = 5 * minute;
const searchAfterMs = 30 * minute;

const seconds = (milliseconds: number) => Math.floor(milliseconds / 1_000);
const expand = ['payment_intent'];

/** Equal for equal charges: Stripe refuses a key that comes again with other values. */
function sessionOf({ key, amountMinor, currency, order, email, openedAt, returnUrl }: Charge): Stripe.Checkout.SessionCreateParams {
  const name = `Order ${order.number}`;
  const metadata = { charge: key, order: String(order.number) };
  return {
    mode: 'payment',
    client_reference_id: key,
    customer_email: email,
    line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name } } }],
    metadata,
    payment_intent_data: { description: name, metadata },
    excluded_payment_method_types: delayedMethods,
    // The amount stays in the currency of the order.
    adaptive_pricing: { enabled: false },
    expires_at: seconds(openedAt.getTime() + lifetimeMs),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expand,
  };
}

/** Creates the session of a charge, or returns the existing session of its key in its current state. */
export async function openSession(stripe: Stripe, charge: Charge): Promise<Session> {
  const session = await stripe.checkout.sessions.create(sessionOf(charge), { idempotencyKey: charge.key });
  // What Stripe answers again is how the session was at first.
  return isReplayed(session.lastResponse.headers) ? readSession(stripe, session.id) : session;
}

const readSession = (stripe: Stripe, id: string) => stripe.checkout.sessions.retrieve(id, { expand });

/** The session of a charge, even before the shop has stored its reference; null if there is none. */
export async function findSession(stripe: Stripe, { key, reference, openedAt }: Charge): Promise<Session | null> {
  if (reference !== '') return readSession(stripe, reference);
  const opened = openedAt.getTime();
  const created = { gte: seconds(opened - searchBeforeMs), lte: seconds(opened + searchAfterMs) };
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
    if (session.client_reference_id === key) return readSession(stripe, session.id);
  return null;
}

/** Expires an unpaid session. @returns the session afterwards, which may have been paid in the meantime */
export async function expireSession(stripe: Stripe, session: Session): Promise<Session> {
  if (session.status !== 'open') return session;
  try {
    return await stripe.checkout.sessions.expire(session.id, { expand });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    // It was paid, or ended by someone else, meanwhile.
    return readSession(stripe, session.id);
  }
}

/** The payment of a session; null before the shopper has paid. */
export function intentOf({ payment_intent: intent }: Session): { id: string; status: string | null } | null {
  if (intent === null) return null;
  return typeof intent === 'string' ? { id: intent, status: null } : intent;
}

/** @throws Error when the session isn't that of the charge, or collected something else */
export function outcomeOf(session: Session, { key, amountMinor, currency }: Charge): ChargeOutcome {
  const reference = session.id;
  if (session.client_reference_id !== key) throw new Error(`Stripe: ${reference} does not belong to the charge ${key}.`);
  if (session.status === 'expired') return { state: 'DECLINED', reason: 'The payment was cancelled or not made in time.', reference };
  if (session.status === 'open' && session.url !== null) return { state: 'NEEDS_ACTION', url: session.url, reference };
  if (session.payment_status === 'paid') {
    const isAsOrdered = session.amount_total === amountMinor && session.currency === currency.toLowerCase();
    if (isAsOrdered) return { state: 'SUCCEEDED', reference };
    const collected = `${session.amount_total} ${session.currency}`;
    throw new Error(
      `Stripe: ${reference} collected ${collected} instead of ${amountMinor} ${currency.toLowerCase()}. Check it in the Stripe Dashboard.`,
    );
  }
  const status = intentOf(session)?.status;
  if (isCancelled(status) || status === 'requires_payment_method') return { state: 'DECLINED', reason: 'The payment failed.', reference };
  return { state: 'PENDING', reference };
}
