import { afterEach } from 'vitest';
import type { Charge, OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { paypal } from '../../server/extensions/payments-paypal/paypal.ts';
import { fakePaypal } from '../support/fakePaypal/fakePaypal.ts';
import type { FakePaypal, PaypalMessage } from '../support/fakePaypal/shapes.ts';
import { hostWith } from './paymentProviderContract.ts';

// Helpers for tests of the PayPal provider.

export const account = { clientId: 'AbCdEf0123456789abcdef', clientSecret: 'EFgh0123456789abcdefgh', webhookId: '8PT597110X687430L' };

const open: FakePaypal[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

export async function start(more: Partial<Record<string, string>> = {}): Promise<{ fake: FakePaypal; provider: OnlinePaymentProvider }> {
  const fake = await fakePaypal(account);
  open.push(fake);
  const provider = paypal({ apiUrl: fake.apiUrl })(hostWith({ ...account, environment: 'sandbox', ...more }));
  if (provider.flow !== 'ONLINE') throw new Error('PayPal collects money online');
  return { fake, provider };
}

export const event = (key: string, type = 'PAYMENT.CAPTURE.COMPLETED') => ({
  id: `WH-${key}-${type}`,
  event_type: type,
  resource_type: 'capture',
  resource: { id: 'CAP1', custom_id: key },
});
export const received = ({ headers, body }: PaypalMessage) => ({ headers, body: Buffer.from(body), now: new Date() });

let count = 0;
export const charge = (more: Partial<Charge> = {}): Charge => ({
  key: `ch_paypal_${(count += 1)}`,
  reference: '',
  amountMinor: 1_000,
  currency: 'EUR',
  order: { number: 7, accessKey: 'secret' },
  description: 'Order 1001',
  email: 'ada@example.com',
  openedAt: new Date(),
  returnUrl: 'https://shop.example/payments/paypal/return?order=7',
  webhookUrl: 'https://shop.example/payments/paypal/webhook',
  ...more,
});
export const patience = () => AbortSignal.timeout(20_000);
export const begin = (provider: OnlinePaymentProvider, one: Charge) => provider.begin({ ...one, token: null }, patience());
export const captureOf = (fake: FakePaypal, key: string) => fake.books.orderOf(key).purchase_units[0].payments?.captures[0];
