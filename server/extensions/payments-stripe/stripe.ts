import { Stripe } from 'stripe';
import { z } from 'zod';
import { MessageRefusedError, type ConnectionTest, type PaymentExtension, type ProviderMessage } from '../../commerce/payments/payments.ts';
import { connect, isStuck, stripeSettings, type StripeOptions, type StripeSettings } from './connection.ts';
import { refundCharge } from './refunds.ts';
import { captureSession, expireSession, findSession, openSession, outcomeOf, releaseSession } from './sessions.ts';

const id = 'stripe';

/** Messages are read as soon as their secret is set. */
const messageSettings = z.object({ webhookSecret: z.string() });
const messageAgeSeconds = 300;

/** Whether Stripe permanently refused a request: it was not carried out, and a retry would fail too. */
const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeAuthenticationError ||
  error instanceof Stripe.errors.StripePermissionError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 400);

/** What Stripe takes in one payment, in the smallest unit of most currencies. */
const [leastMinor, mostMinor] = [50, 99_999_999];

/** Events about payments without those about their sessions: an authorised payment was captured, or its authorisation has ended. */
const intentEvents = new Set<string>(['payment_intent.succeeded', 'payment_intent.canceled']);

/** @returns nothing for events that concern no session of a shop */
function messagesOf({ id: event, type, data }: Stripe.Event): ProviderMessage[] {
  if (!type.startsWith('checkout.session.') && !intentEvents.has(type)) return [];
  const chargeKey = intentEvents.has(type)
    ? (data.object as Stripe.PaymentIntent).metadata.charge
    : (data.object as Stripe.Checkout.Session).client_reference_id;
  return chargeKey ? [{ id: event, kind: type, chargeKey }] : [];
}

/** @throws the error, unless it is repeated whenever the request is */
function unlessStuck(error: unknown): null {
  if (isStuck(error)) return null;
  throw error;
}

const isTestKey = (secretKey: string): boolean => /^[sr]k_test_/.test(secretKey);

async function test(stripe: Stripe, { secretKey, webhookSecret }: z.output<typeof stripeSettings>): Promise<ConnectionTest> {
  try {
    await stripe.checkout.sessions.list({ limit: 1 });
  } catch (error) {
    const isKeyRefused = error instanceof Stripe.errors.StripeAuthenticationError || error instanceof Stripe.errors.StripePermissionError;
    if (!isKeyRefused) throw error;
    return { isOk: false, message: 'Stripe rejected the secret key. Check the key and its permissions in the Stripe Dashboard.' };
  }
  const mode = isTestKey(secretKey) ? 'Connected to Stripe in test mode. No money moves.' : 'Connected to Stripe in live mode.';
  return { isOk: true, message: webhookSecret === '' ? `${mode} Webhooks are rejected until you enter the signing secret.` : mode };
}

/** Cards, wallets and other methods on the payment page of Stripe. */
export const stripe =
  (options: StripeOptions = {}): PaymentExtension =>
  ({ readSettings }) => {
    async function open(signal: AbortSignal): Promise<{ api: Stripe; settings: StripeSettings }> {
      const settings = await readSettings(id, stripeSettings);
      return { api: connect(settings.secretKey, options, signal), settings };
    }
    const client = async (signal: AbortSignal) => (await open(signal)).api;
    return {
      id,
      settings: stripeSettings,
      flow: 'ONLINE',
      name: 'Card and more',
      description: 'Pay by card, Apple Pay, Google Pay and other methods on the secure page of Stripe.',
      note: 'Choose the methods to offer in the Stripe Dashboard, under Payment methods. Methods that confirm a payment days later, such as SEPA direct debit, aren’t offered.',
      accepts: ({ totalMinor }) => totalMinor >= leastMinor && totalMinor <= mostMinor,
      async testConnection(signal) {
        const values = await readSettings(id, stripeSettings);
        return test(connect(values.secretKey, options, signal), values);
      },
      async warning() {
        const { secretKey } = await readSettings(id, stripeSettings);
        return isTestKey(secretKey)
          ? 'The secret key is in test mode: orders count as paid but no money moves. Replace it before you start selling.'
          : null;
      },
      async begin(request, signal) {
        try {
          const { api, settings } = await open(signal);
          return outcomeOf(await openSession(api, request, settings), request);
        } catch (error) {
          // No session exists, and repeating the request would not make one.
          if (!isRefused(error) && !isStuck(error)) throw error;
          return { state: 'DECLINED', reason: 'This payment method isn’t available at the moment.' };
        }
      },
      async find(charge, signal) {
        const session = await findSession(await client(signal), charge);
        return session ? outcomeOf(session, charge) : { state: 'UNKNOWN' };
      },
      async cancel(charge, signal) {
        const { api, settings } = await open(signal);
        // A charge unknown to Stripe is opened and expired, so that a delayed request for it finds it expired.
        const session = (await findSession(api, charge)) ?? (await openSession(api, charge, settings).catch(unlessStuck));
        // The charge can't be opened any more, and no one has the URL of a page to pay on.
        if (session === null) return { state: 'DECLINED', reason: 'The payment failed.' };
        return outcomeOf(await releaseSession(api, await expireSession(api, session)), charge);
      },
      async capture(charge, signal) {
        const api = await client(signal);
        const session = await findSession(api, charge);
        return session ? outcomeOf(await captureSession(api, session, charge), charge) : { state: 'UNKNOWN' };
      },
      async refund(request, signal) {
        return refundCharge(await client(signal), request);
      },
      async readMessage({ headers, body, now }) {
        const { webhookSecret } = await readSettings(id, messageSettings);
        const signature = headers['stripe-signature'];
        if (webhookSecret === '') throw new MessageRefusedError('The webhook signing secret is not set.');
        if (typeof signature !== 'string') throw new MessageRefusedError('Send exactly one Stripe-Signature header.');
        try {
          return messagesOf(Stripe.webhooks.constructEvent(body, signature, webhookSecret, messageAgeSeconds, undefined, now.getTime()));
        } catch (error) {
          if (error instanceof Stripe.errors.StripeSignatureVerificationError)
            throw new MessageRefusedError('Invalid signature or expired timestamp.');
          if (error instanceof SyntaxError) throw new MessageRefusedError('The body is not JSON.');
          throw error;
        }
      },
    };
  };
