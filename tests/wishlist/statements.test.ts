import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { wishlistAdd, wishlistRemove, wishlistOf } from './wishlistDocuments.ts';

const heart = 'product { id wishCount } viewer { id wishlist { totalCount productIds } }';
const addDocument = `mutation ($input: AddToWishlistInput!) { addToWishlist(input: $input) { ... on AddToWishlistPayload { ${heart} } } }`;
const removeDocument = `mutation ($input: RemoveFromWishlistInput!) {
  removeFromWishlist(input: $input) { ... on RemoveFromWishlistPayload { ${heart} } } }`;

describe('SQL statements for the wishlist, including BEGIN and COMMIT', () => {
  let db: Db;
  let visitor: Visitor;
  const ids: number[] = [];
  beforeEach(async () => {
    db = await freshDb();
    visitor = newVisitor(db);
    ids.length = 0;
    for (let index = 0; index < 6; index += 1) ids.push((await makeProduct(db)).id);
    await wishlistOf(visitor);
    // Settings are read once per catalogue revision.
    await visitor.query('{ shopSettings { guestsMayWish } }');
  });

  const counted = async (run: () => Promise<unknown>) => (await countStatements(db, run)).count;
  const change = (document: string, id = 0) => counted(() => visitor.query(document, { input: { productId: globalId('Product', id) } }));

  it('[F88, F90] are at most 9 for an add and 6 for a removal', async () => {
    await wishlistAdd(visitor, ids[0] ?? 0);
    expect(await change(addDocument, ids[1])).toBeLessThanOrEqual(9);
    expect(await change(removeDocument, ids[1])).toBeLessThanOrEqual(6);
  });

  it('[F94] are at most 2 for the list, 4 with products and counts, and 6 with all items, whatever its length', async () => {
    for (const id of ids) await wishlistAdd(visitor, id);
    expect(await counted(() => wishlistOf(visitor))).toBeLessThanOrEqual(2);
    expect(
      await counted(() => visitor.query('{ viewer { wishlist { totalCount products { id databaseId wishCount } } } }')),
    ).toBeLessThanOrEqual(4);
    for (const id of ids.slice(3)) await wishlistRemove(visitor, id);
    const withRemoved = '{ viewer { wishlist { products { id databaseId wishCount } removedProducts { id databaseId wishCount } } } }';
    expect(await counted(() => visitor.query(withRemoved))).toBeLessThanOrEqual(4);
    for (const id of ids.slice(3)) await wishlistAdd(visitor, id);
    const items =
      '{ viewer { wishlist { items(first: 100) { totalCount edges { node { addedAt priceChange { isLower } product { name wishCount } } } } } } }';
    expect(await counted(() => visitor.query(items))).toBeLessThanOrEqual(6);
    expect(await counted(() => newVisitor(db).query(items))).toBe(0);
  });

  it('[F88] are at most 1 more for a listing with counts, which stays public, and 2 more with isWished, which is private', async () => {
    for (const id of ids) await wishlistAdd(visitor, id);
    const listing = (fields: string) => `{ products(first: 20) { edges { node { id ${fields} } } } }`;
    await visitor.query(listing('name'));
    const plain = await counted(() => visitor.query(listing('name')));
    expect(await counted(() => visitor.query(listing('name wishCount')))).toBeLessThanOrEqual(plain + 1);
    expect((await visitor.gql(listing('name wishCount'))).isPrivate).toBe(false);
    expect((await visitor.gql(listing('name isWished'))).isPrivate).toBe(true);
    expect((await newVisitor(db).gql(listing('isWished'))).isPrivate).toBe(true);
    expect(await counted(() => visitor.query(listing('name isWished')))).toBeLessThanOrEqual(plain + 2);
  });
});
