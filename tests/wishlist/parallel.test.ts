import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, itemsOf, wishlistRemove, signedIn, wishlistOf } from './wishlistDocuments.ts';

let db: Db;
let guest: Visitor;
let ids: number[];
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  ids = [];
  for (let index = 0; index < 10; index += 1) ids.push((await makeProduct(db)).id);
  // The first write creates the visitor; browsers send the cookie with later writes.
  await wishlistAdd(guest, ids[0] ?? 0);
  await wishlistRemove(guest, ids[0] ?? 0);
});

/** Expects the product's count, the list and the table to agree. */
async function expectConsistent(who: Visitor): Promise<number[]> {
  const { productIds, totalCount } = await wishlistOf(who);
  const items = await itemsOf(who);
  expect(new Set(productIds).size).toBe(totalCount);
  expect(items.totalCount).toBe(totalCount);
  expect(items.edges.map(({ node }) => node.product.databaseId)).toEqual(productIds);
  const rows = await db.prisma.wishlistItem.findMany({ where: { removedAt: null } });
  expect(rows.map(({ productId }) => productId).toSorted()).toEqual(productIds.toSorted());
  const document = `{ ${ids.map((id, index) => `p${index}: node(id: "${Buffer.from(`Product:${id}`).toString('base64')}") { ... on Product { databaseId wishCount isWished } }`).join(' ')} }`;
  for (const { databaseId, wishCount, isWished } of Object.values(
    await who.query<Record<string, { databaseId: number; wishCount: number; isWished: boolean }>>(document),
  )) {
    expect(wishCount).toBe(productIds.includes(databaseId) ? 1 : 0);
    expect(isWished).toBe(wishCount === 1);
  }
  await expectInvariants(db);
  return productIds;
}

describe('[F88, F90] ten concurrent changes', () => {
  it('of different products all take effect', async () => {
    await Promise.all(ids.map((id) => wishlistAdd(guest, id)));
    expect((await expectConsistent(guest)).toSorted()).toEqual(ids.toSorted());
    await Promise.all(ids.map((id, index) => (index % 2 === 0 ? wishlistRemove(guest, id) : wishlistAdd(guest, id))));
    expect((await expectConsistent(guest)).toSorted()).toEqual(ids.filter((_, index) => index % 2 === 1).toSorted());
  });

  it('of one product leave it on the list once, or not at all', async () => {
    const [id = 0] = ids;
    await Promise.all(Array.from({ length: 10 }, () => wishlistAdd(guest, id)));
    expect(await expectConsistent(guest)).toEqual([id]);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => (index % 2 === 0 ? wishlistRemove(guest, id) : wishlistAdd(guest, id))),
    );
    for (const { product } of answers) expect([0, 1]).toContain(product?.wishCount);
    await expectConsistent(guest);
    await Promise.all(Array.from({ length: 10 }, () => wishlistRemove(guest, id)));
    expect(await expectConsistent(guest)).toEqual([]);
  });

  it('of products being deleted succeed or are rejected, without a fault', async () => {
    const document = 'mutation ($input: AddToWishlistInput!) { result: addToWishlist(input: $input) { __typename } }';
    const add = async (id: number) =>
      (await guest.query<{ result: { __typename: string } }>(document, { input: { productId: globalId('Product', id) } })).result;
    const [results] = await Promise.all([
      Promise.all([...ids, ...ids, ...ids].map(add)),
      ...ids.map((id) => db.prisma.product.delete({ where: { id } })),
    ]);
    for (const { __typename: type } of results) expect(['AddToWishlistPayload', 'NotFoundError']).toContain(type);
    expect((await wishlistOf(guest)).totalCount).toBe(0);
    expect(await db.prisma.wishlistItem.count()).toBe(0);
  });

  it('from several devices of an account make one list', async () => {
    const { who, accountId } = await signedIn(db);
    const devices = [who, (await signedIn(db, { accountId })).who, (await signedIn(db, { accountId })).who];
    await Promise.all(ids.map((id, index) => wishlistAdd(devices[index % 3] ?? who, id)));
    expect((await wishlistOf(who)).productIds.toSorted()).toEqual(ids.toSorted());
    expect(await db.prisma.wishlist.count({ where: { accountId } })).toBe(1);
    await expectInvariants(db);
  });
});
