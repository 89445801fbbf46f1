import { describe, expect, test } from 'vitest';
import type { Charge } from '../../server/commerce/payments/payments.ts';
import type { FakePaypal } from '../support/fakePaypal/shapes.ts';
import { begin, charge, patience, received, start } from './paypalCases.ts';

describe('[I82] the PayPal provider', () => {
  async function authorized(one: Charge) {
    const { fake, provider } = await start({ capture: 'shipment' });
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    const outcome = await provider.find({ ...one, reference }, patience());
    const authorizations = fake.books.orderOf(one.key).purchase_units[0].payments?.authorizations ?? [];
    const capture = () => provider.capture?.({ ...one, reference }, patience());
    return { fake, provider, outcome, authorizations, capture, known: { ...one, reference } };
  }
  const requestsOf = ({ requests }: FakePaypal, act: string) => requests.filter((request) => request.endsWith(`/${act}`));
  const age = (authorization: { create_time: string } | undefined, days: number) => {
    if (authorization) authorization.create_time = new Date(Date.now() - days * 24 * 3_600_000).toISOString();
  };

  test('authorises once, whoever asks, tells when that ends, and captures once', async () => {
    const one = charge();
    const { fake, provider, outcome, authorizations, capture, known } = await authorized(one);
    const captureBefore = new Date(authorizations[0]?.expiration_time ?? '');
    expect(outcome).toEqual({ state: 'AUTHORIZED', captureBefore, reference: known.reference });
    await Promise.all([1, 2].map(() => provider.find(known, patience())));
    expect(fake.books.events.filter(({ event_type: type }) => type === 'PAYMENT.AUTHORIZATION.CREATED')).toHaveLength(1);
    const outcomes = await Promise.all([capture(), capture(), capture()]);
    expect(outcomes.map((each) => each?.state)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    expect(fake.books.orderOf(one.key).purchase_units[0].payments?.captures).toHaveLength(1);
    expect(requestsOf(fake, 'reauthorize')).toEqual([]);
    expect(await provider.cancel(known, patience())).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('renews an authorisation that is older than three days before the capture, once, even if an answer is lost', async () => {
    const one = charge();
    const { fake, provider, capture, authorizations, known } = await authorized(one);
    age(authorizations[0], 4);
    // The order is read, the authorisation is renewed, then captured.
    fake.faults.push('fine', 'fine', 'lost');
    await expect(provider.capture?.(known, AbortSignal.timeout(500))).rejects.toThrow('did not respond');
    expect(await capture()).toMatchObject({ state: 'SUCCEEDED' });
    const [unit] = fake.books.orderOf(one.key).purchase_units;
    expect(unit.payments?.authorizations).toHaveLength(2);
    expect(unit.payments?.captures).toHaveLength(1);
    const newest = unit.payments?.authorizations?.at(-1)?.id;
    expect(requestsOf(fake, 'capture')).toEqual([`POST /v2/payments/authorizations/${newest}/capture`]);
    expect(await provider.refund({ key: 're_1', charge: known, amountMinor: 400 }, patience())).toEqual({ state: 'SUCCEEDED' });
  });

  test('captures the former authorisation if PayPal doesn’t renew it, and stays authorised while PayPal refuses the capture', async () => {
    const one = charge();
    const { fake, authorizations, capture } = await authorized(one);
    age(authorizations[0], 4);
    fake.books.renewsAuthorizations = false;
    fake.books.captures = 'refused';
    expect(await capture()).toMatchObject({ state: 'AUTHORIZED' });
    fake.books.captures = 'COMPLETED';
    expect(await capture()).toMatchObject({ state: 'SUCCEEDED' });
    expect(requestsOf(fake, 'reauthorize')).toHaveLength(2);
    expect(authorizations).toHaveLength(1);
  });

  test.each([
    ['PENDING', 'PENDING'],
    ['DENIED', 'DECLINED'],
    ['VOIDED', 'DECLINED'],
    ['EXPIRED', 'DECLINED'],
  ] as const)('reports an authorisation that is %s as %s', async (status, state) => {
    const one = charge();
    const { provider, authorizations, known } = await authorized(one);
    Object.assign(authorizations[0] ?? {}, { status });
    expect(await provider.find(known, patience())).toMatchObject({ state });
  });

  test('releases an authorised amount, and reads the charge of its messages', async () => {
    const one = charge();
    const { fake, provider, authorizations, known } = await authorized(one);
    expect(await provider.cancel(known, patience())).toMatchObject({ state: 'DECLINED' });
    expect(authorizations[0]?.status).toBe('VOIDED');
    expect(await provider.capture?.(known, patience())).toMatchObject({ state: 'DECLINED' });
    const ended = fake.books.events.at(-1);
    if (!ended) throw new Error('No event');
    expect(await provider.readMessage?.(received(fake.sign(ended)), patience())).toMatchObject([
      { chargeKey: one.key, kind: 'PAYMENT.AUTHORIZATION.VOIDED' },
    ]);
  });

  test('doesn’t capture an authorisation of another amount', async () => {
    const one = charge();
    const { fake, authorizations, capture } = await authorized(one);
    Object.assign(authorizations[0] ?? {}, { amount: { currency_code: 'EUR', value: '0.01' } });
    await expect(capture()).rejects.toThrow('is for 0.01');
    expect(fake.books.orderOf(one.key).purchase_units[0].payments?.captures).toEqual([]);
  });
});
