import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPayments, type Payments } from '../../server/commerce/payments/payments.ts';
import { bankTransfer } from '../../server/extensions/payments-bank-transfer/bankTransfer.ts';
import { stripe } from '../../server/extensions/payments-stripe/stripe.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import {
  act,
  administrator,
  cardShopper,
  kinds,
  mails,
  orderNow,
  orderOf,
  stockOf,
  sweep,
  type OrderNow,
} from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { fakeStripe, signedEvent, type FakeStripe } from '../support/fakeStripe/fakeStripe.ts';
import type { FakeEvent, FakeSession } from '../support/fakeStripe/objects.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testKeys, testNow, type Visitor } from '../support/shopDriver.ts';

// Orders paid through Stripe's SDK, including lost responses and missing webhooks.

const secretKey = 'sk_test_never-seen-again'.replaceAll('-', '');
const webhookSecret = 'whsec_neverseenagain0123';

let db: Db;
let fake: FakeStripe;
let shop: TestApp;
let payments: Payments;
let admin: Visitor;
beforeEach(async () => {
  db = await freshDb();
  fake = await fakeStripe({ secretKey, now: () => testNow });
  const extensions = [bankTransfer(), stripe({ apiUrl: fake.url })];
  shop = await testApp(db, {}, 2_000, undefined, undefined, extensions);
  payments = openPayments(extensions, { db, keys: testKeys, offersTests: false, timeoutMs: 2_000, publicUrl: 'https://shop.example' });
  admin = await administrator(db, payments);
});
afterEach(async () => {
  await shop.app.close();
  await fake.close();
});

const save = (settings: Record<string, string>, expectedVersion = 0) =>
  admin.query<{ result: object }>(
    `mutation ($input: UpdatePaymentSettingsInput!) { result: updatePaymentSettings(input: $input) { __typename
      ... on UpdatePaymentSettingsPayload { paymentMethods { code isSetUp webhookUrl canBeTested secretNames settings { name value } } }
      ... on UserError { message } ... on InvalidInputError { issues { path message } } } }`,
    { input: { code: 'stripe', expectedVersion, settings: Object.entries(settings).map(([name, value]) => ({ name, value })) } },
  );

const test = async () => {
  const document = `mutation { result: testPaymentSettings(input: { code: "stripe" }) {
    ... on TestPaymentSettingsPayload { isOk message } ... on UserError { message } } }`;
  return (await admin.query<{ result: { isOk: boolean; message: string } }>(document)).result;
};

async function placed(): Promise<{ visitor: Visitor; productId: number; order: OrderNow; url: string | undefined }> {
  await save({ secretKey, webhookSecret });
  const { visitor, productId, input } = await cardShopper(db, '', payments, { paymentMethod: 'stripe', paymentToken: null });
  const answer = await act(visitor, 'placeOrder', input);
  return { visitor, productId, order: orderOf(answer), url: answer.nextAction?.url };
}

function onlySession(): FakeSession {
  const [session, ...others] = fake.books.sessions.values();
  if (!session || others.length > 0) throw new Error(`${others.length} sessions too many, or none`);
  return session;
}

const paidEvent = (): FakeEvent => {
  const event = fake.books.pay(onlySession().id);
  if (!event) throw new Error('Not open');
  return event;
};

/** Sends a signed webhook, on the real clock, because Stripe's SDK checks the signature's time. */
function send(event: FakeEvent, secret = webhookSecret) {
  const { headers, body } = signedEvent(event, secret, new Date());
  return shop.app.inject({
    method: 'POST',
    url: '/payments/stripe/webhook',
    headers: { host: 'localhost:4000', ...headers },
    payload: body,
  });
}

