import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { address, assistantOf, buyer, paying, totalOf, version, wanted, type Assistant } from './assistant.ts';

let db: Db;
let shop: TestApp;
let boss: Visitor;
let ask: Assistant;
let mug: { id: number };
let shirt: Awaited<ReturnType<typeof makeVariable>>;

beforeAll(async () => {
  db = await freshDb();
  mug = await makeStocked(db, 50, { name: 'Blue mug', slug: 'blue-mug', sku: 'MUG-1', regularPriceMinor: 1_200 });
  shirt = await makeVariable(db, { facts: { name: 'Shirt', slug: 'acp-shirt' } });
  shop = await testApp(db);
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  ask = assistantOf(shop, (await madeKey(boss, ['CHECKOUT'])).token);
});
afterAll(() => shop.app.close());

const stockOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const known = { buyer, fulfillment_details: { address } };

test('[I98] assistants find the API at /.well-known/acp.json', async () => {
  const response = await shop.app.inject('/.well-known/acp.json');
  expect(response.headers['cache-control']).toBe('public, max-age=3600');
  expect(response.json()).toMatchObject({
    protocol: { name: 'acp', version, supported_versions: [version] },
    api_base_url: expect.stringMatching(/^https?:\/\/[^/]+\/acp$/) as string,
    transports: ['rest'],
    capabilities: { services: ['checkout'], supported_currencies: ['eur'] },
  });
});

test('[I98] an assistant creates a session, completes what is missing, pays and reads the order', async () => {
  const before = await stockOf(mug.id);
  const created = await ask('', wanted([{ id: 'MUG-1', quantity: 2 }]));
  expect(created.status).toBe(201);
  const { id } = created.session;
  expect(created.session).toMatchObject({
    status: 'not_ready_for_payment',
    currency: 'eur',
    line_items: [{ item: { id: 'MUG-1', unit_amount: 1_200 }, quantity: 2, name: 'Blue mug', availability_status: 'in_stock' }],
  });
  expect(created.session.messages.map(({ code, param }) => [code, param])).toEqual([
    ['missing', '$.buyer.email'],
    ['missing', '$.fulfillment_details.address'],
  ]);
  const ready = (await ask(`/${id}`, known)).session;
  expect(ready).toMatchObject({ status: 'ready_for_payment', messages: [], buyer, fulfillment_details: { address } });
  expect(ready.capabilities.payment.handlers.map((handler) => handler.id)).toEqual(['TEST_CARD']);
  // The options' prices are those of the total.
  const [option] = ready.fulfillment_options;
  const delivery = option?.totals[0]?.amount ?? Number.NaN;
  expect(ready.selected_fulfillment_options).toEqual([
    { type: 'shipping', option_id: option?.id, item_ids: ready.line_items.map((line) => line.id) },
  ]);
  expect([totalOf(ready, 'items_base_amount'), totalOf(ready, 'fulfillment'), totalOf(ready)]).toEqual([2_400, delivery, 2_400 + delivery]);
  const done = await ask(`/${id}/complete`, paying('tok_success'));
  expect(done.status).toBe(200);
  expect(done.session).toMatchObject({
    status: 'completed',
    messages: [],
    line_items: [{ item: { id: 'MUG-1' }, quantity: 2 }],
    order: { checkout_session_id: id, status: 'confirmed', line_items: [{ title: 'Blue mug', quantity: { ordered: 2, current: 2 } }] },
  });
  const order = await db.prisma.order.findFirstOrThrow({ where: { number: Number(done.session.order?.id) } });
  expect(order).toMatchObject({ status: 'PROCESSING', email: buyer.email, firstName: 'Ada', lastName: 'Byron', city: 'Berlin' });
  expect(totalOf(done.session)).toBe(2_400 + delivery);
  expect(await stockOf(mug.id)).toBe(before - 2);
  expect((await ask(`/${id}`)).session).toEqual(done.session);
  const link = new URL(done.session.order?.permalink_url ?? '');
  expect(link.pathname + link.search).toMatch(/^\/checkout\/order-received\/\d+\/\?key=/);
});

