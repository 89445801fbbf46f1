import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { freshDb } from '../support/db.ts';
import { globalId } from '../support/products.ts';
import { plainOrder } from '../support/plainOrder.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { requestWithKey, createKey, madeKey } from './apiKeys.ts';

let db: Db;
let shop: TestApp;
let boss: Visitor;

beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
});
afterAll(() => shop.app.close());

const orders = '{ orders(first: 5) { edges { node { number } } } }';
const productNames = '{ adminProducts(first: 5) { edges { node { name } } } }';
const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000);
const textInDays = (days: number) => inDays(days).toISOString();

/** Sets the server's clock. */
function at(now: Date): void {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

const change = (document: string, input: object) =>
  boss.query<{ result: Record<string, unknown> }>(document, { input }).then(({ result }) => result);
const rotate = (id: string, overlapHours: number) =>
  change(
    `mutation ($input: RotateApiKeyInput!) { result: rotateApiKey(input: $input) {
      __typename ... on RotateApiKeyPayload { token key { formerUntil } } ... on UserError { code } } }`,
    { id, overlapHours },
  );
const revoke = (id: string) =>
  change(`mutation ($input: RevokeApiKeyInput!) { result: revokeApiKey(input: $input) { __typename ... on UserError { code } } }`, { id });

const refusals = async (apiKeyId: number) =>
  (await db.prisma.auditEntry.findMany({ where: { apiKeyId, outcome: 'REFUSED' }, orderBy: { id: 'asc' } })).map(({ action, details }) => [
    action,
    details,
  ]);

describe('[I18] API keys', () => {
  it('are shown once, and stored only as a hash', async () => {
    const { token, databaseId } = await madeKey(boss, ['ORDERS_WRITE']);
    expect(token).toMatch(/^souk_[a-z0-9]{12}_[\w-]{43}$/);
    const row = await db.prisma.apiKey.findUniqueOrThrow({ where: { id: databaseId } });
    expect(JSON.stringify(row)).not.toContain(token.slice(18));
    expect(row.scopes).toEqual(['ORDERS_READ', 'ORDERS_WRITE']);
    const { apiKeys } = await boss.query<{ apiKeys: unknown }>('{ apiKeys(first: 5) { edges { node { name start scopes } } } }');
    expect(JSON.stringify(apiKeys)).not.toContain(token.slice(18));
    const log = JSON.stringify(await db.prisma.auditEntry.findMany());
    expect(log).toContain('apiKey.create');
    expect(log).not.toContain(token.slice(18));
  });

  it('give access to the Admin API within their scopes, and their actions are audited', async () => {
    const order = await db.prisma.order.create({ data: plainOrder() });
    const { token, databaseId } = await madeKey(boss, ['ORDERS_WRITE']);
    const list = await requestWithKey(shop.app, token, orders);
    expect([list.status, list.data]).toEqual([200, { orders: { edges: [{ node: { number: order.number } }] } }]);
    expect(list.headers['cache-control']).toBe('private, no-store');
    const refused = await requestWithKey(shop.app, token, productNames);
    expect(refused.errors).toMatchObject([
      { message: 'The API key needs the scope CATALOGUE_READ for adminProducts.', extensions: { code: 'FORBIDDEN' } },
    ]);
    const note = await requestWithKey(
      shop.app,
      token,
      'mutation ($input: AddOrderNoteInput!) { addOrderNote(input: $input) { __typename ... on UserError { message } } }',
      { input: { orderId: globalId('Order', order.id), text: 'From the warehouse', idempotencyKey: 'note-1-of-the-test' } },
    );
    expect(note.data).toEqual({ addOrderNote: { __typename: 'AddOrderNotePayload' } });
    const { auditLog } = await boss.query<{ auditLog: { edges: unknown[] } }>(
      '{ auditLog(first: 1, filter: { action: "order." }) { edges { node { action email apiKeyId apiKeyName } } } }',
    );
    expect(auditLog.edges).toEqual([{ node: { action: 'order.note', email: null, apiKeyId: databaseId, apiKeyName: 'ORDERS_WRITE' } }]);
    expect(await db.prisma.apiKey.findUniqueOrThrow({ where: { id: databaseId } })).toMatchObject({ lastNetwork: '127.0.0.0/24' });
  });

  it('can read orders, also by ID, only with the orders scope', async () => {
    const { id } = await db.prisma.order.create({ data: plainOrder({ number: 77 }) });
    const node = `{ node(id: "${globalId('Order', id)}") { __typename } }`;
    const [reader, other] = [await madeKey(boss, ['ORDERS_READ']), await madeKey(boss, ['REFUNDS_WRITE', 'CUSTOMERS_READ'])];
    expect((await requestWithKey(shop.app, reader.token, node)).data).toEqual({ node: { __typename: 'Order' } });
    expect((await requestWithKey(shop.app, other.token, node)).data).toEqual({ node: null });
  });

  it('can read the schema, and don’t require re-authentication', async () => {
    const { token } = await madeKey(boss, ['ORDERS_READ', 'REFUNDS_WRITE']);
    expect((await requestWithKey(shop.app, token, '{ __schema { queryType { name } } }')).status).toBe(200);
    const order = await db.prisma.order.create({
      data: plainOrder({ number: 78, status: 'PROCESSING', paidMinor: 1_000, totalMinor: 1_000 }),
    });
    const { data } = await requestWithKey(
      shop.app,
      token,
      'mutation ($input: RefundOrderInput!) { result: refundOrder(input: $input) { __typename ... on UserError { code } } }',
      { input: { orderId: globalId('Order', order.id), amount: 100, reason: 'Late', idempotencyKey: 'refund-1-of-keys' } },
    );
    expect(data).toMatchObject({ result: { __typename: 'RefundOrderPayload' } });
  });

  it.each([
    ['a price', { regularPriceMinor: 500 }, 'PRICES_WRITE'],
    ['stock settings', { managesStock: true }, 'INVENTORY_WRITE'],
    ['a name', { name: 'Other' }, 'CATALOGUE_WRITE'],
  ] as const)('can change %s of a product only with its scope', async (_what, values, scope) => {
    const others = (['PRICES_WRITE', 'INVENTORY_WRITE', 'CATALOGUE_WRITE'] as const).filter((other) => other !== scope);
    const document = 'mutation ($input: UpdateProductInput!) { result: updateProduct(input: $input) { ... on UserError { code } } }';
    const input = { id: globalId('Product', 999), expectedVersion: 1, ...values };
    const [may, mayNot] = [await madeKey(boss, ['CATALOGUE_READ', scope]), await madeKey(boss, ['CATALOGUE_READ', ...others])];
    expect((await requestWithKey(shop.app, may.token, document, { input })).data).toEqual({ result: { code: 'NOT_FOUND' } });
    expect((await requestWithKey(shop.app, mayNot.token, document, { input })).data).toEqual({ result: { code: 'FORBIDDEN' } });
  });

  it('reject invalid input, and aren’t created in a dry run', async () => {
    const before = await db.prisma.apiKey.count();
    const paths = async (input: object) => {
      const { issues } = (await createKey(boss, { name: 'ERP', scopes: ['ORDERS_READ'], ...input })) as { issues: { path: string[] }[] };
      return issues.map(({ path }) => path.join('.'));
    };
    expect(await paths({ name: ' ' })).toEqual(['input.name']);
    expect(await paths({ scopes: [] })).toEqual(['input.scopes']);
    expect(await paths({ networks: ['192.0.2.0/33', 'office'] })).toEqual(['input.networks.0', 'input.networks.1']);
    expect(await paths({ expiresAt: textInDays(-1) })).toEqual(['input.expiresAt']);
    expect(await createKey(boss, { name: 'ERP', scopes: ['ORDERS_READ'] }, true)).toMatchObject({ __typename: 'DryRunPassed' });
    expect(await db.prisma.apiKey.count()).toBe(before);
  });

  it('can only be created and rotated by administrators who have recently re-authenticated', async () => {
    const { id } = await madeKey(boss, ['ORDERS_READ']);
    const { who: later } = await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() });
    later.at(new Date(Date.now() + 11 * 60_000));
    expect(await createKey(later, { name: 'ERP', scopes: ['ORDERS_READ'] })).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    const rotation = await later.query(
      'mutation ($input: RotateApiKeyInput!) { result: rotateApiKey(input: $input) { ... on UserError { code } } }',
      { input: { id, overlapHours: 0 } },
    );
    expect(rotation).toEqual({ result: { code: 'STEP_UP_REQUIRED' } });
    const { token } = await madeKey(boss, ['ORDERS_READ']);
    const made = await requestWithKey(
      shop.app,
      token,
      'mutation ($input: CreateApiKeyInput!) { result: createApiKey(input: $input) { ... on UserError { code } } }',
      { input: { name: 'More', scopes: ['REFUNDS_WRITE'] } },
    );
    expect(made.data).toEqual({ result: { code: 'FORBIDDEN' } });
  });
});

