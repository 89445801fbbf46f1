import { beforeEach, describe, expect, it } from 'vitest';
import { expiryDays, removeOldCarts } from '../../server/commerce/cart/oldCarts.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { addToCart, cartOf } from './cartDocuments.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const later = (days: number) => new Date(testNow.getTime() + days * dayMs);
const over = later(expiryDays + 0.001);

let db: Db;
let visitor: Visitor;
beforeEach(async () => {
  db = await freshDb();
  visitor = newVisitor(db);
  await addToCart(visitor, { productId: globalId('Product', (await makeProduct(db)).id) });
});

describe('[F30] abandoned carts', () => {
  it('are deleted with their visitor after thirty days without a change, and not before', async () => {
    expect(await removeOldCarts(db, later(expiryDays))).toEqual({ carts: 0, visitors: 0 });
    expect(await removeOldCarts(db, over)).toEqual({ carts: 1, visitors: 1 });
    expect(await cartOf(visitor)).toBeNull();
    expect(await removeOldCarts(db, over)).toEqual({ carts: 0, visitors: 0 });
  });

  it('are kept for visitors with an account', async () => {
    const { id } = await db.prisma.account.create({ data: { email: 'a@example.com' } });
    await db.prisma.visitor.updateMany({ data: { accountId: id } });
    expect(await removeOldCarts(db, over)).toEqual({ carts: 0, visitors: 0 });
  });

  it('are deleted without their visitor if the visitor was back since', async () => {
    visitor.at(later(20));
    await cartOf(visitor);
    expect(await removeOldCarts(db, over)).toEqual({ carts: 1, visitors: 0 });
    expect(await db.prisma.visitor.count()).toBe(1);
  });

  it('are deleted even if they exceed a batch', async () => {
    await db.pool.query(`insert into "Visitor" ("tokenHash", "seenAt") select 'v' || n, $1 from generate_series(1, 1200) n`, [testNow]);
    await db.pool.query(`insert into "Cart" ("visitorId", "updatedAt") select "id", $1 from "Visitor" where "tokenHash" like 'v%'`, [
      testNow,
    ]);
    const results = await Promise.all([removeOldCarts(db, over), removeOldCarts(db, over)]);
    expect(results.reduce((sum, { carts }) => sum + carts, 0)).toBe(1_201);
    expect(await db.prisma.cart.count()).toBe(0);
    // Two concurrent runs may leave a visitor whose cart was deleted in the other run's batch; the next run deletes the visitor.
    await removeOldCarts(db, over);
    expect(await db.prisma.visitor.count()).toBe(0);
  });
});

describe('[F30] the time of a visitor’s last visit', () => {
  const seenAt = async () => (await db.prisma.visitor.findFirstOrThrow()).seenAt;

  it('is updated at most once a day', async () => {
    visitor.at(later(0.9));
    await cartOf(visitor);
    expect(await seenAt()).toEqual(testNow);
    visitor.at(later(1.1));
    await cartOf(visitor);
    expect(await seenAt()).toEqual(later(1.1));
    visitor.at(later(1.5));
    await cartOf(visitor);
    expect(await seenAt()).toEqual(later(1.1));
  });
});
