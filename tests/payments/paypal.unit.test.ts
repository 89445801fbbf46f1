import { describe, expect, test } from 'vitest';
import { describePaymentProvider } from './paymentProviderContract.ts';
import { account, begin, captureOf, charge, event, patience, received, start } from './paypalCases.ts';

describePaymentProvider('PayPal', async () => {
  const { fake, provider } = await start();
  return {
    provider,
    token: null,
    confirmedToken: null,
    confirm: ({ key }) => Promise.resolve(fake.books.approve(fake.books.orderOf(key).id)),
    message: (key) => received(fake.sign(event(key))),
    proof: 'signed',
  };
});

describe('[F44] the PayPal provider', () => {
  test('sends the amount as decimal text and the return URL, and no personal data', async () => {
    const { fake, provider } = await start();
    const one = charge();
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION', url: expect.stringContaining('/checkoutnow?token=') });
    const order = fake.books.orderOf(one.key);
    expect(order.purchase_units[0]).toMatchObject({ amount: { currency_code: 'EUR', value: '10.00' }, custom_id: one.key });
    expect(fake.books.returnUrls.get(order.id)).toBe(one.returnUrl);
    expect(JSON.stringify(order)).not.toContain(one.email);
  });

  test.each([
    ['another amount', { amount: { currency_code: 'EUR', value: '0.01' } }],
    ['another currency', { amount: { currency_code: 'USD', value: '10.00' } }],
    ['another charge', { custom_id: 'ch_other' }],
  ])('doesn’t capture an order with %s, and doesn’t accept one that was captured', async (_what, changed) => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    const order = fake.books.orderOf(one.key);
    fake.books.approve(order.id);
    const [unit] = order.purchase_units;
    const before = { amount: unit.amount, custom_id: unit.custom_id };
    Object.assign(unit, changed);
    await expect(provider.find({ ...one, reference }, patience())).rejects.toThrow(/is for|does not belong/);
    expect(order.status).toBe('APPROVED');
    Object.assign(unit, before);
    await provider.find({ ...one, reference }, patience());
    Object.assign(unit, changed);
    Object.assign(captureOf(fake, unit.custom_id) ?? {}, changed);
    await expect(provider.find({ ...one, reference }, patience())).rejects.toThrow(/is for|does not belong/);
  });

  test('captures once, whoever asks', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    const outcomes = await Promise.all([1, 2, 3].map(() => provider.find({ ...one, reference }, patience())));
    expect(outcomes.map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED']);
    expect(fake.books.events.filter(({ event_type: type }) => type === 'PAYMENT.CAPTURE.COMPLETED')).toHaveLength(1);
  });

  test('never captures an approved order that was cancelled', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    expect(await provider.cancel({ ...one, reference }, patience())).toMatchObject({ state: 'DECLINED' });
    expect(await provider.find({ ...one, reference }, patience())).toMatchObject({ state: 'DECLINED' });
    expect(fake.books.orders.get(reference)?.status).toBe('APPROVED');
  });

  test('lets the shopper choose another source of money when PayPal declines one', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '', ...first } = await begin(provider, one);
    fake.books.approve(reference);
    fake.books.captures = 'refused';
    expect(await provider.find({ ...one, reference }, patience())).toMatchObject(first);
    fake.books.captures = 'COMPLETED';
    fake.books.approve(reference);
    expect(await provider.find({ ...one, reference }, patience())).toMatchObject({ state: 'SUCCEEDED' });
  });

  test.each([
    ['PENDING', 'PENDING'],
    ['DECLINED', 'DECLINED'],
    ['FAILED', 'DECLINED'],
  ] as const)('reports a capture that is %s as %s', async (status, state) => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    fake.books.captures = status;
    expect(await provider.find({ ...one, reference }, patience())).toMatchObject({ state });
  });

  test('takes an order that PayPal has forgotten for unpaid, but not one that is missing too early', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.orders.clear();
    await expect(provider.find({ ...one, reference }, patience())).rejects.toThrow('404');
    const old = { ...one, reference, openedAt: new Date(Date.now() - 4 * 3_600_000) };
    expect(await provider.find(old, patience())).toMatchObject({ state: 'DECLINED' });
    expect(await provider.cancel(old, patience())).toMatchObject({ state: 'DECLINED' });
  });

  test('creates no second order after a lost response', async () => {
    const { fake, provider } = await start();
    const one = charge();
    fake.faults.push('fine', 'lost');
    await expect(provider.begin({ ...one, token: null }, AbortSignal.timeout(300))).rejects.toThrow('did not respond');
    expect(await provider.find(one, patience())).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(await begin(provider, one)).toMatchObject({ state: 'NEEDS_ACTION' });
    expect(fake.books.orders.size).toBe(1);
  });

  test('uses one token for many requests, and gets another when PayPal has revoked it, even if that fails at first', async () => {
    const { fake, provider } = await start();
    await begin(provider, charge());
    await begin(provider, charge());
    expect(fake.requests.filter((one) => one.endsWith('/token'))).toHaveLength(1);
    fake.books.tokens.clear();
    fake.faults.push('fine', 'down');
    await expect(begin(provider, charge())).rejects.toThrow('did not respond');
    expect(await begin(provider, charge())).toMatchObject({ state: 'NEEDS_ACTION' });
  });

  test('refunds once per key, even if PayPal has forgotten it, and follows a refund to its end', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    await provider.find({ ...one, reference }, patience());
    fake.books.refundStatus = 'PENDING';
    const refund = (key: string, amountMinor: number) => provider.refund({ key, charge: { ...one, reference }, amountMinor }, patience());
    expect(await refund('re_1', 400)).toEqual({ state: 'PENDING' });
    const refunds = fake.books.orderOf(one.key).purchase_units[0].payments?.refunds ?? [];
    for (const made of refunds) made.status = 'COMPLETED';
    expect(await refund('re_1', 400)).toEqual({ state: 'SUCCEEDED' });
    expect(refunds.map(({ amount }) => amount.value)).toEqual(['4.00']);
    fake.books.refundStatus = 'FAILED';
    expect(await refund('re_2', 100)).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('FAILED') });
    expect(await refund('re_3', 601)).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('REFUND_AMOUNT_EXCEEDED') });
  });

  test('reports the result of a connection test to staff, and that the sandbox moves no money', async () => {
    const { provider } = await start();
    expect(await provider.testConnection?.(patience())).toEqual({ isOk: true, message: 'Connected to PayPal’s sandbox. No money moves.' });
    expect(await provider.warning?.()).toContain('sandbox');
    const { provider: wrong } = await start({ clientSecret: 'anotherSecret0123456789', environment: 'live' });
    expect(await wrong.testConnection?.(patience())).toMatchObject({ isOk: false, message: expect.stringContaining('rejected') });
    expect(await wrong.warning?.()).toBeNull();
    expect(await begin(wrong, charge())).toMatchObject({ state: 'DECLINED' });
    const { fake, provider: mute } = await start({ webhookId: '' });
    expect(await mute.testConnection?.(patience())).toMatchObject({
      isOk: true,
      message: expect.stringContaining('Webhooks are rejected'),
    });
    await expect(mute.readMessage?.(received(fake.sign(event('ch'))), patience())).rejects.toThrow('not set');
  });

  test('gives up a call whose time ran out before it was sent', async () => {
    const { fake, provider } = await start();
    fake.faults.push('slow');
    const calls = fake.requests.length;
    await expect(provider.find(charge({ reference: 'ORDER1' }), AbortSignal.abort(new Error('Too late')))).rejects.toThrow('Too late');
    expect(fake.requests).toHaveLength(calls);
  });

  test('no error of the SDK holds the credentials', async () => {
    const { fake, provider } = await start();
    await begin(provider, charge());
    const credentials = [
      account.clientSecret,
      Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64'),
      ...fake.books.tokens,
    ];
    for (const fault of ['down', 'error', 'slow'] as const) {
      fake.faults.push(fault);
      const error: unknown = await provider
        .find(charge({ reference: 'ORDER1' }), AbortSignal.timeout(300))
        .catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Error);
      const { message, stack, cause } = error as Error;
      const everything = JSON.stringify([{ ...(error as Error) }, message, stack, cause]);
      for (const secret of credentials) expect(everything).not.toContain(secret);
    }
  });

  test.each([
    ['a certificate of others', { 'paypal-cert-url': 'https://api.paypal.com.example/cert' }],
    ['a certificate without TLS', { 'paypal-cert-url': 'http://api.paypal.com/cert' }],
    ['a long header', { 'paypal-transmission-sig': 'a'.repeat(2_000) }],
  ])('rejects a message with %s without asking PayPal', async (_what, headers) => {
    const { fake, provider } = await start();
    const good = received(fake.sign(event('ch')));
    await expect(provider.readMessage?.({ ...good, headers: { ...good.headers, ...headers } }, patience())).rejects.toThrow(
      /certificate|header/,
    );
    expect(fake.requests).toEqual([]);
  });

  test('reads the charge of orders and captures, and ignores other events', async () => {
    const { fake, provider } = await start();
    const one = charge();
    const { reference = '' } = await begin(provider, one);
    fake.books.approve(reference);
    const [approved] = fake.books.events;
    if (!approved) throw new Error('No event');
    expect(await provider.readMessage?.(received(fake.sign(approved)), patience())).toMatchObject([{ chargeKey: one.key }]);
    for (const type of ['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED', 'CUSTOMER.DISPUTE.CREATED'])
      expect(await provider.readMessage?.(received(fake.sign(event('re_1', type))), patience())).toEqual([]);
  });
});
