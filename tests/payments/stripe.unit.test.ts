import { afterEach, describe, expect, test } from 'vitest';
import type { Charge, OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { stripe } from '../../server/extensions/payments-stripe/stripe.ts';
import { fakeStripe, signedEvent, type FakeStripe } from '../support/fakeStripe/fakeStripe.ts';
import { newId } from '../support/fakeStripe/objects.ts';
import { describePaymentProvider, hostWith } from './paymentProviderContract.ts';

const secretKey = 'sk_test_0123456789abcdef';
const webhookSecret = 'whsec_0123456789abcdef';

const open: FakeStripe[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function start(given = { secretKey, webhookSecret }): Promise<{ fake: FakeStripe; provider: OnlinePaymentProvider }> {
  const fake = await fakeStripe({ secretKey });
  open.push(fake);
  const provider = stripe({ apiUrl: fake.url })(hostWith(given));
  if (provider.flow !== 'ONLINE') throw new Error('Stripe collects money online');
  return { fake, provider };
}

const sessionOf = ({ books }: FakeStripe, key: string) => {
  const session = [...books.sessions.values()].find(({ client_reference_id: reference }) => reference === key);
  if (!session) throw new Error(`No session of ${key}`);
  return session;
};

const event = (key: string, type = 'checkout.session.completed') => ({
  id: `evt_${key}`,
  object: 'event' as const,
  type,
  created: 1,
  livemode: false as const,
  data: { object: { object: 'checkout.session', client_reference_id: key } },
});

describePaymentProvider('Stripe', async () => {
  const { fake, provider } = await start();
  return {
    provider,
    token: null,
    confirmedToken: null,
    confirm: ({ key }) => Promise.resolve(void fake.books.pay(sessionOf(fake, key).id)),
    message: (key, now) => ({ ...signedEvent(event(key), webhookSecret, now), now }),
  };
});

const charge = (more: Partial<Charge> = {}): Charge => ({
  key: newId('ch'),
  reference: '',
  amountMinor: 1_000,
  currency: 'EUR',
  order: { number: 7, accessKey: 'secret' },
  description: 'Order 1001',
  email: 'ada@example.com',
  openedAt: new Date(),
  returnUrl: 'https://shop.example/payments/stripe/return?order=7',
  webhookUrl: 'https://shop.example/payments/stripe/webhook',
  ...more,
});
const patience = () => AbortSignal.timeout(20_000);
const begin = (provider: OnlinePaymentProvider, one: Charge) => provider.begin({ ...one, token: null }, patience());

describe('[F44] the Stripe provider', () => {
  test('sends the amount, email and return URL, and excludes delayed payment methods', async () => {
    const { fake, provider } = await start();
    const one = charge();
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION', url: expect.stringContaining('/c/pay/cs_test_') });
    expect(sessionOf(fake, one.key)).toMatchObject({
      amount_total: 1_000,
      currency: 'eur',
      customer_email: 'ada@example.com',
      success_url: one.returnUrl,
      cancel_url: one.returnUrl,
      metadata: { charge: one.key, order: '7' },
    });
    expect(provider.accepts?.({ country: 'DE', needsShipping: true, totalMinor: 49 })).toBe(false);
    expect(provider.accepts?.({ country: 'DE', needsShipping: true, totalMinor: 50 })).toBe(true);
  });

  test.each([
    ['another amount', { amount_total: 1 }],
    ['another currency', { currency: 'usd' }],
    ['another charge', { client_reference_id: 'ch_other' }],
  ])('rejects a session with %s', async (_what, changed) => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.pay(reference);
    Object.assign(fake.books.session(reference), changed);
    await expect(provider.find({ ...one, reference }, patience())).rejects.toThrow(/collected|does not belong/);
  });

  test('reports a delayed payment as pending, and a failed one as declined', async () => {
    const { fake, provider } = await start();
    const [later, failed] = [charge(), charge()];
    for (const [one, status] of [
      [later, 'processing'],
      [failed, 'requires_payment_method'],
    ] as const) {
      await begin(provider, one);
      fake.books.pay(sessionOf(fake, one.key).id, status);
    }
    expect(await provider.find(later, patience())).toMatchObject({ state: 'PENDING' });
    expect(await provider.cancel(later, patience())).toMatchObject({ state: 'PENDING' });
    expect(await provider.find(failed, patience())).toMatchObject({ state: 'DECLINED' });
  });

  test('retries failed requests, and creates no second session after a lost response', async () => {
    const { fake, provider } = await start();
    fake.faults.push('down', 'error');
    const one = charge();
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION' });
    const lost = charge();
    fake.faults.push('lost');
    await expect(provider.begin({ ...lost, token: null }, AbortSignal.timeout(300))).rejects.toThrow('connection to Stripe');
    expect(await provider.find(lost, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(await begin(provider, lost)).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(fake.books.sessions.size).toBe(2);
  });

  test('knows that a charge whose key Stripe answers with a failure is never made, and refunds with another key', async () => {
    const { fake, provider } = await start();
    const one = charge();
    fake.faults.push('stored');
    await expect(begin(provider, one)).rejects.toThrow('Something went wrong.');
    expect(await provider.find(one, patience())).toMatchObject({ state: 'UNKNOWN' });
    expect(await begin(provider, one)).toMatchObject({ state: 'DECLINED' });
    expect(await provider.cancel(one, patience())).toMatchObject({ state: 'DECLINED' });
    expect(fake.books.sessions.size).toBe(0);

    const paid = charge();
    await begin(provider, paid);
    fake.books.pay(sessionOf(fake, paid.key).id);
    const refund = { key: 'refund-stuck', charge: paid, amountMinor: 500 };
    // Looking for the charge and for its refunds succeeds.
    fake.faults.push('fine', 'fine', 'fine', 'stored');
    await provider.refund(refund, patience()).catch(() => undefined);
    expect(await provider.refund(refund, patience())).toMatchObject({ state: 'SUCCEEDED' });
    expect(await provider.refund(refund, patience())).toMatchObject({ state: 'SUCCEEDED' });
    expect([...fake.books.refunds.values()].map(({ amount }) => amount)).toEqual([500]);
  });

  test('says that a key is in test mode', async () => {
    const { provider } = await start();
    expect(await provider.warning?.()).toContain('test mode');
  });

  test('finds a session among more than a page of others', async () => {
    const { fake, provider } = await start();
    const one = charge();
    await begin(provider, one);
    for (let other = 0; other < 130; other += 1) {
      const session = { ...sessionOf(fake, one.key), id: newId('cs_test'), client_reference_id: newId('ch') };
      fake.books.sessions.set(session.id, session);
    }
    fake.requests.length = 0;
    expect(await provider.find(one, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(fake.requests).toHaveLength(3);
  });

  test('refunds once per key, even if Stripe has forgotten it, and tracks a pending refund', async () => {
    const { fake, provider } = await start();
    const one = charge();
    await begin(provider, one);
    fake.books.pay(sessionOf(fake, one.key).id);
    fake.books.refundMode = 'pending';
    const refund = (key: string, amountMinor: number) => provider.refund({ key, charge: one, amountMinor }, patience());
    expect(await refund('re_1', 400)).toEqual({ state: 'PENDING' });
    for (const made of fake.books.refunds.values()) made.status = 'succeeded';
    expect(await refund('re_1', 400)).toEqual({ state: 'SUCCEEDED' });
    expect(fake.books.refunds.size).toBe(1);
    fake.books.refundMode = 'failed';
    expect(await refund('re_2', 100)).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('lost_or_stolen_card') });
  });

  test('reports the result of a connection test to staff', async () => {
    const { provider } = await start();
    expect(await provider.testConnection?.(patience())).toEqual({
      isOk: true,
      message: 'Connected to Stripe in test mode. No money moves.',
    });
    const { provider: wrong } = await start({ secretKey: 'sk_test_another_key', webhookSecret });
    expect(await wrong.testConnection?.(patience())).toMatchObject({
      isOk: false,
      message: expect.stringContaining('rejected the secret key'),
    });
    const { provider: mute } = await start({ secretKey, webhookSecret: '' });
    expect(await mute.testConnection?.(patience())).toMatchObject({
      isOk: true,
      message: expect.stringContaining('Webhooks are rejected'),
    });
    const now = new Date();
    await expect(mute.readMessage?.({ ...signedEvent(event('ch'), webhookSecret, now), now }, patience())).rejects.toThrow('not set');
  });

  test('ignores unrelated events', async () => {
    const { provider } = await start();
    const now = new Date();
    for (const type of ['charge.updated', 'refund.created'])
      expect(await provider.readMessage?.({ ...signedEvent(event('ch', type), webhookSecret, now), now }, patience())).toEqual([]);
  });
});
