import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { adminWithSession } from '../support/adminSession.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { postGraphql, testApp, type TestApp } from './testApp.ts';

// Pages of other storefronts call the Shop API from origins that the shop allows, with a token instead of cookies.

const storefront = 'https://app.example';
const fromStorefront = { origin: storefront, 'sec-fetch-site': 'cross-site' };

let db: Db;
let shop: TestApp;
let add: object;
beforeAll(async () => {
  db = await freshDb();
  const { id } = await makeProduct(db, { name: 'Kettle' });
  add = {
    query: 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ... on AddToCartPayload { cart { itemCount } } } }',
    variables: { input: { productId: globalId('Product', id), quantity: 2 } },
  };
  shop = await testApp(db, { STOREFRONT_ORIGINS: `${storefront}, https://second.example:8443` });
});
afterAll(() => shop.app.close());

const cart = { query: '{ viewer { cart { itemCount } } }' };
const preflight = (origin: string, url = '/graphql') =>
  shop.app.inject({
    method: 'OPTIONS',
    url,
    headers: { host: 'localhost:4000', origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });

describe('[I35] a page of an allowed storefront', () => {
  test.each([storefront, 'https://second.example:8443'])('is allowed to send requests with a token from %s', async (origin) => {
    const { statusCode, headers } = await preflight(origin);
    expect(statusCode).toBe(204);
    expect(headers['access-control-allow-origin']).toBe(origin);
    expect(headers['access-control-allow-methods']).toBe('GET, POST');
    expect(headers['access-control-allow-headers']).toBe('Authorization, Content-Type, Idempotency-Key');
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('keeps a cart by the token of its first write, without cookies', async () => {
    const first = await postGraphql(shop.app, add, fromStorefront);
    expect(first.json()).toMatchObject({ data: { addToCart: { cart: { itemCount: 2 } } } });
    expect(first.headers['access-control-allow-origin']).toBe(storefront);
    expect(first.headers['access-control-expose-headers']).toContain('x-visitor-token');
    expect(first.headers.vary).toContain('Origin');
    const token = String(first.headers['x-visitor-token']);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(first.cookies.map(({ name }) => name).filter((name) => name.startsWith('sid'))).toEqual([]);

    const authorization = `Bearer ${token}`;
    const again = await postGraphql(shop.app, cart, { ...fromStorefront, authorization });
    expect(again.json()).toMatchObject({ data: { viewer: { cart: { itemCount: 2 } } } });
    expect(again.headers['x-visitor-token']).toBeUndefined();
  });

  test('reads the catalogue by GET too, and sees errors', async () => {
    const url = `/graphql?query=${encodeURIComponent('{ products(first: 1) { totalCount } }')}`;
    const read = await shop.app.inject({ url, headers: { host: 'localhost:4000', ...fromStorefront } });
    expect(read.json()).toMatchObject({ data: { products: { totalCount: 1 } } });
    expect(read.headers['access-control-allow-origin']).toBe(storefront);
    const wrong = await postGraphql(shop.app, '[]', fromStorefront);
    expect([wrong.statusCode, wrong.headers['access-control-allow-origin']]).toEqual([400, storefront]);
  });

  test('never acts with the cookies of a visitor or a staff member', async () => {
    const page = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };
    const own = await postGraphql(shop.app, add, page);
    const sid = own.cookies.find(({ name }) => name === 'sid')?.value ?? '';
    expect((await postGraphql(shop.app, cart, { ...page, cookie: `sid=${sid}` })).json()).toMatchObject({
      data: { viewer: { cart: { itemCount: 2 } } },
    });
    expect((await postGraphql(shop.app, cart, { ...fromStorefront, cookie: `sid=${sid}` })).json()).toMatchObject({
      data: { viewer: { cart: null } },
    });
    const staff = await adminWithSession(db);
    const viewer = { query: '{ adminViewer { stage } }' };
    const refused = await postGraphql(shop.app, viewer, { ...fromStorefront, cookie: `admin=${staff.token}` }, '/admin/graphql');
    expect(refused.statusCode).toBe(403);
  });
});

describe('[I35] everything else is refused', () => {
  test.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'http://app.example',
    'https://app.example:444',
    'https://APP.example',
    'null',
  ])('pages of the origin %s', async (origin) => {
    const { statusCode, headers } = await preflight(origin);
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    const write = await postGraphql(shop.app, add, { origin, 'sec-fetch-site': 'cross-site' });
    expect([write.statusCode, write.headers['access-control-allow-origin']]).toEqual([403, undefined]);
  });

  test.each(['/admin/graphql', '/?wc-ajax=add_to_cart', '/wp-admin/admin-ajax.php', '/checkout/'])(
    'requests of storefronts to %s',
    async (url) => {
      const response = await shop.app.inject({
        method: 'POST',
        url,
        headers: { host: 'localhost:4000', 'content-type': 'application/x-www-form-urlencoded', ...fromStorefront },
        payload: 'product_id=1',
      });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.headers['access-control-allow-origin']).toBeUndefined();
    },
  );

  test('all other origins, when the shop has no storefronts', async () => {
    const closed = await testApp(db);
    const response = await postGraphql(closed.app, add, fromStorefront);
    expect([response.statusCode, response.headers.vary ?? '']).toEqual([403, expect.not.stringContaining('Origin')]);
    await closed.app.close();
  });

  test.each(['app.example', 'https://app.example/', 'https://app.example/path', 'ftp://app.example', '*', 'https://a.example,'])(
    'a setting like %s',
    async (STOREFRONT_ORIGINS) => {
      await expect(testApp(db, { STOREFRONT_ORIGINS })).rejects.toThrow('STOREFRONT_ORIGINS');
    },
  );
});
