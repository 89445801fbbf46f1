import { beforeEach, expect, test } from 'vitest';
import { cancelUnpaid, transferPatienceMs } from '../../server/commerce/orders/unpaid.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { addToCart } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import { testNow, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { detailsFor, place, placed, shopper } from './checkoutDocuments.ts';

let db: Db;

beforeEach(async () => {
  db = await freshDb();
});

async function shopAt(ms: number) {
  const payments = testPayments(db, 1_000);
  return { db, now: new Date(testNow.getTime() + ms), catalog: await sharedRevision(db), payments, effects: noEffects };
}

test('[F44] an order awaiting a bank transfer is cancelled after two weeks, and its stock is released', async () => {
  const { id } = await makeStocked(db, 5);
  const late = await shopper(db, { [id]: 2 });
  const order = await placed(late, await detailsFor(late));
  expect(await cancelUnpaid(await shopAt(transferPatienceMs - 1))).toEqual({ cancelled: 0, hasMore: false });
  const shop = await shopAt(transferPatienceMs);
  // Runs on two servers at the same moment.
  const [one, other] = await Promise.all([cancelUnpaid(shop), cancelUnpaid(shop)]);
  expect(one.cancelled + other.cancelled).toBeGreaterThan(0);
  expect((await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } })).status).toBe('CANCELLED');
  expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(5);
  expect(await db.prisma.orderEvent.count({ where: { kind: 'cancelled' } })).toBe(1);
  await expectInvariants(db);
});

test('[F44] a paid order isn’t cancelled', async () => {
  const { id } = await makeStocked(db, 5);
  const visitor = await shopper(db, { [id]: 1 });
  const { number } = await placed(visitor, await detailsFor(visitor));
  const shop = await shopAt(transferPatienceMs);
  const { totalMinor } = await db.prisma.order.findUniqueOrThrow({ where: { number } });
  await db.prisma.order.update({ where: { number }, data: { status: 'PROCESSING', paidMinor: totalMinor, paidAt: testNow } });
  expect(await cancelUnpaid(shop)).toEqual({ cancelled: 0, hasMore: false });
  expect((await db.prisma.order.findUniqueOrThrow({ where: { number } })).status).toBe('PROCESSING');
});

test('[F44] a visitor can place at most ten orders a minute', async () => {
  const { id } = await makeProduct(db);
  const visitor = await shopper(db, { [id]: 1 });
  const again = async () => {
    const added = await addToCart(visitor, { productId: globalId('Product', id), quantity: 1 });
    expect(added.message).toBeUndefined();
  };
  for (let count = 0; count < 10; count += 1) {
    await placed(visitor, await detailsFor(visitor));
    await again();
  }
  expect(await place(visitor, await detailsFor(visitor))).toMatchObject({ __typename: 'ThrottledError', code: 'THROTTLED' });
  expect(await db.prisma.order.count()).toBe(10);
  visitor.at(new Date(testNow.getTime() + 60_001));
  await placed(visitor, await detailsFor(visitor));
});
