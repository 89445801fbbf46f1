import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { details } from '../orders/checkoutDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { browser, type Browser } from './browser.ts';
import { testApp, type TestApp } from './testApp.ts';

// Cookies that expose the cart to scripts, set by the GraphQL endpoint.

let db: Db;
let shop: TestApp;
let app: FastifyInstance;
let me: Browser;
let productId: string;

beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeProduct(db)).id);
  shop = await testApp(db);
  ({ app } = shop);
});
afterAll(() => app.close());
beforeEach(() => {
  me = browser(app);
});

const hashCookie = 'woocommerce_cart_hash';
const itemsCookie = 'woocommerce_items_in_cart';
interface Seen {
  viewer: { cartHash: string; cart: { hash: string; lines: { key: string }[] } | null };
}
const see = (fields: string) => me.query<Seen>(`{ viewer { ${fields} } }`);
const add = (fields = 'cart { id }') =>
  me.query(`mutation ($id: ID!) { addToCart(input: { productId: $id }) { __typename ... on AddToCartPayload { ${fields} } } }`, {
    id: productId,
  });
const keys = async () => {
  const { data } = await see('cart { lines { key } }');
  return data.viewer.cart?.lines.map(({ key }) => key) ?? [];
};
const update = (key: string, quantity: number) =>
  me.query<{ updateCartLine: { cart: { hash: string } } }>(
    `mutation ($key: String!, $quantity: Int!) { updateCartLine(input: { key: $key, quantity: $quantity }) {
       __typename ... on UpdateCartLinePayload { cart { hash } } } }`,
    { key, quantity },
  );

