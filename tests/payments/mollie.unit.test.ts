import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Charge, OnlinePaymentProvider } from '../../server/commerce/payments/payments.ts';
import { mollie } from '../../server/extensions/payments-mollie/mollie.ts';
import { fakeMollie, type FakeMollie } from '../support/fakeMollie/fakeMollie.ts';
import { trustLocalServers } from '../support/fakeProvider/localhost.ts';
import { describePaymentProvider, hostWith } from './paymentProviderContract.ts';

const apiKey = 'test_0123456789abcdef0123456789ab';

trustLocalServers({ beforeAll, afterAll });
const open: FakeMollie[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function start(given = apiKey): Promise<{ fake: FakeMollie; provider: OnlinePaymentProvider }> {
  const fake = await fakeMollie({ apiKey });
  open.push(fake);
  const provider = mollie({ apiUrl: fake.apiUrl })(hostWith({ apiKey: given }));
  if (provider.flow !== 'ONLINE') throw new Error('Mollie collects money online');
  return { fake, provider };
}

const message = (body: string) => ({ headers: {}, body: Buffer.from(body), now: new Date() });

describePaymentProvider('Mollie', async () => {
  const { fake, provider } = await start();
  return {
    provider,
    token: null,
    confirmedToken: null,
    confirm: ({ key }) => Promise.resolve(fake.books.move(fake.books.paymentOf(key).id, 'paid')),
    message: (key) => message(`id=${key === 'ch_other' ? 'tr_unknown' : fake.books.paymentOf(key).id}`),
    proof: 'looked up',
  };
});

let count = 0;
const charge = (more: Partial<Charge> = {}): Charge => ({
  key: `ch_mollie_${(count += 1)}`,
  reference: '',
  amountMinor: 1_000,
  currency: 'EUR',
  order: { number: 7, accessKey: 'secret' },
  email: 'ada@example.com',
  openedAt: new Date(),
  returnUrl: 'https://shop.example/payments/mollie/return?order=7',
  webhookUrl: 'https://shop.example/payments/mollie/webhook',
  ...more,
});
const patience = () => AbortSignal.timeout(20_000);
const begin = (provider: OnlinePaymentProvider, one: Charge) => provider.begin({ ...one, token: null }, patience());

describe('[F44] the Mollie provider', () => {
  test('sends the amount as decimal text, the return URL and the webhook URL, and no personal data', async () => {
    const { fake, provider } = await start();
    const one = charge();
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION', url: expect.stringContaining('/checkout/tr_') });
    expect(fake.books.paymentOf(one.key)).toMatchObject({
      amount: { currency: 'EUR', value: '10.00' },
      redirectUrl: one.returnUrl,
      webhookUrl: one.webhookUrl,
      metadata: { charge: one.key, order: '7' },
    });
    expect(JSON.stringify(fake.books.paymentOf(one.key))).not.toContain(one.email);
  });

  test.each([
    ['another amount', { amount: { currency: 'EUR', value: '0.01' } }],
    ['another currency', { amount: { currency: 'USD', value: '10.00' } }],
    ['another charge', { metadata: { charge: 'ch_other' } }],
    ['no charge', { metadata: {} }],
  ])('rejects a payment with %s, and neither captures nor refunds it', async (_what, changed) => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    const payment = fake.books.paymentOf(one.key);
    for (const status of ['authorized', 'paid'] as const) {
      fake.books.move(reference, status);
      Object.assign(payment, changed);
      await expect(provider.find({ ...one, reference }, patience())).rejects.toThrow(/is for|does not belong/);
      expect(payment.status).toBe(status);
    }
    await expect(provider.refund({ key: 're', charge: { ...one, reference }, amountMinor: 1 }, patience())).rejects.toThrow(
      /is for|does not belong/,
    );
    expect(fake.books.refunds.size).toBe(0);
  });

  test.each([
    ['pending', { state: 'PENDING' }],
    ['failed', { state: 'DECLINED', reason: 'The payment failed.' }],
    ['canceled', { state: 'DECLINED' }],
    ['expired', { state: 'DECLINED' }],
  ] as const)('reports a payment that is %s', async (status, outcome) => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.move(reference, status);
    expect(await provider.find(one, patience())).toMatchObject(outcome);
  });

  test('captures an authorised payment once, and releases one that is cancelled', async () => {
    const { fake, provider } = await start();
    const [taken, left] = [charge(), charge()];
    for (const one of [taken, left]) {
      const { reference = '' } = await begin(provider, one);
      fake.books.move(reference, 'authorized');
    }
    const states = await Promise.all([provider.find(taken, patience()), provider.find(taken, patience())]);
    expect(states.map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await provider.cancel(left, patience())).toMatchObject({ state: 'DECLINED' });
    expect(fake.books.paymentOf(left.key).status).toBe('canceled');
  });

  test('keeps watching a payment that its method doesn’t allow to cancel', async () => {
    const { fake, provider } = await start();
    fake.books.isCancelable = false;
    const one = charge();
    await begin(provider, one);
    expect(await provider.cancel(one, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    fake.books.move(fake.books.paymentOf(one.key).id, 'expired');
    expect(await provider.cancel(one, patience())).toMatchObject({ state: 'DECLINED' });
  });

  test('repeats failed requests, and creates no second payment after a lost response', async () => {
    const { fake, provider } = await start();
    fake.faults.push('error');
    const one = charge();
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION' });
    const down = charge();
    fake.faults.push('down');
    await expect(begin(provider, down)).rejects.toThrow('socket hang up');
    expect(await provider.find(down, patience())).toEqual({ state: 'UNKNOWN' });
    // The payment is made; the look at it fails.
    fake.faults.push('fine', 'down');
    await expect(begin(provider, down)).rejects.toThrow('socket hang up');
    expect(await provider.find(down, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(await begin(provider, down)).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(fake.books.payments.size).toBe(2);
  });

  test('finds a payment among more than a page of others, and stops at older ones', async () => {
    const { fake, provider } = await start();
    const one = charge();
    await begin(provider, one);
    const payment = fake.books.paymentOf(one.key);
    for (let other = 0; other < 150; other += 1)
      fake.books.payments.set(`tr_${other}`, { ...payment, id: `tr_${other}`, metadata: { charge: `ch_${other}` } });
    fake.requests.length = 0;
    expect(await provider.find(one, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(fake.requests).toHaveLength(2);
    fake.requests.length = 0;
    expect(await provider.find(charge({ openedAt: new Date(Date.now() + 3_600_000) }), patience())).toEqual({ state: 'UNKNOWN' });
    expect(fake.requests).toHaveLength(1);
  });

  test('refunds once per key, even if Mollie has forgotten it, and follows a refund to its end', async () => {
    const { fake, provider } = await start();
    const one = charge();
    await begin(provider, one);
    fake.books.move(fake.books.paymentOf(one.key).id, 'paid');
    fake.books.refundStatus = 'queued';
    const refund = (key: string, amountMinor: number) => provider.refund({ key, charge: one, amountMinor }, patience());
    expect(await refund('re_1', 400)).toEqual({ state: 'PENDING' });
    for (const made of fake.books.refunds.values()) made.status = 'refunded';
    expect(await refund('re_1', 400)).toEqual({ state: 'SUCCEEDED' });
    expect([...fake.books.refunds.values()].map(({ amount }) => amount.value)).toEqual(['4.00']);
    fake.books.refundStatus = 'failed';
    expect(await refund('re_2', 100)).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('failed') });
  });

  test('reports the result of a connection test to staff, and that a key is in test mode', async () => {
    const { fake, provider } = await start();
    expect(await provider.testConnection?.(patience())).toEqual({
      isOk: true,
      message: 'Connected to Mollie in test mode. No money moves.',
    });
    expect(await provider.warning?.()).toContain('test mode');
    fake.books.methods = [];
    expect(await provider.testConnection?.(patience())).toMatchObject({ isOk: false, message: expect.stringContaining('active') });
    const { provider: wrong } = await start('live_0123456789abcdef0123456789ab');
    expect(await wrong.testConnection?.(patience())).toMatchObject({
      isOk: false,
      message: expect.stringContaining('rejected the API key'),
    });
    expect(await wrong.warning?.()).toBeNull();
    expect(await begin(wrong, charge())).toMatchObject({ state: 'DECLINED' });
  });

  test.each(['id=', 'id=../methods', 'id=tr_a&id=tr_b', 'id=tr_a%2Frefunds', `id=tr_${'a'.repeat(100)}`, '{"id":"tr_a"}'])(
    'rejects the message %s without asking Mollie',
    async (body) => {
      const { fake, provider } = await start();
      await expect(provider.readMessage?.(message(body), patience())).rejects.toThrow('Send the ID of one payment.');
      expect(fake.requests).toEqual([]);
    },
  );

  test('ignores messages about unknown payments, and those that weren’t made for a charge', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    Object.assign(fake.books.paymentOf(one.key), { metadata: null });
    for (const id of [reference, 'tr_unknown']) expect(await provider.readMessage?.(message(`id=${id}`), patience())).toEqual([]);
  });
});