describe('[I18] an API key is refused, with an audit entry,', () => {
  it('when it has expired', async () => {
    const { token, databaseId } = await madeKey(boss, ['ORDERS_READ'], { expiresAt: textInDays(2) });
    expect((await requestWithKey(shop.app, token, orders)).status).toBe(200);
    at(inDays(3));
    const answer = await requestWithKey(shop.app, token, orders);
    expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'INVALID_API_KEY']);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    await requestWithKey(shop.app, token, orders);
    expect(await refusals(databaseId)).toEqual([['apiKey.use', { reason: 'EXPIRED' }]]);
  });

  it('from a disallowed network', async () => {
    const { token, databaseId } = await madeKey(boss, ['ORDERS_READ'], { networks: ['198.51.100.7', '2001:db8::/32'] });
    expect((await requestWithKey(shop.app, token, orders)).errors).toMatchObject([
      { message: 'This API key can’t be used from this network.' },
    ]);
    expect(await refusals(databaseId)).toEqual([['apiKey.use', { reason: 'FOREIGN_NETWORK' }]]);
    const allowed = await madeKey(boss, ['ORDERS_READ'], { networks: ['127.0.0.0/8'] });
    expect((await requestWithKey(shop.app, allowed.token, orders)).status).toBe(200);
  });

  it('when it has been revoked, for example after a leak', async () => {
    const { id, token, databaseId } = await madeKey(boss, ['ORDERS_READ']);
    expect(await revoke(id)).toEqual({ __typename: 'RevokeApiKeyPayload' });
    expect((await requestWithKey(shop.app, token, orders)).status).toBe(401);
    expect(await refusals(databaseId)).toEqual([['apiKey.use', { reason: 'REVOKED' }]]);
    expect(await rotate(id, 1)).toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('once the overlap after its rotation has passed', async () => {
    const { id, token, databaseId } = await madeKey(boss, ['ORDERS_READ']);
    const { token: fresh } = (await rotate(id, 24)) as { token: string };
    expect(fresh).not.toBe(token);
    for (const either of [token, fresh]) expect((await requestWithKey(shop.app, either, orders)).status).toBe(200);
    at(inDays(2));
    expect((await requestWithKey(shop.app, token, orders)).errors).toMatchObject([
      { message: 'This API key was rotated. Use the new one.' },
    ]);
    expect((await requestWithKey(shop.app, fresh, orders)).status).toBe(200);
    expect(await refusals(databaseId)).toEqual([['apiKey.use', { reason: 'ROTATED' }]]);
  });

  it('when its secret is wrong, with the same response as for an unknown key', async () => {
    const { token, databaseId } = await madeKey(boss, ['ORDERS_READ']);
    const [wrong, unknown] = [`${token.slice(0, -5)}AAAAA`, `souk_${'a'.repeat(12)}_${'b'.repeat(43)}`];
    const [first, second] = [await requestWithKey(shop.app, wrong, orders), await requestWithKey(shop.app, unknown, orders)];
    expect([first.status, first.errors]).toEqual([second.status, second.errors]);
    expect(await refusals(databaseId)).toEqual([['apiKey.use', { reason: 'UNKNOWN' }]]);
  });

  it('in a cross-site request', async () => {
    const { token } = await madeKey(boss, ['ORDERS_READ']);
    const answer = await requestWithKey(shop.app, token, orders, {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
  });
});

describe('[I18] file endpoints', () => {
  const get = (url: string, token: string) =>
    shop.app.inject({ url, headers: { host: 'localhost:4000', authorization: `Bearer ${token}` } });

  it.each([
    ['/admin/catalogue/export.csv', 'CATALOGUE_READ'],
    ['/admin/subscribers/export.csv', 'NEWSLETTER_READ'],
    ['/admin/reports/export.csv?dimension=medium&from=2026-01-01&to=2026-01-31', 'REPORTS_READ'],
  ] as const)('%s accepts a key with only %s', async (url, scope) => {
    const others = (['CATALOGUE_READ', 'NEWSLETTER_READ', 'REPORTS_READ', 'ORDERS_WRITE'] as const).filter((other) => other !== scope);
    const [may, mayNot] = [await madeKey(boss, [scope]), await madeKey(boss, others)];
    expect((await get(url, may.token)).statusCode).toBe(200);
    expect((await get(url, mayNot.token)).statusCode).toBe(403);
    const invalid = await get(url, `${may.token}x`);
    expect([invalid.statusCode, invalid.json()]).toMatchObject([401, { code: 'INVALID_API_KEY' }]);
  });

  it('/admin/catalogue/import requires every scope that a file can need', async () => {
    const post = (token: string) =>
      shop.app.inject({
        method: 'POST',
        url: '/admin/catalogue/import?name=products.csv',
        headers: { host: 'localhost:4000', authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
        payload: 'SKU,Name\nA-1,Lamp\n',
      });
    const whole = await madeKey(boss, ['CATALOGUE_WRITE', 'PRICES_WRITE', 'INVENTORY_WRITE']);
    expect((await post(whole.token)).statusCode).toBe(202);
    expect((await post((await madeKey(boss, ['CATALOGUE_WRITE', 'INVENTORY_WRITE'])).token)).statusCode).toBe(403);
  });
});
