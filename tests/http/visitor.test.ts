import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { postGraphql, ownPage, testApp, type TestApp } from './testApp.ts';

// Only the shop's own pages may act for a visitor.

let db: Db;
let shop: TestApp;
let productId: string;

beforeAll(async () => {
  db = await freshDb();
  productId = globalId('Product', (await makeProduct(db)).id);
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

const addDocument = `mutation ($id: ID!) { result: addToCart(input: { productId: $id }) { __typename ... on AddToCartPayload { cart { itemCount } } } }`;
const cartDocument = '{ viewer { cart { itemCount } } }';
const add = () => ({ query: addDocument, variables: { id: productId } });
const cookieOf = (header: unknown) => String(header).split(';')[0] ?? '';
const cartLines = () => db.prisma.cartLine.count();

async function cartOf(headers: Record<string, string>, app = shop.app): Promise<{ itemCount: number } | null> {
  const response = await postGraphql(app, { query: cartDocument }, headers);
  return response.json<{ data: { viewer: { cart: { itemCount: number } | null } } }>().data.viewer.cart;
}

test('the first write sets an HttpOnly, SameSite=Lax visitor cookie', async () => {
  const response = await postGraphql(shop.app, add(), ownPage);
  expect(response.json()).toMatchObject({ data: { result: { __typename: 'AddToCartPayload' } } });
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(/^sid=[\w-]{43};/);
  for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/', 'Max-Age=31536000']) expect(cookie).toContain(flag);
  expect(cookie).not.toMatch(/Domain|Secure/);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(await cartOf({ ...ownPage, cookie: cookieOf(cookie) })).toEqual({ itemCount: 1 });
});

test('with https, the cookie has the __Host- prefix and responses send HSTS', async () => {
  const { app } = await testApp(db, { PUBLIC_URL: 'https://shop.example' });
  const headers = { host: 'shop.example', 'sec-fetch-site': 'same-origin' };
  const response = await postGraphql(app, add(), headers);
  const cookie = String(response.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-sid=/);
  expect(cookie).toContain('Secure');
  expect(cookie).toContain('Path=/');
  expect(cookie).not.toContain('Domain');
  expect(response.headers['strict-transport-security']).toContain('max-age=');
  expect(await cartOf({ ...headers, cookie: cookieOf(cookie) }, app)).toEqual({ itemCount: 1 });
  expect(await cartOf({ ...headers, cookie: cookieOf(cookie).replace('__Host-', '') }, app)).toBeNull();
  await app.close();
});

test('reading creates no visitor', async () => {
  const visitors = await db.prisma.visitor.count();
  const response = await postGraphql(shop.app, { query: cartDocument }, ownPage);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(await db.prisma.visitor.count()).toBe(visitors);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling site', { 'sec-fetch-site': 'same-site', origin: 'http://sub.localhost:4000' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['another port of this machine', { origin: 'http://localhost:9999' }],
  ['another site with a forged Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4000' }],
])('a request from %s is rejected with 403 and changes nothing', async (_name, headers: Record<string, string>) => {
  const visitor = await postGraphql(shop.app, add(), ownPage);
  const cookie = cookieOf(visitor.headers['set-cookie']);
  const before = await cartLines();
  for (const body of [add(), { query: cartDocument }, { query: '{ __typename }' }]) {
    const response = await postGraphql(shop.app, body, { ...headers, cookie });
    expect(response.statusCode).toBe(403);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  }
  expect(await cartLines()).toBe(before);
});

test('a cross-site request is rejected even if the response is cached', async () => {
  const body = { query: '{ products(first: 1) { totalCount } }' };
  expect((await postGraphql(shop.app, body)).statusCode).toBe(200);
  expect((await postGraphql(shop.app, body, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
});

test('an old browser on the shop’s own page is recognised by its Origin header', async () => {
  const visitor = await postGraphql(shop.app, add(), { origin: 'http://localhost:4000' });
  const cookie = cookieOf(visitor.headers['set-cookie']);
  expect(await cartOf({ origin: 'http://localhost:4000', cookie })).toEqual({ itemCount: 1 });
});

test('a non-browser client is served, but its cookie is ignored', async () => {
  const visitor = await postGraphql(shop.app, add(), ownPage);
  const cookie = cookieOf(visitor.headers['set-cookie']);
  expect(await cartOf({ cookie })).toBeNull();
  expect((await postGraphql(shop.app, { query: '{ products(first: 1) { totalCount } }' }, { cookie })).statusCode).toBe(200);
});

test.each(['', 'x', 'a'.repeat(43), '%00', 'A'.repeat(4_000)])('an unknown session token is not adopted (%#)', async (token) => {
  expect(await cartOf({ ...ownPage, cookie: `sid=${token}` })).toBeNull();
  const response = await postGraphql(shop.app, add(), { ...ownPage, cookie: `sid=${token}` });
  expect(cookieOf(response.headers['set-cookie'])).not.toBe(`sid=${token}`);
});

test('visitors never get each other’s responses', async () => {
  const first = cookieOf((await postGraphql(shop.app, add(), ownPage)).headers['set-cookie']);
  const second = cookieOf((await postGraphql(shop.app, add(), ownPage)).headers['set-cookie']);
  await postGraphql(shop.app, add(), { ...ownPage, cookie: second });
  expect(await cartOf({ ...ownPage, cookie: first })).toEqual({ itemCount: 1 });
  expect(await cartOf({ ...ownPage, cookie: second })).toEqual({ itemCount: 2 });
  expect(await cartOf(ownPage)).toBeNull();
});

test('an unknown Host returns 421, except for health checks', async () => {
  for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', 'shop.example']) {
    for (const url of ['/shop/', '/graphql', '/admin/graphql', '/robots.txt']) {
      const response = await shop.app.inject({ url, headers: { host } });
      expect(response.statusCode).toBe(421);
      expect(response.body).not.toContain(host);
    }
    expect((await shop.app.inject({ url: '/health/live', headers: { host } })).statusCode).toBe(200);
  }
  for (const host of ['localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'localhost']) {
    expect((await shop.app.inject({ url: '/shop/', headers: { host } })).statusCode).toBe(200);
  }
});

test('with PUBLIC_URL set, only its host is accepted', async () => {
  const { app } = await testApp(db, { PUBLIC_URL: 'https://shop.example' });
  expect((await app.inject({ url: '/shop/', headers: { host: 'shop.example' } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/shop/', headers: { host: 'localhost:4000' } })).statusCode).toBe(421);
  await app.close();
});

test('[F44] rate limits treat the addresses of one IPv6 network as one client', async () => {
  const query = 'mutation { result: findOrder(input: { number: 1, email: "eve@example.com" }) { ... on UserError { code } } }';
  const find = async (remoteAddress: string) => {
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql', headers: ownPage, payload: { query }, remoteAddress });
    return answer.json<{ data: { result: { code: string } } }>().data.result.code;
  };
  for (const host of ['1', '2', '3', 'ffff:1', 'b:c:d']) expect(await find(`2001:db8:0:1::${host}`)).toBe('NOT_FOUND');
  expect(await find('2001:db8:0:1::6')).toBe('THROTTLED');
  expect(await find('2001:db8:0:2::6')).toBe('NOT_FOUND');
});