describe('[F44] setting up Stripe in the admin', () => {
  it('offers it once its key is saved, shows the webhook URL, and reports the connection test', async () => {
    expect(await test()).toMatchObject({ isOk: false, message: 'Complete the settings and save them first.' });
    expect(await save({ secretKey: 'pk_test_0123456789' })).toMatchObject({
      result: { issues: [{ message: 'Enter a secret key. It begins with sk_ or rk_.' }] },
    });
    const { result } = await save({ secretKey, webhookSecret });
    expect(result).toMatchObject({
      paymentMethods: [
        { code: 'BANK_TRANSFER', webhookUrl: null, canBeTested: false },
        {
          isSetUp: true,
          webhookUrl: 'https://shop.example/payments/stripe/webhook',
          canBeTested: true,
          settings: [{ name: 'capture', value: '' }],
        },
      ],
    });
    expect(await test()).toMatchObject({ isOk: true });
    fake.faults.push('slow');
    expect(await test()).toMatchObject({ isOk: false, message: expect.stringContaining('didn’t respond') });
  });

  it('is required before its messages are accepted, and never exposes the key', async () => {
    const stranger: FakeEvent = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      livemode: false,
      data: { object: {} },
    };
    expect((await send(stranger)).statusCode).toBe(400);
    const { order } = await placed();
    await send(paidEvent());
    fake.faults.push('down', 'down', 'down');
    await send({ ...stranger, id: 'evt_2', data: { object: onlySession() } });
    const answers = [
      await orderNow(db, order.number),
      await save({}, 1),
      await admin.query('{ auditLog(first: 50) { edges { node { details } } } }'),
    ];
    let everything = JSON.stringify([answers, shop.faults.map(({ err }) => describeFault(err))]);
    const { rows } = await db.pool.query<{ name: string }>(
      `select format('%I', tablename) as name from pg_tables where schemaname = 'public'`,
    );
    for (const { name } of rows) everything += JSON.stringify((await db.pool.query(`select * from ${name}`)).rows);
    expect(shop.faults).not.toEqual([]);
    expect(everything).not.toContain(secretKey);
    expect(everything).not.toContain(webhookSecret);
  });
});

/** Returns everything that a log entry may contain of an error. */
function describeFault(fault: unknown): unknown {
  if (!(fault instanceof Error)) return fault;
  return { ...fault, message: fault.message, stack: fault.stack, cause: describeFault(fault.cause) };
}

