import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { placeOrderInput } from '../../server/commerce/orders/checkout/input.ts';
import { requestHash } from '../../server/platform/crypto/requestHash.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { detailsFor } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { ownPage, postGraphql, testApp, type TestApp } from './testApp.ts';

// Shoppers of another storefront return to it from the payment provider's page, and to nowhere else.

const storefront = 'https://app.example';
const place = `mutation ($input: PlaceOrderInput!) { result: placeOrder(input: $input) { __typename
  ... on PlaceOrderPayload { order { number url } nextAction { url } } ... on InvalidInputError { issues { path message } } } }`;

interface Result {
  __typename: string;
  order?: { number: number; url: string };
  nextAction?: { url: string };
  issues?: { path: string[]; message: string }[];
}

let db: Db;
let productId: string;
let shop: TestApp;
let closed: TestApp;
beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeProduct(db)).id);
  shop = await testApp(db, { STOREFRONT_ORIGINS: storefront });
  closed = await testApp(db);
});
afterAll(async () => {
  await shop.app.close();
  await closed.app.close();
});

/** Orders by the test card that needs a confirmation. */
async function order(returnUrl?: string, { app } = shop): Promise<Result> {
  const visitor: Visitor = newVisitor(db);
  await addToCart(visitor, { productId, quantity: 1 });
  const input = await detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action', returnUrl });
  const headers = { authorization: `Bearer ${visitor.token()}` };
  return (await postGraphql(app, { query: place, variables: { input } }, headers)).json<{ data: { result: Result } }>().data.result;
}

const get = (url: string, { app } = shop) => app.inject({ url, headers: { host: 'localhost:4000' } });

/** What the provider's page asks for. */
const actionOf = ({ nextAction }: Result) => new URL(nextAction?.url ?? '', 'http://localhost:4000');

function decide(result: Result, decision: string) {
  const fields = [...actionOf(result).searchParams, ['decision', decision]] as [string, string][];
  return shop.app.inject({
    method: 'POST',
    url: '/payments/test-card/confirm',
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:4000', ...ownPage },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** Follows the redirect of the provider's page to the shop's endpoint. */
async function returned(result: Result, decision: string, served = shop): Promise<string | undefined> {
  const { headers } = await decide(result, decision);
  expect(headers.location).toMatch(/^\/payments\/test-card\/return\?/);
  const back = await get(String(headers.location), served);
  expect([back.statusCode, back.headers['cache-control']]).toEqual([303, 'no-store']);
  return back.headers.location;
}

describe('[I35] after payment, a shopper of another storefront', () => {
  test.each([
    ['approve', 'PROCESSING'],
    ['refuse', 'FAILED'],
  ])('returns to it with the number and status of the order: %s', async (decision, status) => {
    const result = await order(`${storefront}/done?step=a%20b&status=made-up&flag#top`);
    const { number } = result.order ?? {};
    // The bank's form may lead to the storefront.
    const { headers } = await get(actionOf(result).href.slice('http://localhost:4000'.length));
    expect(headers['content-security-policy']).toContain(`form-action 'self' ${storefront}`);
    expect(await returned(result, decision)).toBe(`${storefront}/done?step=a%20b&flag&order=${number}&status=${status}#top`);
  });

  test('returns before a decision with the status that waits for the payment', async () => {
    const result = await order(`${storefront}/done`);
    const { number } = result.order ?? {};
    const path = `/payments/test-card/return?${actionOf(result).searchParams}`;
    expect((await get(path)).headers.location).toBe(`${storefront}/done?order=${number}&status=PENDING_PAYMENT`);
    // The link of another order leads nowhere.
    const other = await order(`${storefront}/other`);
    const mixed = actionOf(result).searchParams;
    mixed.set('charge', actionOf(other).searchParams.get('charge') ?? '');
    expect((await get(`/payments/test-card/return?${mixed}`)).headers.location).toBeUndefined();
  });

  test('returns to the shop’s page of the order without a URL, and once the shop no longer lists the storefront', async () => {
    const plain = await order();
    expect((await decide(plain, 'approve')).headers.location).toBe(plain.order?.url);
    const result = await order(`${storefront}/done`);
    expect(await returned(result, 'approve', closed)).toBe(result.order?.url);
  });
});

describe('[I35] a repeated order', () => {
  const placed = async (input: object, visitor: Visitor, { app } = shop) => {
    const headers = { authorization: `Bearer ${visitor.token()}` };
    return (await postGraphql(app, { query: place, variables: { input } }, headers)).json<{ data: { result: Result } }>().data.result;
  };
  const inputOf = async (visitor: Visitor, more: object) => {
    await addToCart(visitor, { productId, quantity: 1 });
    return detailsFor(visitor, { paymentMethod: 'TEST_CARD', paymentToken: 'tok_action', ...more });
  };

  test('without a return URL has the hash of versions that knew none', async () => {
    const visitor = newVisitor(db);
    const input = await inputOf(visitor, {});
    const { order: first } = await placed(input, visitor);
    const { requestHash: stored } = await db.prisma.order.findUniqueOrThrow({ where: { number: first?.number } });
    const { idempotencyKey: _key, extensions: _extensions, returnUrl, ...known } = placeOrderInput.parse(input);
    expect([returnUrl, stored]).toEqual(['', requestHash(known)]);
  });

  test('is found also when the shop no longer lists the storefront', async () => {
    const visitor = newVisitor(db);
    const input = await inputOf(visitor, { returnUrl: `${storefront}/done` });
    const { order: first } = await placed(input, visitor);
    expect(first?.number).toEqual(expect.any(Number));
    expect((await placed(input, visitor, closed)).order).toEqual(first);
  });
});

describe('[I35] a return URL is no open redirect', () => {
  test.each([
    'https://evil.example/',
    'https://app.example.evil.example/',
    'https://app.example@evil.example/',
    'https://user:secret@app.example/',
    'http://app.example/',
    'https://app.example:444/',
    '//app.example/',
    '/done',
    'javascript:alert(1)',
    'app.example',
    'blob:https://app.example/1',
    `https://app.example/${'漢'.repeat(300)}`,
  ])('refused: %s', async (returnUrl) => {
    const { issues } = await order(returnUrl);
    expect(issues).toEqual([{ path: ['input', 'returnUrl'], message: 'Use a return URL of a storefront that the shop allows.' }]);
  });

  test('refused: every URL, in a shop without other storefronts', async () => {
    expect((await order(`${storefront}/done`, closed)).issues).toMatchObject([{ path: ['input', 'returnUrl'] }]);
  });
});
