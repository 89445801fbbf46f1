import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct, makeVariable } from '../support/products.ts';
import { newVisitor } from '../support/shopDriver.ts';
import { wishlistAdd, setListShared } from './wishlistDocuments.ts';

// The operators' check script finds inconsistent wishlists, as tests/orders/invariants.test.ts shows for orders.

const script = readFileSync('prisma/invariants.sql', 'utf8');

let db: Db;
beforeAll(async () => {
  db = await freshDb();
  await makeVariable(db);
  const guest = newVisitor(db);
  await wishlistAdd(guest, (await makeProduct(db)).id);
  await setListShared(guest, true);
});

it.each([
  [
    'I7 a wishlist has more products than allowed',
    `with filler as (insert into "Product" ("slug", "name", "updatedAt") select 'f' || n, 'F', now() from generate_series(1, 500) n returning "id")
     insert into "WishlistItem" ("listId", "productId", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
     select l."id", filler."id", 0, true, 0, true from "Wishlist" l, filler`,
  ],
  [
    'I7 a wishlist contains a variation instead of its product',
    `update "WishlistItem" set "productId" = (select max("id") from "Product" where "parentId" is not null)`,
  ],
  ['I7 a wishlist item was removed before it was added', `update "WishlistItem" set "removedAt" = "addedAt" - interval '1 second'`],
  ['I7 a wishlist sends emails without an account', `update "Wishlist" set "mailsChanges" = true`],
  ['I7 a wishlist has an invalid share key', `update "Wishlist" set "shareKey" = '1'`],
])('[F90] prisma/invariants.sql reports: %s', async (name, breaking) => {
  await expectInvariants(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    await client.query(breaking);
    const { rows } = await client.query<{ invariant: string }>(script);
    expect(rows.map(({ invariant }) => invariant)).toEqual([name]);
  } finally {
    await client.query('rollback');
    client.release();
  }
});
