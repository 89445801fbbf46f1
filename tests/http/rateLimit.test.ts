import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { requestWithKey, madeKey } from '../integrations/apiKeys.ts';
import { testApp, type TestApp } from './testApp.ts';

let db: Db;
let shop: TestApp;
beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Kettle' });
  // A client may save up 600 points.
  shop = await testApp(db, { RATE_LIMIT_POINTS: '10' });
});
afterAll(() => shop.app.close());

beforeEach(() => void vi.useFakeTimers({ now: new Date(), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

let fresh = 0;
/** A query that costs about 240 points, and that no cache has answered yet. */
const costly = () => `{ products(first: 80) { edges { node { id a${(fresh += 1)}: name } } } }`;

const ask = (remoteAddress: string, query = costly(), headers: Record<string, string> = {}) =>
  shop.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress,
    headers: { 'content-type': 'application/json', host: 'localhost:4000', ...headers },
    payload: JSON.stringify({ query }),
  });

const leftIn = ({ headers }: { headers: Record<string, unknown> }) =>
  Number(/^"points";r=(\d+);t=\d+$/.exec(String(headers.ratelimit))?.[1]);

test('[I15] a network that used its points is refused until it has some again', async () => {
  const first = await ask('8.8.8.8');
  expect(first.headers['ratelimit-policy']).toBe('"points";q=600;w=60');
  const { cost } = first.json<{ extensions: { cost: number } }>().extensions;
  expect(leftIn(first)).toBe(600 - cost);
  const second = await ask('8.8.8.8');
  const third = await ask('8.8.8.8');
  // A request may cost more than is left.
  expect([second.statusCode, third.statusCode, leftIn(third)]).toEqual([200, 200, 0]);

  const refused = await ask('8.8.8.8');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
  const seconds = Number(refused.headers['retry-after']);
  expect(seconds).toBe(Math.ceil((3 * cost - 600 + 1) / 10));
  expect(leftIn(refused)).toBe(0);
  // Others aren't affected, and refusals cost nothing.
  expect((await ask('8.8.4.4')).statusCode).toBe(200);
  vi.setSystemTime(Date.now() + seconds * 1_000);
  expect((await ask('8.8.8.8')).statusCode).toBe(200);
});

test('[I15] requests that arrive together do not all find the same points', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, () => ask('7.7.7.7')));
  const refused = responses.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(9);
  expect(refused.map(({ headers }) => Number(headers['retry-after']) > 0)).not.toContain(false);
  expect(refused[0]?.json()).toMatchObject({ errors: [{ extensions: { code: 'RATE_LIMITED' } }] });
});

test('[I15] a refused mutation changes nothing', async () => {
  for (let count = 0; count < 3; count += 1) await ask('9.9.9.9');
  const before = await db.prisma.cart.count();
  const { id } = await makeProduct(db);
  const mutation = `mutation { addToCart(input: { productId: "${globalId('Product', id)}", quantity: 1 }) { __typename } }`;
  expect((await ask('9.9.9.9', mutation)).statusCode).toBe(429);
  expect(await db.prisma.cart.count()).toBe(before);
});

test('[I15] all addresses of an IPv6 network share their points', async () => {
  for (let count = 1; count <= 3; count += 1) await ask(`2606:4700:0:1::${count}`);
  expect((await ask('2606:4700:0:1:ffff::9')).statusCode).toBe(429);
  expect((await ask('2606:4700:0:2::1')).statusCode).toBe(200);
});

test('[I15] cached responses take no points', async () => {
  const query = costly();
  await ask('1.1.1.1', query);
  for (let count = 0; count < 5; count += 1) {
    const again = await ask('1.1.1.1', query);
    expect([again.statusCode, again.headers.ratelimit]).toEqual([200, undefined]);
  }
});

test('[I15] a query answered as an event takes points too, and is refused without', async () => {
  const asEvent = { accept: 'text/event-stream' };
  const first = await ask('4.4.4.4', costly(), asEvent);
  expect([first.statusCode, first.headers['content-type'], leftIn(first)]).toEqual([
    200,
    expect.stringContaining('text/event-stream'),
    600 - 242,
  ]);
  for (let count = 0; count < 2; count += 1) await ask('4.4.4.4', costly(), asEvent);
  expect((await ask('4.4.4.4', costly(), asEvent)).statusCode).toBe(429);
  expect((await ask('4.4.4.4')).statusCode).toBe(429);
});

test('[I15] invalid documents take points too', async () => {
  const left = async () => leftIn(await ask('1.0.0.1', '{ unknown }'));
  const before = await left();
  expect(await left()).toBe(before - 10);
  const refused = '{ products(first: 100) { edges { node { nextProduct { nextProduct { name } } } } } }';
  expect(leftIn(await ask('1.0.0.1', refused))).toBe(before - 110);
});

test('[I15] each API key has its own points, wherever it is used', async () => {
  const boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  const [one, other] = [await madeKey(boss, ['CATALOGUE_READ']), await madeKey(boss, ['CATALOGUE_READ'])];
  const list = () => `{ adminProducts(first: 80) { edges { node { id a${(fresh += 1)}: name } } } }`;
  for (let count = 0; count < 3; count += 1) expect((await requestWithKey(shop.app, one.token, list())).status).toBe(200);
  expect((await requestWithKey(shop.app, one.token, list())).status).toBe(429);
  expect((await requestWithKey(shop.app, other.token, list())).status).toBe(200);
});

test('[I15] a reverse proxy that is not configured is not limited, and neither is a shop without a limit', async () => {
  for (let count = 0; count < 5; count += 1) expect((await ask('10.0.0.3')).statusCode).toBe(200);
  const open = await testApp(db, { RATE_LIMIT_POINTS: '0' });
  const request = { method: 'POST' as const, url: '/graphql', remoteAddress: '8.8.8.8', payload: JSON.stringify({ query: costly() }) };
  const response = await open.app.inject({ ...request, headers: { 'content-type': 'application/json', host: 'localhost:4000' } });
  expect([response.statusCode, response.headers.ratelimit]).toEqual([200, undefined]);
  await open.app.close();
});