describe('[F44] an order paid with Stripe', () => {
  it('is paid by the webhook before the shopper returns, and ignores repeated, late and forged messages', async () => {
    const { order, url, productId } = await placed();
    expect(url).toBe(onlySession().url);
    const event = paidEvent();
    expect((await send(event, 'whsec_of_somebody_else')).statusCode).toBe(400);
    expect((await orderNow(db, order.number)).status).toBe('PENDING_PAYMENT');
    expect((await send(event)).body).toBe('Noted.\n');
    const paid = await orderNow(db, order.number);
    expect(paid).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
    for (const next of [event, event, { ...event, id: 'evt_late', type: 'checkout.session.expired' }])
      expect((await send(next)).statusCode).toBe(200);
    const back = await shop.app.inject({ url: new URL(onlySession().success_url).pathname + new URL(onlySession().success_url).search });
    expect(back.statusCode).toBe(303);
    expect(await orderNow(db, order.number)).toEqual(paid);
    expect((await stockOf(db, productId)).stock).toBe(7);
    await expectInvariants(db);
  });

  it('is paid when the shopper returns without a webhook, and stays open if they return unpaid', async () => {
    const { order } = await placed();
    const { pathname, search } = new URL(onlySession().success_url);
    await shop.app.inject({ url: pathname + search });
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT', nextAction: { url: onlySession().url } });
    fake.books.pay(onlySession().id);
    await shop.app.inject({ url: pathname + search });
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', nextAction: null });
  });

  it.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'usd' }],
  ])('isn’t paid by a session with another %s', async (_what, changed) => {
    const { order } = await placed();
    const event = paidEvent();
    Object.assign(onlySession(), changed);
    expect((await send(event)).statusCode).toBe(503);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT', paid: { amount: 0 } });
  });

  it('is recovered by the sweeper after a lost response, and a repeated request returns the same session', async () => {
    await save({ secretKey, webhookSecret });
    const { visitor, input } = await cardShopper(db, '', payments, { paymentMethod: 'stripe', paymentToken: null });
    fake.faults.push('lost');
    const first = await act(visitor, 'placeOrder', input);
    expect(first.nextAction).toBeNull();
    await sweep(db, 2, payments);
    const { number } = orderOf(first);
    expect(await orderNow(db, number)).toMatchObject({ status: 'PENDING_PAYMENT', nextAction: { url: onlySession().url } });
    expect((await act(visitor, 'placeOrder', input)).nextAction).toEqual({ url: onlySession().url });
  });

  it.each(['down', 'error'] as const)('fails and releases its stock if Stripe doesn’t know it (%s)', async (fault) => {
    await save({ secretKey, webhookSecret });
    const { visitor, input, productId } = await cardShopper(db, '', payments, { paymentMethod: 'stripe', paymentToken: null });
    fake.faults.push(fault, fault, fault);
    const { number } = orderOf(await act(visitor, 'placeOrder', input));
    await sweep(db, 2, payments);
    await sweep(db, 4, payments);
    expect((await orderNow(db, number)).status).toBe('FAILED');
    expect(onlySession().status).toBe('expired');
    expect((await stockOf(db, productId)).stock).toBe(10);
    expect(await mails(db)).toEqual(['failed']);
  });

  it('that fails at Stripe for good, whenever it is asked again, fails, and what it held is free', async () => {
    await save({ secretKey, webhookSecret });
    const { visitor, input, productId } = await cardShopper(db, '', payments, { paymentMethod: 'stripe', paymentToken: null });
    fake.faults.push('stored');
    const { number } = orderOf(await act(visitor, 'placeOrder', input));
    await sweep(db, 2, payments);
    await sweep(db, 4, payments);
    expect((await orderNow(db, number)).status).toBe('FAILED');
    expect((await stockOf(db, productId)).stock).toBe(10);
    expect(fake.books.sessions.size).toBe(0);
    await expectInvariants(db);
  });

  it('that nobody pays is given up within the hour; money that comes all the same goes back, once', async () => {
    const { order } = await placed();
    // Stripe is unreachable when the shop expires the payment.
    fake.faults.push(...Array.from({ length: 6 }, () => 'down' as const));
    await sweep(db, 56, payments);
    expect((await orderNow(db, order.number)).status).toBe('FAILED');
    const event = paidEvent();
    for (let delivery = 0; delivery < 2; delivery += 1) await send(event);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'FAILED', paid: { amount: 6_000 }, refunded: { amount: 6_000 } });
    expect([...fake.books.refunds.values()].map(({ amount }) => amount)).toEqual([6_000]);
    await expectInvariants(db);
  });

  it('expires its Stripe session when it stays unpaid', async () => {
    const { order } = await placed();
    await sweep(db, 56, payments);
    expect((await orderNow(db, order.number)).status).toBe('FAILED');
    expect(onlySession().status).toBe('expired');
  });

  it('can be refunded in part and in full, once after a lost response, and a refusal has its reason', async () => {
    const { order } = await placed();
    await send(paidEvent());
    const refund = (amount: number, idempotencyKey: string) => act(admin, 'refundOrder', { orderId: order.id, amount, idempotencyKey });
    expect((await refund(1_000, 'refund-1')).refund).toMatchObject({ state: 'SUCCEEDED' });
    // The session and earlier refunds are found, but the response to the refund itself is lost.
    fake.faults.push('fine', 'fine', 'lost');
    expect((await refund(2_000, 'refund-2')).refund).toMatchObject({ state: 'PENDING' });
    await sweep(db, 2, payments);
    expect([...fake.books.refunds.values()].map(({ amount }) => amount)).toEqual([1_000, 2_000]);
    fake.books.refundMode = 'failed';
    expect((await refund(500, 'refund-3')).code).toBe('REFUND_REFUSED');
    fake.books.refundMode = 'succeeded';
    expect((await refund(3_000, 'refund-4')).refund).toMatchObject({ state: 'SUCCEEDED' });
    const now = await orderNow(db, order.number);
    expect(now).toMatchObject({ status: 'REFUNDED', refunded: { amount: 6_000 } });
    expect(kinds(now)).toContain('refundRefused');
    await expectInvariants(db);
  });
});
