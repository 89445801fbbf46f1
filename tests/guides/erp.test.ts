import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { madeKey } from '../integrations/apiKeys.ts';
import { runJob } from '../integrations/webhookDocuments.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { act } from '../orders/orderDocuments.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeStocked } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';

// docs/guides/erp: its program does what the guide says, against a shop.

interface Order {
  id: string;
  number: number;
  lines: { sku: string; quantity: number }[];
}
interface Erp {
  newestCursor(): Promise<string>;
  pollOrders(cursor: string, onOrder: (order: Order) => Promise<void>, store: (cursor: string) => Promise<void>): Promise<string>;
  pushStock(levels: { sku: string; setTo: number; expectedStock?: number }[]): Promise<{ sku: string; error: { code: string } }[]>;
  ship(parcel: { orderId: string; parcelId: string; carrier: string; trackingNumber: string }): Promise<{ fulfilmentStatus: string }>;
}

let db: Db;
let shop: TestApp;
let boss: Visitor;
let erp: Erp;
beforeAll(async () => {
  db = await freshDb();
  shop = await testApp(db);
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  boss = (await openStaff(db, 'ADMINISTRATOR', [], { now: new Date() })).who;
  const { token } = await madeKey(boss, ['ORDERS_READ', 'CATALOGUE_READ', 'INVENTORY_WRITE', 'FULFILMENT_WRITE']);
  const guide = (await import(/* @vite-ignore */ pathToFileURL('docs/guides/erp/erp.js').href)) as { connect(to: object): Erp };
  erp = guide.connect({ shopUrl: `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`, apiKey: token });
});
afterAll(() => shop.app.close());

async function paidOrder(productId: number): Promise<number> {
  const { number } = await placed(await shopper(db, { [productId]: 1 }), details());
  const { id } = await db.prisma.order.findFirstOrThrow({ where: { number } });
  await act(boss, 'markOrderPaid', { orderId: globalId('Order', id) });
  await runJob(db, 'domain-events');
  return number;
}

it('[I16] [I24] [I31] [I32] the program of the ERP guide loses no order, pushes stock and adds tracking numbers', async () => {
  const { id } = await makeStocked(db, 8, { sku: 'MUG' });
  let stored = await erp.newestCursor();
  const store = async (cursor: string) => void (stored = cursor);
  const numbers = [await paidOrder(id), await paidOrder(id)];

  // The ERP fails at the second order: nothing is stored, so both come again.
  const seen: Order[] = [];
  const fails = async (order: Order) => {
    if (seen.push(order) === 2) throw new Error('ERP is down');
  };
  await expect(erp.pollOrders(stored, fails, store)).rejects.toThrow('ERP is down');
  seen.length = 0;
  const takes = async (order: Order) => void seen.push(order);
  await erp.pollOrders(stored, takes, store);
  expect(seen.map(({ number }) => number)).toEqual(numbers);
  expect(seen[0]?.lines).toMatchObject([{ sku: 'MUG', quantity: 1 }]);
  await erp.pollOrders(stored, takes, store);
  expect(seen).toHaveLength(2);

  // The answer to the first attempt is lost after the shop has done it.
  const real = globalThis.fetch;
  const lossy = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    await real(...request);
    throw new TypeError('fetch failed');
  });
  const failed = await erp.pushStock([
    { sku: 'MUG', setTo: 50, expectedStock: 6 },
    { sku: 'UNKNOWN', setTo: 1 },
  ]);
  expect(lossy).toHaveBeenCalledTimes(2);
  lossy.mockRestore();
  expect(failed).toMatchObject([{ sku: 'UNKNOWN', error: { code: 'NOT_FOUND' } }]);
  expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(50);
  expect(await db.prisma.stockMovement.count({ where: { reason: 'COUNT' } })).toBe(1);

  const parcel = { orderId: seen[0]?.id ?? '', parcelId: 'parcel-4711', carrier: 'DHL', trackingNumber: '00340434161094042557' };
  expect(await erp.ship(parcel)).toMatchObject({ fulfilmentStatus: 'SHIPPED' });
  expect(await erp.ship(parcel)).toMatchObject({ fulfilmentStatus: 'SHIPPED' });
  expect(await db.prisma.shipment.findMany()).toMatchObject([{ trackingNumber: '00340434161094042557' }]);
});
