import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { signMessage } from '../../server/extensions/payments-test-card/signature.ts';
import { signingKeys } from '../../server/platform/crypto/signing.ts';
import { act, cardShopper, kinds, orderNow, orderOf, sweep, type OrderNow } from '../orders/orderDocuments.ts';
import { filledCartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { testBank, testKeys, testPayments, type Visitor } from '../support/shopDriver.ts';
import { postGraphql, unreachableDb, ownPage, testApp, type TestApp } from './testApp.ts';

// The test card's bank over HTTP: its webhooks, and the page that shoppers are redirected to.

let db: Db;
let shop: TestApp;
beforeEach(async () => {
  db = await freshDb();
  shop = await testApp(db);
  return () => shop.app.close();
});

interface Sent {
  at?: Date;
  signature?: string;
  contentType?: string;
}

const webhook = '/payments/test-card/webhook';

function send(body: string, { at = new Date(), signature, contentType = 'application/json' }: Sent = {}, { app } = shop) {
  const headers = {
    host: 'localhost:4000',
    'content-type': contentType,
    'test-card-signature': signature ?? signMessage(testKeys, body, at),
  };
  return app.inject({ method: 'POST', url: webhook, headers, payload: body });
}

const message = (charge: string, id = 'evt_1', kind = 'charge.succeeded') => JSON.stringify({ id, kind, charge });

/** Places an order with a pending payment, and returns its charge. */
async function openOrder(token = 'tok_action'): Promise<{ visitor: Visitor; order: OrderNow; charge: string }> {
  const { visitor, input } = await cardShopper(db, token, testPayments(db, 500));
  const order = orderOf(await act(visitor, 'placeOrder', input));
  const { providerKey: charge } = await db.prisma.payment.findFirstOrThrow({ where: { order: { number: order.number } } });
  return { visitor, order, charge };
}

describe('[F44] a webhook of the bank', () => {
  it('settles an order after a payment timeout; duplicates and late events change nothing', async () => {
    const { order, charge } = await openOrder('tok_timeout');
    const first = await send(message(charge));
    expect([first.statusCode, first.body]).toEqual([200, 'Noted.\n']);
    const paid = await orderNow(db, order.number);
    expect(paid).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
    for (const body of [
      message(charge),
      message(charge),
      message(charge, 'evt_0', 'charge.pending'),
      message(charge, 'evt_2', 'charge.declined'),
    ])
      expect((await send(body)).statusCode).toBe(200);
    expect(await orderNow(db, order.number)).toEqual(paid);
    expect(await db.prisma.paymentEvent.findMany({ orderBy: { id: 'asc' }, select: { id: true } })).toEqual([
      { id: 'TEST_CARD evt_0' },
      { id: 'TEST_CARD evt_1' },
      { id: 'TEST_CARD evt_2' },
    ]);
    await expectInvariants(db);
  });

  it('received before the bank’s response marks the order as paid once', async () => {
    // The bank sends its webhooks before it answers the original request.
    const bank = testBank(db);
    const gossip = testPayments(db, 10_000, {
      async begin(request, signal) {
        const outcome = await bank.begin(request, signal);
        await Promise.all(['evt_1', 'evt_1', 'evt_2'].map((id) => send(message(request.key, id))));
        return outcome;
      },
    });
    const { visitor, input } = await cardShopper(db, 'tok_success', gossip);
    const order = orderOf(await act(visitor, 'placeOrder', input));
    expect(order).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 } });
    expect(kinds(order)).toEqual(['placed', 'paid']);
    expect((await filledCartOf(visitor)).itemCount).toBe(0);
    await expectInvariants(db);
  });

  it('has one effect when received three times at once', async () => {
    const { order, charge } = await openOrder('tok_timeout');
    const answers = await Promise.all([1, 2, 3].map(() => send(message(charge))));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(kinds(await orderNow(db, order.number))).toEqual(['placed', 'paid']);
    await expectInvariants(db);
  });

  it('does not mark an order as paid if the bank’s records disagree', async () => {
    const { order, charge } = await openOrder();
    expect((await send(message(charge))).statusCode).toBe(200);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT', paid: { amount: 0 } });
  });

  it.each([
    ['without a signature', { signature: '' }, 'The header test-card-signature must be'],
    [
      'with a forged signature',
      { signature: `t=${Math.floor(Date.now() / 1_000)},v1=${'0'.repeat(64)}` },
      'The signature does not match the body.',
    ],
    ['that is six minutes old', { at: new Date(Date.now() - 360_000) }, 'The timestamp is more than 300 seconds off.'],
    ['from the future', { at: new Date(Date.now() + 360_000) }, 'The timestamp is more than 300 seconds off.'],
  ])('%s is rejected', async (_how, sent, text) => {
    const { order, charge } = await openOrder('tok_timeout');
    const answer = await send(message(charge), sent);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(text);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT' });
    expect(await db.prisma.paymentEvent.count()).toBe(0);
  });

  it('signed with another key or for another body is rejected', async () => {
    const body = message('ch_1');
    expect((await send(body, { signature: signMessage(signingKeys(['thief']), body, new Date()) })).statusCode).toBe(400);
    expect((await send(body, { signature: signMessage(testKeys, message('ch_2'), new Date()) })).statusCode).toBe(400);
  });

  it.each([
    ['invalid JSON', 'hello', {}, 400, 'The body is not JSON.'],
    ['an invalid message', '{"id":1}', {}, 400, 'The body must be'],
    ['an empty body', '', {}, 400, ''],
    ['a body that is too large', JSON.stringify({ id: 'x'.repeat(270_000) }), {}, 413, 'at most 262144 bytes'],
    ['a form body', 'id=1', { contentType: 'application/x-www-form-urlencoded' }, 415, 'Send the body as application/json.'],
    ['an unknown charge', message('ch_of_nobody'), {}, 200, 'No payment in this shop'],
  ])('with %s gets the matching status and message', async (_what, body, sent, status, text) => {
    const answer = await send(body, sent);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain(text);
  });

  it('returns 500 and asks for redelivery when it can’t be processed', async () => {
    const { app, faults } = await testApp(unreachableDb(db));
    const answer = await send(message('ch_1'), {}, { ...shop, app });
    await app.close();
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toBe('The message could not be processed. Send it again later.\n');
    expect(faults).toHaveLength(1);
  });

  it('has no endpoint when the test card is not offered', async () => {
    const { app } = await testApp(db, { SOUK_TEST_PAYMENTS: 'false' });
    // Without the test card, these paths are pages like any other, answered by the shop.
    const style = await app.inject({ url: '/payments/test-card/bank.css', headers: { host: 'localhost:4000' } });
    const sent = await send(message('ch_1'), {}, { ...shop, app });
    for (const answer of [style, sent]) expect(String(answer.headers['content-type'])).toContain('text/html');
    await app.close();
  });
});

