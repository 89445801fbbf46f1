import { beforeEach, describe, expect, it } from 'vitest';
import { removeOldCarts } from '../../server/commerce/cart/oldCarts.ts';
import { removeOldCompareLists } from '../../server/engagement/compare/oldLists.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { expiryDays, deleteOldWishlists } from '../../server/engagement/wishlist/oldWishlists.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, wishlistRemove, signedIn, wishlistOf } from './wishlistDocuments.ts';

const later = (days: number) => new Date(testNow.getTime() + days * 24 * 60 * 60 * 1_000);
const over = later(expiryDays + 0.001);

let db: Db;
let guest: Visitor;
let id: number;
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  ({ id } = await makeProduct(db));
  await wishlistAdd(guest, id);
});

describe('[F94] abandoned lists', () => {
  it('of guests are deleted after thirty days without a change, and not before, and their visitor after them', async () => {
    expect(await deleteOldWishlists(db, later(expiryDays))).toEqual({ wishlists: 0, wishes: 0 });
    expect(await removeOldCarts(db, over)).toEqual({ carts: 0, visitors: 0 });
    expect(await deleteOldWishlists(db, over)).toEqual({ wishlists: 1, wishes: 0 });
    expect(await db.prisma.wishlistItem.count()).toBe(0);
    expect(await removeOldCarts(db, over)).toEqual({ carts: 0, visitors: 1 });
  });

  it('are kept for thirty days after a change', async () => {
    guest.at(later(20));
    await wishlistRemove(guest, id);
    expect((await deleteOldWishlists(db, later(40))).wishlists).toBe(0);
    expect((await deleteOldWishlists(db, later(51))).wishlists).toBe(1);
  });

  it('of accounts are kept', async () => {
    const { who } = await signedIn(db);
    await wishlistAdd(who, id);
    await deleteOldWishlists(db, later(400));
    expect((await wishlistOf(who)).totalCount).toBe(1);
  });

  it('forget removed items after a day, and not before', async () => {
    await wishlistRemove(guest, id);
    expect(await deleteOldWishlists(db, later(0.9))).toEqual({ wishlists: 0, wishes: 0 });
    expect(await deleteOldWishlists(db, later(1.1))).toEqual({ wishlists: 0, wishes: 1 });
  });

  it('of compared products are deleted in the same way, and keep their visitor as long', async () => {
    await db.prisma.wishlist.deleteMany();
    const [{ id: visitorId } = { id: 0 }] = await db.prisma.visitor.findMany();
    const { id: accountId } = await db.prisma.account.create({ data: { email: 'ada@example.com' } });
    await db.prisma.compareList.createMany({
      data: [
        { visitorId, updatedAt: testNow },
        { accountId, updatedAt: testNow },
      ],
    });
    expect(await removeOldCarts(db, over)).toMatchObject({ visitors: 0 });
    expect(await removeOldCompareLists(db, later(expiryDays))).toBe(0);
    expect(await removeOldCompareLists(db, over)).toBe(1);
    expect(await removeOldCarts(db, over)).toMatchObject({ visitors: 1 });
    expect(await db.prisma.compareList.count()).toBe(1);
  });

  it('are deleted by two processes at once, even if they exceed a batch', async () => {
    await db.pool.query(`insert into "Visitor" ("tokenHash", "seenAt") select 'v' || n, $1 from generate_series(1, 1200) n`, [testNow]);
    await db.pool.query(`insert into "Wishlist" ("visitorId", "updatedAt") select "id", $1 from "Visitor" where "tokenHash" like 'v%'`, [
      testNow,
    ]);
    const results = await Promise.all([deleteOldWishlists(db, over), deleteOldWishlists(db, over)]);
    expect(results.reduce((sum, { wishlists }) => sum + wishlists, 0)).toBe(1_201);
  });
});
