import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { addToCart, cartOf, updateLine } from '../cart/cartDocuments.ts';
import { makeCoupon } from '../coupons/coupons.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { failedStatements, type FailedStatements } from '../support/failedStatements.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct, makeStocked } from '../support/products.ts';
import type { Visitor } from '../support/shopDriver.ts';
import { details, detailsFor, place, shopper, type OrderResult } from './checkoutDocuments.ts';
import { manyShoppers } from './manyShoppers.ts';

let db: Db;
let failures: FailedStatements;
beforeEach(async () => {
  db = await freshDb();
  failures = failedStatements(db);
});
afterEach(async () => {
  failures.stop();
  // Transactions take their locks in one order. A deadlock would be retried, and so never be seen in a response.
  expect(failures.codes.filter((code) => code === '40P01')).toEqual([]);
  await expectInvariants(db);
});

const orderCount = () => db.prisma.order.count();
const stockOf = async (id: number) => (await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock;
const codeOf = ({ code }: OrderResult) => code ?? 'ORDERED';
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
/** Places an order. On a slow machine, some of many concurrent requests are answered with TRY_AGAIN: they are repeated. */
async function persistent(buyer: Visitor, more: object = {}): Promise<OrderResult> {
  const result = await place(buyer, details(more));
  return result.code === 'TRY_AGAIN' ? persistent(buyer, more) : result;
}

const placeAll = (buyers: Visitor[], more: object = {}) => Promise.all(buyers.map((buyer) => persistent(buyer, more)));

function tally(results: OrderResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const result of results) counts[codeOf(result)] = (counts[codeOf(result)] ?? 0) + 1;
  return counts;
}

describe('[F44] concurrent orders', () => {
  it('200 shoppers buying the last 10 items get 10 orders, and no stock is left', async () => {
    const { id } = await makeStocked(db, 10);
    const buyers = await manyShoppers(
      db,
      times(200, () => ({ productIds: [id] })),
    );
    expect(tally(await placeAll(buyers))).toEqual({ ORDERED: 10, OUT_OF_STOCK: 190 });
    expect([await orderCount(), await stockOf(id)]).toEqual([10, 0]);
    expect(await db.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject({ totalSales: 10, isAvailable: false });
  });

  it('carts with two of five products, added in any order, neither deadlock nor oversell', async () => {
    const ids: number[] = [];
    for (let index = 0; index < 5; index += 1) ids.push((await makeStocked(db, 10)).id);
    // All twenty ordered pairs, five times each.
    const pairs = ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => [one, other]));
    const carts = [...pairs, ...pairs, ...pairs, ...pairs, ...pairs].map((productIds) => ({ productIds }));
    const counts = tally(await placeAll(await manyShoppers(db, carts)));
    expect(Object.keys(counts).toSorted()).toEqual(['ORDERED', 'OUT_OF_STOCK']);
    const sold = await db.prisma.orderLine.groupBy({ by: ['productId'], _sum: { quantity: true } });
    const soldOf = (id: number) => sold.find(({ productId }) => productId === id)?._sum.quantity ?? 0;
    for (const id of ids) expect(soldOf(id) + (await stockOf(id))).toBe(10);
    expect(ids.reduce((sum, id) => sum + soldOf(id), 0)).toBe(2 * (counts.ORDERED ?? 0));
    // An order is rejected only if one of its products is sold out: at most one item of a product can be left without its partner.
    expect(counts.ORDERED).toBeGreaterThanOrEqual(20);
  });

  it('a single-use coupon in 50 carts is used by one order, and the others are rejected', async () => {
    const { id } = await makeStocked(db, 60);
    const coupon = await makeCoupon(db, { usageLimit: 1 });
    const buyers = await manyShoppers(
      db,
      times(50, () => ({ productIds: [id], couponId: coupon.id })),
    );
    const results = await placeAll(buyers);
    expect(tally(results)).toEqual({ ORDERED: 1, COUPON_NOT_APPLICABLE: 49 });
    expect(new Set(results.flatMap(({ reason }) => reason ?? []))).toEqual(new Set(['USED_UP']));
    expect([await orderCount(), await stockOf(id), await db.prisma.orderCoupon.count()]).toEqual([1, 59, 1]);
    expect(await db.prisma.coupon.findFirstOrThrow()).toMatchObject({ usedCount: 1 });
  });

  it('coupons and products added in opposite orders don’t deadlock', async () => {
    const [one, two] = [await makeStocked(db, 100), await makeStocked(db, 100)];
    const coupons = [await makeCoupon(db, { code: 'A', usageLimit: 100 }), await makeCoupon(db, { code: 'B', usageLimit: 100 })];
    const buyers = await manyShoppers(
      db,
      times(40, (index) => ({ productIds: index % 2 ? [one.id, two.id] : [two.id, one.id] })),
    );
    const carts = await db.prisma.cart.findMany({ select: { id: true } });
    for (const [index, { id: cartId }] of carts.entries()) {
      const inOrder = index % 2 ? coupons : coupons.toReversed();
      await db.prisma.cartCoupon.createMany({ data: inOrder.map(({ id: couponId }) => ({ cartId, couponId })) });
    }
    expect(tally(await placeAll(buyers))).toEqual({ ORDERED: 40 });
    expect(await db.prisma.coupon.findMany({ select: { usedCount: true } })).toEqual([{ usedCount: 40 }, { usedCount: 40 }]);
  });
});