describe('[F44] a bank that does not respond', () => {
  it('is logged with the id of the shopper’s request', async () => {
    const { visitor, input } = await cardShopper(db, 'tok_timeout');
    const { app, faults } = await testApp(db, {}, 300);
    const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }';
    const headers = { authorization: `Bearer ${visitor.token()}`, 'x-request-id': 'request-of-the-test' };
    const answer = await postGraphql(app, { query, variables: { input } }, headers);
    await app.close();
    expect(answer.json()).toMatchObject({ data: { placeOrder: { __typename: 'PlaceOrderPayload' } } });
    expect(faults).toMatchObject([
      {
        correlationId: 'request-of-the-test',
        err: { message: 'The payment provider did not respond', cause: { message: 'No response within 300 ms' } },
      },
    ]);
  });
});

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:4000' };
const get = (url: string) => shop.app.inject({ url, headers: { host: 'localhost:4000' } });

function post(fields: Record<string, string>, headers: Record<string, string> = ownPage) {
  return shop.app.inject({
    method: 'POST',
    url: '/payments/test-card/confirm',
    headers: { ...form, ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Returns the form fields of the bank's page. */
const fieldsOf = ({ nextAction }: OrderNow) => Object.fromEntries(new URL(nextAction?.url ?? '', 'https://shop.example').searchParams);

describe('[F44] the bank’s page', () => {
  it('shows the amount and that no money moves', async () => {
    const { order } = await openOrder();
    const answer = await get(order.nextAction?.url ?? '');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' });
    for (const text of ['This is a test bank.', 'no money moves', '€60.00', `<dd>${order.number}</dd>`])
      expect(answer.body).toContain(text);
    // The page contains nothing that the site's content security policy would block.
    expect(answer.body).not.toMatch(/<script|<style|style=|onclick/);
    const style = await get('/payments/test-card/bank.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('approving pays the order, empties the cart, and redirects to the order page', async () => {
    const { visitor, order } = await openOrder();
    const answer = await post(
      { ...fieldsOf(order), decision: 'approve' },
      { ...ownPage, cookie: `sid=${visitor.token()}; woocommerce_items_in_cart=1` },
    );
    expect([answer.statusCode, answer.headers.location]).toEqual([303, order.url]);
    // The cookie tells the browser that the cart is empty.
    expect(answer.cookies).toMatchObject([{ name: 'woocommerce_items_in_cart', value: '0' }]);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING', paid: { amount: 6_000 }, nextAction: null });
    expect((await filledCartOf(visitor)).itemCount).toBe(0);
    // Going back and submitting again only redirects to the order.
    expect((await get(order.nextAction?.url ?? '')).headers.location).toBe(order.url);
    expect((await post({ ...fieldsOf(order), decision: 'refuse' })).headers.location).toBe(order.url);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PROCESSING' });
    await expectInvariants(db);
  });

  it('declining fails the order and keeps the cart', async () => {
    const { visitor, order } = await openOrder();
    const before = await filledCartOf(visitor);
    expect((await post({ ...fieldsOf(order), decision: 'refuse' })).headers.location).toBe(order.url);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'FAILED', paid: { amount: 0 } });
    expect(await filledCartOf(visitor)).toMatchObject({ itemCount: 3, version: before.version + 1 });
    await expectInvariants(db);
  });

  it('approving concurrently with webhooks and sweeps pays the order once', async () => {
    const { order, charge } = await openOrder();
    const fields = { ...fieldsOf(order), decision: 'approve' };
    await Promise.all([post(fields), post(fields), send(message(charge)), sweep(db, 2), sweep(db, 3)]);
    await sweep(db, 5);
    const after = await orderNow(db, order.number);
    expect([after.status, kinds(after)]).toEqual(['PROCESSING', ['placed', 'paid']]);
    await expectInvariants(db);
  });

  it('an unknown decision redirects back and changes nothing', async () => {
    const { order } = await openOrder();
    for (const decision of ['', 'maybe']) expect((await post({ ...fieldsOf(order), decision })).statusCode).toBe(303);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  it.each([
    ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { origin: 'https://x.localhost', 'sec-fetch-site': 'same-site' }],
    ['an unknown origin', {}],
  ])('rejects a form from %s', async (_where, headers) => {
    const { order } = await openOrder();
    expect((await post({ ...fieldsOf(order), decision: 'approve' }, headers as Record<string, string>)).statusCode).toBe(403);
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT' });
  });

  it('returns 404 for mismatched or malicious parameters without echoing them', async () => {
    const { order } = await openOrder();
    const other = await openOrder();
    const fields = fieldsOf(order);
    const evil = '"><script>alert(1)</script>';
    const wrong = [
      { ...fields, key: 'a'.repeat(32) },
      { ...fields, charge: other.charge },
      { ...fields, order: String(other.order.number) },
      { ...fields, order: '1e3' },
      { ...fields, charge: evil },
      { ...fields, key: evil },
      {},
    ];
    for (const query of wrong) {
      const answer = await get(`/payments/test-card/confirm?${new URLSearchParams(query)}`);
      expect([answer.statusCode, answer.body.includes('Payment not found')]).toEqual([404, true]);
      expect(answer.body).not.toContain('<script');
      expect((await post({ ...query, decision: 'approve' })).statusCode).toBe(404);
    }
    expect(await orderNow(db, order.number)).toMatchObject({ status: 'PENDING_PAYMENT' });
  });
});