test('[I98] a request with its key again gets the same response and orders once', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], known));
  const before = await db.prisma.order.count();
  const headers = { 'idempotency-key': randomUUID(), 'request-id': 'r-1' };
  const send = () => ask(`/${session.id}/complete`, paying('tok_success'), { headers });
  const [first, again] = [await send(), await send()];
  expect(first.session.status).toBe('completed');
  expect(again.session).toEqual(first.session);
  expect([first.headers['idempotent-replayed'], again.headers['idempotent-replayed']]).toEqual([undefined, 'true']);
  expect(again.headers).toMatchObject(headers);
  expect(await db.prisma.order.count()).toBe(before + 1);
  const other = await ask(`/${session.id}/complete`, paying('tok_declined'), { headers });
  expect([other.status, other.error.code]).toEqual([422, 'idempotency_conflict']);
  // With a new key the session has ended.
  const late = await ask(`/${session.id}/complete`, paying('tok_success'));
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  expect(await db.prisma.order.count()).toBe(before + 1);
});

test('[I98] two requests at once to complete a session place one order', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], known));
  const before = await db.prisma.order.count();
  const both = await Promise.all([1, 2].map(() => ask(`/${session.id}/complete`, paying('tok_success'))));
  expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  expect(both.every(({ status }) => [200, 400, 409].includes(status))).toBe(true);
  expect(await db.prisma.order.count()).toBe(before + 1);
  expect((await ask(`/${session.id}`)).session.status).toBe('completed');
});

test('[I98] a declined token is a message, and another one pays', async () => {
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], known));
  const declined = (await ask(`/${session.id}/complete`, paying('tok_declined'))).session;
  expect(declined).toMatchObject({
    status: 'ready_for_payment',
    messages: [{ type: 'error', code: 'payment_declined', param: '$.payment_data', resolution: 'requires_buyer_input' }],
  });
  expect((await ask(`/${session.id}/complete`, paying('tok_success'))).session.status).toBe('completed');
});

test('[I98] a payment that the buyer must confirm leads to the bank, and the order can be canceled until then', async () => {
  const before = await stockOf(mug.id);
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], known));
  const waiting = (await ask(`/${session.id}/complete`, paying('tok_action'))).session;
  expect(waiting).toMatchObject({
    status: 'requires_escalation',
    continue_url: expect.stringContaining('/payments/test-card/confirm?') as string,
    messages: [{ code: 'requires_3ds' }],
    order: { status: 'created' },
  });
  expect((await ask(`/${session.id}/cancel`, {})).session).toMatchObject({ status: 'canceled', order: { status: 'canceled' } });
  expect(await stockOf(mug.id)).toBe(before);
  const again = await ask(`/${session.id}/cancel`, {});
  expect([again.status, again.error.code]).toEqual([405, 'not_cancelable']);
});

