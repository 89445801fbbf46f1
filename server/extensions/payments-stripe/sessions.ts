import { Stripe } from 'stripe';
import { isReplayed, type StripeSettings } from './connection.ts';
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
const expand = ['payment_intent', 'payment_intent.latest_charge'];

/** Equal for equal charges: Stripe refuses a key that comes again with other values. */
function sessionOf(
  { key, amountMinor, currency, order, description, email, openedAt, returnUrl }: Charge,
  { capture }: Pick<StripeSettings, 'capture'>,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { charge: key, order: String(order.number) };
  return {
    mode: 'payment',
    client_reference_id: key,
    customer_email: email,
    line_items: [
      { quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: description } } },
    ],
    metadata,
    payment_intent_data: { description, metadata, ...(capture === 'shipment' && { capture_method: 'manual' as const }) },
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
export async function openSession(stripe: Stripe, charge: Charge, settings: Pick<StripeSettings, 'capture'>): Promise<Session> {
  const session = await stripe.checkout.sessions.create(sessionOf(charge, settings), { idempotencyKey: charge.key });
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

const isInvalid = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Changes the payment of a session that is only authorised; other sessions stay as they are. @returns the session afterwards */
async function changeAuthorized(stripe: Stripe, session: Session, change: (intentId: string) => Promise<unknown>): Promise<Session> {
  const intent = intentOf(session);
  if (intent?.status !== 'requires_capture') return session;
  try {
    await change(intent.id);
  } catch (error) {
    // It was captured, cancelled or expired meanwhile, or the bank refused.
    if (!isInvalid(error) && !(error instanceof Stripe.errors.StripeCardError)) throw error;
  }
  return readSession(stripe, session.id);
}

/** Charges the whole of an authorised payment; Stripe does so once, whoever asks. @returns the session afterwards */
export const captureSession = (stripe: Stripe, session: Session, charge: Charge): Promise<Session> =>
  changeAuthorized(stripe, session, (id) => {
    outcomeOf(session, charge);
    return stripe.paymentIntents.capture(id, {}, { idempotencyKey: `${charge.key}-capture` });
  });

/** Releases what an authorised payment reserves. @returns the session afterwards, which may have been captured in the meantime */
export const releaseSession = (stripe: Stripe, session: Session): Promise<Session> =>
  changeAuthorized(stripe, session, (id) => stripe.paymentIntents.cancel(id));

/** Expires an unpaid session. @returns the session afterwards, which may have been paid in the meantime */
export async function expireSession(stripe: Stripe, session: Session): Promise<Session> {
  if (session.status !== 'open') return session;
  try {
    return await stripe.checkout.sessions.expire(session.id, { expand });
  } catch (error) {
    if (!isInvalid(error)) throw error;
    // It was paid, or ended by someone else, meanwhile.
    return readSession(stripe, session.id);
  }
}

/** The payment of a session; null before the shopper has paid. */
export function intentOf({ payment_intent: intent }: Session): (Pick<Stripe.PaymentIntent, 'id'> & Partial<Stripe.PaymentIntent>) | null {
  return typeof intent === 'string' ? { id: intent } : intent;
}

/** When the bank releases the reserved amount; null if Stripe doesn't say. */
function captureBefore({ latest_charge: charge }: Partial<Stripe.PaymentIntent>): Date | null {
  const details = typeof charge === 'object' ? charge?.payment_method_details : null;
  const until = details?.card?.capture_before;
  return until === undefined || until === null ? null : new Date(until * 1_000);
}

/** @throws Error when the session isn't that of the charge, or collected something else */
export function outcomeOf(session: Session, { key, amountMinor, currency }: Charge): ChargeOutcome {
  const reference = session.id;
  if (session.client_reference_id !== key) throw new Error(`Stripe: ${reference} does not belong to the charge ${key}.`);
  if (session.status === 'expired') return { state: 'DECLINED', reason: 'The payment was cancelled or not made in time.', reference };
  if (session.status === 'open' && session.url !== null) return { state: 'NEEDS_ACTION', url: session.url, reference };
  const intent = intentOf(session);
  const isAuthorized = intent?.status === 'requires_capture';
  const isCaptured = session.payment_status === 'paid' || intent?.status === 'succeeded';
  if (isAuthorized || isCaptured) {
    const amount = isAuthorized ? intent.amount_capturable : intent?.status === 'succeeded' ? intent.amount_received : session.amount_total;
    const isAsOrdered = amount === amountMinor && session.amount_total === amountMinor && session.currency === currency.toLowerCase();
    if (isAsOrdered && isAuthorized) return { state: 'AUTHORIZED', captureBefore: captureBefore(intent), reference };
    if (isAsOrdered) return { state: 'SUCCEEDED', reference };
    const collected = `${amount === amountMinor ? session.amount_total : amount} ${session.currency}`;
    throw new Error(
      `Stripe: ${reference} collected ${collected} instead of ${amountMinor} ${currency.toLowerCase()}. Check it in the Stripe Dashboard.`,
    );
  }
  const status = intent?.status;
  if (isCancelled(status) && intent?.capture_method === 'manual')
    return { state: 'DECLINED', reason: 'The authorisation has expired or was cancelled.', reference };
  if (isCancelled(status) || status === 'requires_payment_method') return { state: 'DECLINED', reason: 'The payment failed.', reference };
  return { state: 'PENDING', reference };
}
