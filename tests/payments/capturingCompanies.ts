import { expect } from 'vitest';
import type { PaymentExtension } from '../../server/commerce/payments/payments.ts';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { paypal } from '../../server/extensions/payments-paypal/paypal.ts';
import { stripe } from '../../server/extensions/payments-stripe/stripe.ts';
import { fakeMollie } from '../support/fakeMollie/fakeMollie.ts';
import { fakePaypal } from '../support/fakePaypal/fakePaypal.ts';
import { fakeStripe, signedEvent } from '../support/fakeStripe/fakeStripe.ts';
import { testNow } from '../support/shopDriver.ts';

// Companies that authorise payments and charge them later, through their own SDKs.

/** A payment company with a fake of its API. */
export interface Company {
  extension: PaymentExtension;
  settings: Record<string, string>;
  /** Whatever comes next at the company, such as `lost` for an answer that never arrives. */
  faults: string[];
  /** Requests before the one that captures. */
  requestsBeforeCapture: number;
  authorize(): void;
  endAuthorization(): void;
  /** The message about the latest change. */
  message(): { headers: Record<string, string>; body: Buffer | string };
  /** What the company charged, in cents; null while it only reserves the amount. */
  charged(): number | null;
  isReleased(): boolean;
  close(): Promise<void>;
}

function only<Value>(values: Iterable<Value>): Value {
  const [one, ...others] = values;
  if (!one || others.length > 0) throw new Error(`${others.length} too many, or none`);
  return one;
}

export async function openStripe(): Promise<Company> {
  const secretKey = 'sk_test_0123456789abcdef';
  const webhookSecret = 'whsec_0123456789abcdef';
  const fake = await fakeStripe({ secretKey, now: () => testNow });
  const intent = () => only(fake.books.intents.values());
  return {
    extension: stripe({ apiUrl: fake.url }),
    settings: { secretKey, webhookSecret, capture: 'shipment' },
    faults: fake.faults,
    requestsBeforeCapture: 1,
    authorize: () => void fake.books.pay(only(fake.books.sessions.values()).id),
    endAuthorization: () => void fake.books.endAuthorization(intent().id),
    message() {
      const event = fake.books.events.at(-1);
      if (!event) throw new Error('Nothing happened');
      return signedEvent(event, webhookSecret, new Date());
    },
    charged: () => (intent().status === 'succeeded' ? intent().amount_received : null),
    isReleased: () => intent().status === 'canceled',
    close: () => fake.close(),
  };
}

export async function openMollie(): Promise<Company> {
  const apiKey = 'test_0123456789abcdef0123456789';
  const fake = await fakeMollie({ apiKey, now: () => testNow });
  const payment = () => only(fake.books.payments.values());
  return {
    extension: mollie({ apiUrl: fake.apiUrl }),
    settings: { apiKey, capture: 'shipment' },
    faults: fake.faults,
    requestsBeforeCapture: 1,
    authorize() {
      expect(payment().captureMode).toBe('manual');
      fake.books.move(payment().id, 'authorized');
    },
    endAuthorization: () => fake.books.move(payment().id, 'expired'),
    message: () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: `id=${payment().id}` }),
    charged: () => (payment().status === 'paid' ? Number(payment().amount.value) * 100 : null),
    isReleased: () => payment().status === 'canceled',
    close: () => fake.close(),
  };
}

export async function openPaypal(): Promise<Company> {
  const account = { clientId: 'AbCdEf0123456789abcdef', clientSecret: 'EFgh0123456789abcdefgh', webhookId: '8PT597110X687430L' };
  const fake = await fakePaypal(account);
  // Loading the SDK can take longer than the shop waits for an answer here.
  await import('@paypal/paypal-server-sdk');
  const { books } = fake;
  const payments = () => only(books.orders.values()).purchase_units[0].payments;
  return {
    extension: paypal({ apiUrl: fake.apiUrl }),
    settings: { ...account, environment: 'sandbox', capture: 'shipment' },
    faults: fake.faults,
    requestsBeforeCapture: 1,
    authorize() {
      const order = only(books.orders.values());
      expect(order.intent).toBe('AUTHORIZE');
      books.approve(order.id);
    },
    endAuthorization: () => books.endAuthorization(only(payments()?.authorizations ?? [])),
    message() {
      const event = books.events.at(-1);
      if (!event) throw new Error('Nothing happened');
      return fake.sign(event);
    },
    charged() {
      const captures = payments()?.captures ?? [];
      return captures.length === 0 ? null : captures.reduce((sum, { amount }) => sum + Number(amount.value) * 100, 0);
    },
    isReleased: () => only(payments()?.authorizations ?? []).status === 'VOIDED',
    close: () => fake.close(),
  };
}