test('[I98] items are replaced, by the IDs of feeds and by those of lines', async () => {
  const { number, sku } = await db.prisma.product.findUniqueOrThrow({ where: { id: variationId(shirt, 'blue') } });
  const blue = sku ?? String(number);
  const { session } = await ask('', wanted([{ id: 'MUG-1', quantity: 3 }]));
  const line = session.line_items[0]?.id ?? '';
  const both = (await ask(`/${session.id}`, { line_items: [{ id: line, quantity: 1 }, { id: blue }] })).session;
  expect(both.messages.map(({ param, content }) => [param, content]).filter(([param]) => param?.startsWith('$.line'))).toEqual([]);
  expect(both.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([
    ['MUG-1', 1],
    [blue, 1],
  ]);
  expect(both.line_items[1]?.variant_options).toEqual([{ name: 'Colour', value: 'Blue' }]);
  const one = (await ask(`/${session.id}`, { line_items: [{ id: blue, quantity: 2 }] })).session;
  expect(one.line_items.map(({ item, quantity }) => [item.id, quantity])).toEqual([[blue, 2]]);
});

test('[I98] what the shop can’t sell is a message until the items are right', async () => {
  const [rare, sold] = [
    await makeStocked(db, 2, { name: 'Rare', slug: 'rare', sku: 'RARE' }),
    await makeProduct(db, { name: 'Draft', slug: 'draft', sku: 'DRAFT', status: 'DRAFT' }),
  ];
  expect([rare.id, sold.id].every(Boolean)).toBe(true);
  const { session } = await ask('', wanted([{ id: 'RARE', quantity: 3 }, { id: 'DRAFT' }, { id: 'nothing' }], known));
  expect(session.status).toBe('not_ready_for_payment');
  expect(session.messages.map(({ code, param }) => [code, param])).toEqual([
    ['quantity_exceeded', '$.line_items[0]'],
    ['not_found', '$.line_items[1].id'],
    ['not_found', '$.line_items[2].id'],
  ]);
  const refused = await ask(`/${session.id}/complete`, paying('tok_success'));
  expect([refused.status, refused.error.code, refused.error.param]).toEqual([400, 'not_ready_for_payment', '$.line_items[0]']);
  expect((await ask(`/${session.id}`, { line_items: [{ id: 'RARE', quantity: 2 }] })).session.status).toBe('ready_for_payment');
});

test('[I98] coupon codes are applied and rejected with the protocol’s reasons', async () => {
  await makeCoupon(db, { code: 'ACP10' });
  const { session } = await ask('', wanted([{ id: 'MUG-1', quantity: 2 }], { ...known, discounts: { codes: ['acp10', 'NOPE'] } }));
  expect(session.discounts).toMatchObject({
    codes: ['ACP10', 'NOPE'],
    applied: [{ code: 'ACP10' }],
    rejected: [{ code: 'NOPE', reason: 'discount_code_invalid' }],
  });
  const discount = totalOf(session, 'discount') ?? 0;
  expect(discount).toBeGreaterThan(0);
  expect(session.discounts?.applied[0]?.amount).toBe(discount);
  const sum = 2_400 - discount + (totalOf(session, 'fulfillment') ?? 0);
  expect(totalOf(session)).toBe(sum);
  const without = (await ask(`/${session.id}`, { discounts: { codes: [] } })).session;
  expect([without.discounts, totalOf(without, 'discount')]).toEqual([undefined, undefined]);
});

test('[I98] a country or option that isn’t served is a message', async () => {
  const away = { ...known, fulfillment_details: { address: { ...address, country: 'AQ' } } };
  const { session } = await ask('', wanted([{ id: 'MUG-1' }], away));
  expect(session.messages.map(({ code, param }) => [code, param])).toEqual([
    ['region_restricted', '$.fulfillment_details.address.country'],
  ]);
  const option = { selected_fulfillment_options: [{ type: 'shipping', option_id: 'teleport', item_ids: [] }] };
  const wrong = (await ask(`/${session.id}`, { ...known, ...option })).session;
  expect(wrong.messages.map(({ code, param }) => [code, param])).toEqual([['invalid', '$.selected_fulfillment_options']]);
  expect(wrong.status).toBe('not_ready_for_payment');
});

test('[I98] goods with a minimum age are left to the buyer, who continues in a browser', async () => {
  await makeStocked(db, 5, { name: 'Wine', slug: 'acp-wine', sku: 'WINE', minimumAge: 18 });
  const { session } = await ask('', wanted([{ id: 'WINE' }], known));
  expect(session).toMatchObject({ status: 'requires_escalation', messages: [{ code: 'age_verification_required' }] });
  expect(session.continue_url).toContain('/cart/open/?key=');
  expect((await ask(`/${session.id}/complete`, paying('tok_success'))).status).toBe(400);
});

test('[I98] no order costs another total than the session has shown', async () => {
  const cup = await makeStocked(db, 5, { name: 'Cup', slug: 'acp-cup', sku: 'CUP', regularPriceMinor: 1_000 });
  const { session } = await ask('', wanted([{ id: 'CUP' }], known));
  await db.prisma.product.update({ where: { id: cup.id }, data: { regularPriceMinor: 2_000, priceMinor: 2_000, priceMaxMinor: 2_000 } });
  const changed = (await ask(`/${session.id}/complete`, paying('tok_success'))).session;
  expect(changed).toMatchObject({ status: 'ready_for_payment', messages: [{ code: 'conflict', resolution: 'requires_buyer_review' }] });
  expect(totalOf(changed, 'items_base_amount')).toBe(2_000);
  expect((await ask(`/${session.id}/complete`, paying('tok_success'))).session.status).toBe('completed');
});

test('[I98] a total that reading the session has shown counts, even if it was another before', async () => {
  const pan = await makeStocked(db, 5, { name: 'Pan', slug: 'acp-pan', sku: 'PAN', regularPriceMinor: 1_200 });
  const costs = (price: number) =>
    db.prisma.product.update({
      where: { id: pan.id },
      data: { regularPriceMinor: price, priceMinor: price, priceMaxMinor: price },
    });
  const { session } = await ask('', wanted([{ id: 'PAN' }], known));
  await costs(1_000);
  expect(totalOf((await ask(`/${session.id}`)).session, 'items_base_amount')).toBe(1_000);
  await costs(1_200);
  expect((await ask(`/${session.id}/complete`, paying('tok_success'))).session).toMatchObject({
    status: 'ready_for_payment',
    messages: [{ code: 'conflict' }],
  });
});

test('[I98] an ID that is one item’s SKU and another’s number means the SKU', async () => {
  const plain = await makeStocked(db, 5, { name: 'Plain', slug: 'acp-plain', sku: null });
  const { number } = await db.prisma.product.findUniqueOrThrow({ where: { id: plain.id } });
  expect((await ask('', wanted([{ id: String(number) }]))).session.line_items.map(({ name }) => name)).toEqual(['Plain']);
  await makeStocked(db, 5, { name: 'Numbered', slug: 'acp-numbered', sku: String(number) });
  expect((await ask('', wanted([{ id: String(number) }]))).session.line_items.map(({ name }) => name)).toEqual(['Numbered']);
});

test('[I98] a wrong postcode is a message about the address', async () => {
  const { session } = await ask(
    '',
    wanted([{ id: 'MUG-1' }], { ...known, fulfillment_details: { address: { ...address, postal_code: 'X' } } }),
  );
  const refused = (await ask(`/${session.id}/complete`, paying('tok_success'))).session;
  expect(refused.messages).toMatchObject([{ code: 'invalid', param: '$.fulfillment_details.address.postal_code' }]);
});

test('[I98] a session ends by cancelling and after a day', async () => {
  const [one, two] = [await ask('', wanted([{ id: 'MUG-1' }])), await ask('', wanted([{ id: 'MUG-1' }]))];
  expect((await ask(`/${one.session.id}/cancel`, { intent_trace: { reason_code: 'other' } })).session.status).toBe('canceled');
  expect((await ask(`/${one.session.id}`, known)).status).toBe(409);
  expect((await ask(`/${one.session.id}/cancel`, {})).status).toBe(405);
  vi.useFakeTimers({ now: new Date(Date.now() + 25 * 60 * 60 * 1_000), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect((await ask(`/${two.session.id}`)).session.status).toBe('expired');
  const late = await ask(`/${two.session.id}`, known);
  expect([late.status, late.error.code]).toEqual([409, 'expired']);
});

test('[I98] what is known of shoppers is encrypted, and no fault was logged', async () => {
  await ask('', wanted([{ id: 'MUG-1' }], known));
  const rows = await db.prisma.agentCheckout.findMany();
  expect(rows.length).toBeGreaterThan(0);
  for (const { state } of rows) expect(state).toMatch(/^sealed:/);
  expect(shop.faults).toEqual([]);
});