describe('[F23] [F24] cart cookies', () => {
  it('contain the cart hash and a non-empty flag, and are session cookies readable by scripts', async () => {
    const { set } = await add();
    const { data } = await see('cartHash cart { hash }');
    expect(data.viewer).toEqual({ cartHash: data.viewer.cart?.hash, cart: { hash: expect.stringMatching(/^[0-9a-f]{32}$/) } });
    expect(me.cookies[hashCookie]).toBe(data.viewer.cartHash);
    expect(me.cookies[itemsCookie]).toBe('1');
    const lines = set.filter((line) => line.startsWith('woocommerce_'));
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toMatch(/^woocommerce_\w+=\w+; Path=\/; SameSite=Lax$/);
  });

  it('are sent only when the cart changes', async () => {
    await add();
    const first = me.cookies[hashCookie];
    const again = await add();
    expect(again.set.map((line) => line.split('=')[0])).toEqual([hashCookie]);
    expect(me.cookies[hashCookie]).not.toBe(first);
    const [key = ''] = await keys();
    const back = await update(key, 1);
    expect(back.data.updateCartLine.cart.hash).toBe(first);
    expect(me.cookies[hashCookie]).toBe(first);
    expect((await update(key, 1)).set).toEqual([]);
    expect((await me.query('{ viewer { cart { itemCount } } }')).set).toEqual([]);
  });

  it('are the same for two visitors with equal carts', async () => {
    await add();
    const first = me.cookies[hashCookie];
    me = browser(app);
    await add();
    expect(me.cookies[hashCookie]).toBe(first);
  });

  it('are cleared once when the cart is emptied', async () => {
    await add();
    const [key = ''] = await keys();
    const { set, data } = await update(key, 0);
    expect(data.updateCartLine.cart.hash).toBe('');
    for (const name of [hashCookie, itemsCookie]) {
      expect(set).toContainEqual(
        expect.stringMatching(new RegExp(`^${name}=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax$`)),
      );
    }
    expect(me.cookies).not.toHaveProperty(hashCookie);
    expect((await me.query('{ viewer { cartHash cart { hash } } }')).set).toEqual([]);
  });

  it('are corrected by any response that reads the cart', async () => {
    await add();
    const hash = me.cookies[hashCookie];
    me.cookies[hashCookie] = 'of yesterday';
    await me.query('{ viewer { cartHash } }');
    expect(me.cookies[hashCookie]).toBe(hash);
    delete me.cookies[hashCookie];
    delete me.cookies[itemsCookie];
    await me.query('{ viewer { cart { hash } } }');
    expect(me.cookies).toMatchObject({ [hashCookie]: hash, [itemsCookie]: '1' });
  });

  it('are cleared for a visitor without a cart', async () => {
    Object.assign(me.cookies, { [hashCookie]: 'f'.repeat(32), [itemsCookie]: '1' });
    const { data } = await see('cart { itemCount }');
    expect(data.viewer.cart).toBeNull();
    expect(Object.keys(me.cookies)).toEqual([]);
  });

  it('are cleared when the order is placed', async () => {
    await add();
    const input = details({ cartVersion: 1 });
    const document = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { __typename } }';
    const { data, set } = await me.query<{ placeOrder: { __typename: string } }>(document, { input });
    expect(data.placeOrder.__typename).toBe('PlaceOrderPayload');
    expect(set.map((line) => line.split(';')[0])).toEqual([`${hashCookie}=0`, `${itemsCookie}=0`]);
  });

  it('are not sent when a mutation fails', async () => {
    const { set } = await me.query('mutation { addToCart(input: { productId: "x" }) { __typename } }');
    expect(set).toEqual([]);
    await add();
    expect((await update('0'.repeat(32), 3)).set).toEqual([]);
  });

  it('contain the final state after several mutations in one request', async () => {
    const one = `addToCart(input: { productId: "${productId}" }) { ... on AddToCartPayload { cart { hash } } }`;
    const { data } = await me.query<Record<'one' | 'two', { cart: { hash: string } }>>(
      `mutation { one: ${one} two: ${one} three: addToCart(input: { productId: "${productId}" }) { __typename } }`,
    );
    const { data: after } = await see('cartHash');
    expect(me.cookies[hashCookie]).toBe(after.viewer.cartHash);
    expect(new Set([data.one.cart.hash, data.two.cart.hash, after.viewer.cartHash]).size).toBe(3);
  });

  it('are Secure when the shop uses https', async () => {
    const { app: secure } = await testApp(db, { PUBLIC_URL: 'https://shop.example' });
    me = browser(secure, { host: 'shop.example', 'sec-fetch-site': 'same-origin' });
    const { set } = await add();
    for (const line of set.filter((entry) => entry.startsWith('woocommerce_'))) expect(line).toMatch(/; Secure; SameSite=Lax$/);
    await secure.close();
  });

  it('are sent with uncached responses and never with public ones', async () => {
    const query = '{ products(first: 1) { totalCount } }';
    await add();
    const { response, set } = await me.query(query);
    expect([response.headers['cache-control'], set]).toEqual(['no-cache', []]);
    for (const document of ['{ viewer { cartHash } }', '{ viewer { cart { hash } } }']) {
      delete me.cookies[hashCookie];
      for (const _round of [1, 2]) {
        const answer = await me.query(document);
        expect(answer.response.headers['cache-control']).toBe('private, no-store');
      }
      expect(me.cookies[hashCookie]).toMatch(/^[0-9a-f]{32}$/);
    }
  });

  it('are sent with a streamed response', async () => {
    const before = await add();
    me.cookies = { sid: me.cookies.sid ?? '' };
    const { set } = await me.query('{ viewer { cartHash } }', {}, { accept: 'text/event-stream' });
    expect(before.set).toEqual(expect.arrayContaining(set));
    expect(set).toHaveLength(2);
  });
});

describe('[F23] cart cookies', () => {
  const counted = async (run: () => Promise<unknown>) => (await countStatements(db, run)).count;

  it('cost no extra statement if the response reads the hash or nothing changed, and one otherwise', async () => {
    await add();
    expect(await counted(() => add('cart { hash }'))).toBeLessThanOrEqual(4);
    expect(await counted(() => add('cart { itemCount }'))).toBeLessThanOrEqual(5);
    expect(await counted(() => me.query('{ viewer { cart { itemCount } } }'))).toBeLessThanOrEqual(2);
    expect(await counted(() => me.query('{ viewer { cartHash } }'))).toBeLessThanOrEqual(2);
  });
});