describe('[F44] changing the cart while ordering it', () => {
  const add = (visitor: Visitor, id: number) => addToCart(visitor, { productId: globalId('Product', id) });

  it('orders exactly the given cart version, or nothing', async () => {
    const { id } = await makeProduct(db, { isVirtual: true });
    for (let round = 0; round < 10; round += 1) {
      const visitor = await shopper(db, { [id]: 1 });
      const key = (await cartOf(visitor))?.lines[0]?.key ?? '';
      // The order comes first in some rounds, a change in others.
      const before = round % 2 ? [] : [add(visitor, id)];
      const ordering = place(visitor, details({ expectedTotal: 1_000 }));
      await Promise.all([...before, updateLine(visitor, { key, quantity: 7 }), add(visitor, id)]);
      const { order, code } = await ordering;
      const outcome = order ? `${order.lines[0]?.quantity} for ${order.total.amount}` : code;
      expect(['1 for 1000', 'CART_CHANGED']).toContain(outcome);
    }
  });

  it('without a cart version, each item is either ordered or still in the cart', async () => {
    const { id } = await makeProduct(db);
    const visitor = await shopper(db, { [id]: 1 });
    const [result] = await Promise.all([place(visitor, details({ cartVersion: null })), ...times(5, () => add(visitor, id))]);
    const ordered = result.order?.lines[0]?.quantity ?? 0;
    expect(ordered).toBeGreaterThan(0);
    expect(ordered + ((await cartOf(visitor))?.itemCount ?? 0)).toBe(6);
  });
});

describe('[F44] SQL statements for placing an order, including BEGIN and COMMIT', () => {
  const counted = async (visitor: Visitor, input: object) => (await countStatements(db, () => place(visitor, input))).count;

  it.each([1, 12])('are at most 20 for an order of %s lines, and at most 8 for a repeated request', async (lines) => {
    const wishes: Record<number, number> = {};
    for (let index = 0; index < lines; index += 1) wishes[(await makeStocked(db, 50)).id] = 1;
    const visitor = await shopper(db, wishes);
    // The cart is read once before the transaction, for its taxes. Attribute names, zones and rates are read once per catalogue revision.
    await place(visitor, details({ cartVersion: 99 }));
    const input = details({ cartVersion: lines });
    expect(await counted(visitor, input)).toBeLessThanOrEqual(20);
    // Repeating a request reads the cart before the transaction too, then takes the lock, the look-up and the selected fields.
    expect(await counted(visitor, input)).toBeLessThanOrEqual(8);
  });

  it.each([1, 12])('are at most 22 for %s lines with a coupon', async (lines) => {
    const { id: couponId } = await makeCoupon(db, { usageLimit: 9 });
    const productIds: number[] = [];
    for (let index = 0; index < lines; index += 1) productIds.push((await makeStocked(db, 50)).id);
    const [visitor] = await manyShoppers(db, [{ productIds, couponId }]);
    if (!visitor) throw new Error('No shopper was made');
    await place(visitor, details({ cartVersion: 99 }));
    expect(await counted(visitor, await detailsFor(visitor))).toBeLessThanOrEqual(22);
  });
});
