import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { connectAssistant, type Assistant } from './mcpClient.ts';

// [I55] The MCP tools for staff, with API keys.

let db: Db;
let shop: TestApp;
let boss: Visitor;
let mug: { id: number };
let reader: Assistant;
let writer: Assistant;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  mug = await makeStocked(db, 5, { name: 'Mug', sku: 'MUG' });
  reader = await connectAssistant(shop.app, (await madeKey(boss, ['REPORTS_READ', 'CATALOGUE_READ', 'ORDERS_READ'])).token);
  writer = await connectAssistant(
    shop.app,
    (await madeKey(boss, ['CATALOGUE_READ', 'ORDERS_READ', 'INVENTORY_WRITE', 'FULFILMENT_WRITE'])).token,
  );
});
afterAll(() => shop.app.close());

const reads = ['sales_report', 'stock_levels', 'list_orders'];
const writes = ['adjust_stock', 'add_shipment'];
const staffTools = async (one: Assistant) => (await one.tools()).filter((name) => [...reads, ...writes].includes(name));

test('[I55] a key lists the tools of its scopes, and can’t call others', async () => {
  const none = await connectAssistant(shop.app, (await madeKey(boss, ['CONTENT_READ'])).token);
  const visitor = await connectAssistant(shop.app);
  expect([await staffTools(reader), await staffTools(none), await staffTools(visitor)]).toEqual([reads, [], []]);
  expect(await staffTools(writer)).toEqual(['stock_levels', 'list_orders', ...writes]);
  for (const [one, names] of [
    [visitor, [...reads, ...writes]],
    [none, [...reads, ...writes]],
    [reader, writes],
  ] as const)
    for (const name of names) await expect(one.client.callTool({ name, arguments: {} })).rejects.toThrow(/not found/);
  expect((await db.prisma.product.findUniqueOrThrow({ where: { id: mug.id } })).stock).toBe(5);
});

test('[I55] reports, stock and orders are read', async () => {
  const { number } = await placed(await shopper(db, { [mug.id]: 1 }), details());
  const report = await reader.call('sales_report', { from: '2026-01-01', to: '2026-01-31', dimension: 'PRODUCT' });
  expect(report).toMatchObject({ totals: { orders: 0, revenue: { amount: 0 } }, rows: [] });
  expect((await reader.refused('sales_report', { from: '2026-02-01', to: '2026-01-01' })).code).toBe('INVALID_INPUT');
  expect(await reader.call('stock_levels', { search: 'MUG' })).toMatchObject({
    products: [{ sku: 'MUG', stock: 4, variations: [] }],
    nextCursor: null,
  });
  expect((await reader.call('stock_levels', { stock: 'OUT' })).products).toEqual([]);
  const { orders } = await reader.call('list_orders', { search: String(number) });
  expect(orders).toMatchObject([{ number, lines: [{ sku: 'MUG', quantity: 1 }] }]);
  expect((await reader.call('list_orders', { statuses: ['REFUNDED'] })).orders).toEqual([]);
});

test('[I55] stock is adjusted once for a key of a change, under the level that was seen', async () => {
  const before = (await db.prisma.product.findUniqueOrThrow({ where: { id: mug.id } })).stock;
  const change = { sku: 'MUG', delta: 7, reason: 'DELIVERY', idempotencyKey: 'delivery-0001' };
  expect(await writer.call('adjust_stock', change)).toEqual({ sku: 'MUG', stock: before + 7 });
  expect(await writer.call('adjust_stock', change)).toMatchObject({ stock: before + 7 });
  const stale = { sku: 'MUG', setTo: 1, expectedStock: before, reason: 'COUNT', idempotencyKey: 'count-0001' };
  expect((await writer.refused('adjust_stock', stale)).code).toBe('STALE');
  expect((await writer.refused('adjust_stock', { ...change, sku: 'NO', idempotencyKey: 'delivery-0002' })).code).toBe('NOT_FOUND');
  expect((await db.prisma.product.findUniqueOrThrow({ where: { id: mug.id } })).stock).toBe(before + 7);
});

test('[I55] a shipment with its tracking number completes an order', async () => {
  const { number } = await placed(await shopper(db, { [mug.id]: 1 }), details());
  const { id } = await db.prisma.order.findFirstOrThrow({ where: { number } });
  const orderId = globalId('Order', id);
  await act(boss, 'markOrderPaid', { orderId });
  const parcel = { orderId, carrier: 'DHL', trackingNumber: '00340434161094042557', idempotencyKey: 'parcel-0001' };
  const done = { order: { number, fulfilmentStatus: 'SHIPPED' }, shipment: { trackingNumber: '00340434161094042557' } };
  expect(await writer.call('add_shipment', parcel)).toMatchObject(done);
  expect(await writer.call('add_shipment', parcel)).toMatchObject(done);
  expect(await db.prisma.shipment.count()).toBe(1);
  expect(
    (await writer.refused('add_shipment', { ...parcel, orderId: globalId('Product', mug.id), idempotencyKey: 'parcel-0002' })).code,
  ).toMatch(/NOT_FOUND|INVALID/);
});
