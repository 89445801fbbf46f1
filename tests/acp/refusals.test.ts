import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey, requestWithKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeStocked } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { assistantOf, paying, version, wanted, type Assistant, type Sent } from './assistant.ts';

// [I98] Requests that the Agentic Commerce Protocol, or the shop, refuses.

let db: Db;
let shop: TestApp;
let boss: Visitor;
let ask: Assistant;
let token: string;

beforeAll(async () => {
  db = await freshDb();
  await makeStocked(db, 50, { name: 'Mug', slug: 'mug', sku: 'MUG-1', regularPriceMinor: 1_200 });
  shop = await testApp(db);
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  ({ token } = await madeKey(boss, ['CHECKOUT']));
  ask = assistantOf(shop, token);
});
afterAll(() => shop.app.close());

const mug = wanted([{ id: 'MUG-1' }]);

test.each<[string, object, Sent, number, string, string?]>([
  ['no version', mug, { headers: { 'api-version': undefined } }, 400, 'missing_api_version'],
  ['an unknown version', mug, { headers: { 'api-version': '2025-09-29' } }, 400, 'unsupported_api_version'],
  ['no idempotency key', mug, { headers: { 'idempotency-key': undefined } }, 400, 'idempotency_key_required'],
  ['a long idempotency key', mug, { headers: { 'idempotency-key': 'k'.repeat(256) } }, 400, 'invalid'],
  ['another currency', { ...mug, currency: 'usd' }, {}, 400, 'unsupported', '$.currency'],
  ['no items', { currency: 'eur', capabilities: {} }, {}, 400, 'missing', '$.line_items'],
  ['an empty list of items', wanted([]), {}, 400, 'invalid', '$.line_items'],
  ['an item without ID', wanted([{ quantity: 1 }]), {}, 400, 'missing', '$.line_items[0].id'],
  ['a quantity of 0', wanted([{ id: 'MUG-1', quantity: 0 }]), {}, 400, 'invalid', '$.line_items[0].quantity'],
  ['a number as name', { ...mug, buyer: { email: 'a@example.com', first_name: 1 } }, {}, 400, 'invalid', '$.buyer.first_name'],
  ['a character that can’t be stored', { ...mug, order_notes: 'a\u0000b' }, {}, 400, 'invalid_json'],
  ['a large body', { ...mug, metadata: { text: 'x'.repeat(200_000) } }, {}, 413, 'invalid'],
])('[I98] %s is refused and creates nothing', async (_name, body, sent, status, code, param) => {
  const before = await db.prisma.agentCheckout.count();
  const reply = await ask('', body, sent);
  expect([reply.status, reply.error.code, reply.error.param]).toEqual([status, code, param]);
  expect('supported_versions' in reply.error && reply.error.supported_versions).toEqual(code.endsWith('_api_version') && [version]);
  expect(await db.prisma.agentCheckout.count()).toBe(before);
});

test('[I98] keys without the scope, unknown keys and other authorisations are refused', async () => {
  const reader = assistantOf(shop, (await madeKey(boss, ['ORDERS_READ'])).token);
  const foreign = await reader('', mug);
  expect([foreign.status, foreign.error.code]).toEqual([403, 'forbidden']);
  const none = await ask('', mug, { headers: { authorization: undefined } });
  expect([none.status, none.error.code, none.headers['www-authenticate']]).toEqual([401, 'unauthorized', 'Bearer']);
  const wrong = await assistantOf(shop, `souk_${'a'.repeat(12)}_${'b'.repeat(43)}`)('', mug);
  expect([wrong.status, wrong.error.code]).toEqual([401, 'INVALID_API_KEY']);
});

test('[I98] the scope opens nothing of the Admin API', async () => {
  const answer = await requestWithKey(shop.app, token, '{ orders(first: 1) { edges { node { number } } } }');
  expect(JSON.stringify(answer)).toContain('FORBIDDEN');
});

test('[I98] a session belongs to its key', async () => {
  const { session } = await ask('', mug);
  const other = assistantOf(shop, (await madeKey(boss, ['CHECKOUT'])).token);
  for (const reply of [
    await other(`/${session.id}`),
    await other(`/${session.id}`, { order_notes: 'Mine' }),
    await other(`/${session.id}/cancel`, {}),
    await other(`/${session.id}/complete`, paying('tok_success')),
    await ask('/checkout_unknown'),
  ])
    expect([reply.status, reply.error.code]).toEqual([404, 'not_found']);
});

test('[I98] payments by other handlers and credentials are refused', async () => {
  const { session } = await ask(
    '',
    wanted([{ id: 'MUG-1' }], {
      buyer: { email: 'ada@example.com' },
      fulfillment_details: {
        address: { name: 'Ada Byron', line_one: 'Weg 1', city: 'Berlin', state: 'BE', country: 'DE', postal_code: '10117' },
      },
    }),
  );
  const pay = (handlerId: string, type: string) =>
    ask(`/${session.id}/complete`, {
      payment_data: { handler_id: handlerId, instrument: { type: 'card', credential: { type, token: 'tok_success' } } },
    });
  const [bank, card] = [await pay('BANK_TRANSFER', 'spt'), await pay('TEST_CARD', 'pan')];
  expect([bank.status, bank.error.param]).toEqual([400, '$.payment_data.handler_id']);
  expect([card.status, card.error.param]).toEqual([400, '$.payment_data.instrument.credential.type']);
  const missing = await ask(`/${session.id}/complete`, { buyer: { email: 'ada@example.com' } });
  expect([missing.status, missing.error.code, missing.error.param]).toEqual([400, 'missing', '$.payment_data']);
  expect(await db.prisma.order.count()).toBe(0);
  expect(shop.faults).toEqual([]);
});
