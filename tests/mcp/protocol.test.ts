import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, unreachableDb, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';

// [I55] The MCP endpoint by requests: what the protocol demands, and what must be refused.

let db: Db;
let shop: TestApp;
beforeAll(async () => {
  db = await freshDb();
  await makeProduct(db, { name: 'Mug', slug: 'mug' });
  // A client may save up 600 points.
  shop = await testApp(db, { RATE_LIMIT_POINTS: '10' });
});
afterAll(() => shop.app.close());

const standard = { host: 'localhost:4000', 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const message = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 7, method, params });
const list = message('tools/list');
const search = message('tools/call', { name: 'search_products', arguments: { query: 'mug' } });

function post(payload: unknown, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1', app = shop.app) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return app.inject({ method: 'POST', url: '/mcp', remoteAddress, headers: { ...standard, ...headers }, payload: body });
}

/** A message with an argument that would exhaust the stack of recursive functions. */
const nested = (begin: string, end: string) => JSON.stringify(search).replace('"mug"', `${begin.repeat(15_000)}1${end.repeat(15_000)}`);

/** The message of an event stream with one event. */
const eventOf = (body: string) => JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? 'null') as { id: unknown; result?: object; error?: object };

test('[I55] each version of the protocol is answered in its form, without cookies or sessions', async () => {
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'a', version: '1' } };
  const older = await post(message('initialize', hello));
  expect([older.statusCode, older.headers['content-type']]).toEqual([200, 'text/event-stream']);
  expect(eventOf(older.body)).toMatchObject({ id: 7, result: { protocolVersion: '2025-06-18', serverInfo: { name: 'souk' } } });

  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const newest = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'tools/list' };
  const newer = await post(message('tools/list', { _meta: envelope }), newest);
  expect([newer.statusCode, newer.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(newer.json().result.tools).toHaveLength(8);
  const listen = message('subscriptions/listen', { notifications: { toolsListChanged: true }, _meta: envelope });
  expect((await post(listen, { ...newest, 'mcp-method': 'subscriptions/listen' })).json()).toMatchObject({
    id: 7,
    error: { code: -32_601 },
  });

  expect((await post({ jsonrpc: '2.0', method: 'notifications/initialized' })).statusCode).toBe(202);
  for (const { headers } of [older, newer]) {
    expect(headers['set-cookie'] ?? headers['mcp-session-id'] ?? headers['x-visitor-token']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
  }
});

test('[I55] wrong requests get the status of their fault', async () => {
  const outcomes: Record<string, number> = {};
  const messages: unknown[] = [];
  const expected: Record<string, [number, ReturnType<typeof post>]> = {
    'not json': [400, post('{"jsonrpc":')],
    nul: [400, post(JSON.stringify(search).replace('mug', String.raw`m\u0000g`))],
    halfPair: [400, post(JSON.stringify(search).replace('mug', String.raw`m\ud83dg`))],
    'nested arrays': [400, post(nested('[', ']'))],
    'nested batches': [400, post(`${'['.repeat(40_000)}${']'.repeat(40_000)}`)],
    'nested objects': [400, post(nested('{"a":', '}'))],
    batch: [400, post([list, list])],
    text: [400, post('"tools/list"')],
    'no message': [400, post({ hello: 1 })],
    'too large': [413, post(message('tools/list', { filler: 'x'.repeat(100_000) }))],
    'other type': [415, post('a=b', { 'content-type': 'application/x-www-form-urlencoded' })],
    'wrong accept': [406, post(list, { accept: 'application/json' })],
    'unknown version': [400, post(list, { 'mcp-protocol-version': '1999-01-01' })],
    'foreign origin': [403, post(list, { origin: 'https://evil.example' })],
    'foreign page': [403, post(list, { 'sec-fetch-site': 'cross-site' })],
    'foreign host': [421, post(list, { host: 'evil.example' })],
    get: [405, shop.app.inject({ url: '/mcp', headers: standard })],
    delete: [405, shop.app.inject({ method: 'DELETE', url: '/mcp', headers: standard })],
  };
  for (const [name, [, answer]] of Object.entries(expected)) {
    const { statusCode, body } = await answer;
    outcomes[name] = statusCode;
    expect(body).not.toMatch(/ at .*\.ts|prisma/i);
    // Another host is refused before the endpoint.
    if (name !== 'foreign host') messages.push((JSON.parse(body) as { error?: { message?: unknown } }).error?.message);
  }
  expect(outcomes).toEqual(Object.fromEntries(Object.entries(expected).map(([name, [status]]) => [name, status])));
  expect(messages.every((text) => typeof text === 'string' && text.length > 10)).toBe(true);
  expect(shop.faults).toEqual([]);
});

test('[I55] unknown tools and wrong arguments are refused, and change nothing', async () => {
  const call = async (name: string, given: unknown) => eventOf((await post(message('tools/call', { name, arguments: given }))).body);
  expect(await call('drop_tables', {})).toMatchObject({ error: { code: -32_602 } });
  const wrong = [
    ['search_products', { query: 7 }],
    ['search_products', { first: 1_000 }],
    ['search_products', { unknown: true }],
    ['add_to_cart', { productId: 'x', quantity: 1.5 }],
    ['add_to_cart', { productId: ['x'] }],
    ['add_to_cart', { productId: 'x', quantity: -1 }],
    ['order_status', { number: '1', email: 'a@b.c' }],
    ['compare_products', { ids: [] }],
  ] as const;
  for (const [name, given] of wrong) expect(await call(name, given)).toMatchObject({ result: { isError: true } });
  expect(await db.prisma.visitor.count({ where: { cart: { isNot: null } } })).toBe(0);
});

test('[I55] keys that are not accepted are refused with the reason, as is anything else that is no key', async () => {
  const { who } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
  const { token, databaseId } = await madeKey(who, ['REPORTS_READ']);
  const foreign = await madeKey(who, ['REPORTS_READ'], { networks: ['203.0.113.0/24'] });
  const bearer = (value: string) => post(list, { authorization: `Bearer ${value}` });
  expect((await bearer(token)).statusCode).toBe(200);
  expect((await bearer(foreign.token)).body).toContain('can’t be used from this network');
  for (const value of [foreign.token, 'souk_unknown', 'A'.repeat(43)]) {
    const answer = await bearer(value);
    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
    expect(answer.body).toContain('INVALID_API_KEY');
  }
  const ends = [{ expiresAt: new Date(0) }, { expiresAt: null, revokedAt: new Date() }];
  for (const [place, data] of ends.entries()) {
    await db.prisma.apiKey.update({ where: { id: databaseId }, data });
    const answer = await bearer(token);
    expect([answer.statusCode, answer.body]).toEqual([401, expect.stringContaining(['expired', 'revoked'][place] ?? '') as string]);
  }
});

test('[I55] a network that used its points is refused until it has some again; others aren’t', async () => {
  const answers = [];
  for (let request = 0; request < 70; request += 1) answers.push(await post(list, {}, '8.8.8.8'));
  const last = answers.at(-1);
  expect([answers[0]?.statusCode, last?.statusCode]).toEqual([200, 429]);
  expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  expect(last?.json()).toMatchObject({
    id: 7,
    error: { message: expect.stringContaining('Too many requests') as string, data: { code: 'RATE_LIMITED' } },
  });
  expect((await post(list, {}, '8.8.4.4')).statusCode).toBe(200);
  // Operations cost what they cost at /graphql.
  const left = (headers: Record<string, unknown>) => Number(/r=(\d+)/.exec(String(headers.ratelimit))?.[1]);
  const costly = message('tools/call', { name: 'search_products', arguments: { first: 50 } });
  expect(left((await post(list, {}, '9.9.9.9')).headers) - left((await post(costly, {}, '9.9.9.9')).headers)).toBeGreaterThan(100);
});

test('[I55] faults are logged and not shown', async () => {
  const getCart = message('tools/call', { name: 'get_cart', arguments: { cartToken: 'A'.repeat(43) } });
  const busy = await testApp(unreachableDb(db, Object.assign(new Error('db.internal: hunter2'), { code: 'ECONNREFUSED' })));
  for (const tool of [search, getCart]) {
    const { body } = await post(tool, {}, '127.0.0.1', busy.app);
    expect(body).not.toMatch(/hunter2|db\.internal/);
    expect(body).toContain('The shop is very busy. Try again in a moment. (TRY_AGAIN)');
  }
  expect(busy.faults).toEqual([]);
  await busy.app.close();

  const broken = await testApp(unreachableDb(db, new Error('password=hunter2')));
  const shown: unknown[] = [];
  for (const tool of [search, getCart]) {
    const { body } = await post(tool, {}, '127.0.0.1', broken.app);
    expect(body).not.toContain('hunter2');
    shown.push(
      /Something went wrong on our side\. Try again in a few moments\. Reference: ([\w-]+) \(INTERNAL_SERVER_ERROR\)/.exec(body)?.[1],
    );
  }
  expect(shown).toEqual(broken.faults.map(({ correlationId }) => correlationId));
  await broken.app.close();
});
