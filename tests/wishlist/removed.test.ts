import { beforeEach, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { maxRemoved } from '../../server/engagement/wishlist/rules.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, wishlistRemove, signedIn } from './wishlistDocuments.ts';

// Products recently removed from a list: pages that still show or count them are corrected.

let db: Db;
let guest: Visitor;
let ids: number[];
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  ids = [];
  for (let index = 0; index < 4; index += 1) ids.push((await makeProduct(db)).id);
});

const at = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function removedBy(who: Visitor) {
  const { viewer } = await who.query<{ viewer: { wishlist: { removedProducts: { databaseId: number; wishCount: number }[] } } }>(
    '{ viewer { wishlist { removedProducts { databaseId wishCount } } } }',
  );
  return viewer.wishlist.removedProducts;
}
const removedIds = async (who: Visitor) => (await removedBy(who)).map(({ databaseId }) => databaseId);

async function addAndRemove(who: Visitor, places: readonly number[]) {
  for (const place of places) await wishlistAdd(who, ids[place] ?? 0);
  for (const [index, place] of places.entries()) {
    who.at(at(index + 1));
    await wishlistRemove(who, ids[place] ?? 0);
  }
}

it('[F93] removedProducts lists products removed within a day, latest first, with their current counts', async () => {
  expect(await removedBy(guest)).toEqual([]);
  await addAndRemove(guest, [2, 0, 1]);
  const other = newVisitor(db);
  await wishlistAdd(other, ids[0] ?? 0);
  expect(await removedBy(guest)).toEqual([
    { databaseId: ids[1], wishCount: 0 },
    { databaseId: ids[0], wishCount: 1 },
    { databaseId: ids[2], wishCount: 0 },
  ]);
  expect(await removedBy(other)).toEqual([]);
  guest.at(at(24 * 60 + 2));
  expect(await removedIds(guest)).toEqual([ids[1]]);
});

it('[F93] removedProducts leaves out products that were added again or are no longer shown', async () => {
  await addAndRemove(guest, [0, 1, 2]);
  await wishlistAdd(guest, ids[0] ?? 0);
  await db.prisma.product.update({ where: { id: ids[1] ?? 0 }, data: { status: 'PRIVATE' } });
  expect(await removedIds(guest)).toEqual([ids[2]]);
});

it('[F93] removedProducts is the same on all devices of an account', async () => {
  const { who, accountId } = await signedIn(db);
  const { who: phone } = await signedIn(db, { accountId });
  await addAndRemove(who, [3]);
  expect(await removedIds(phone)).toEqual([ids[3]]);
});

it('[F93] removedProducts has a maximum length, and drops the earliest removals', async () => {
  await addAndRemove(guest, [0]);
  const { id: listId } = await db.prisma.wishlist.findFirstOrThrow();
  await db.pool.query(
    `insert into "Product" ("slug", "name", "updatedAt") select 'filler-' || n, 'Filler', now() from generate_series(1, $1::int) n`,
    [maxRemoved],
  );
  await db.pool.query(
    `insert into "WishlistItem" ("listId", "productId", "removedAt", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
     select $1, "id", $2, 0, true, 0, true from "Product" where "slug" like 'filler-%'`,
    [listId, at(5)],
  );
  const removed = await removedIds(guest);
  expect(removed).toHaveLength(maxRemoved);
  expect(removed).not.toContain(ids[0]);
});
