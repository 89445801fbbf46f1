import { beforeEach, describe, expect, it } from 'vitest';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import type { MergedThings } from '../../server/foundation/accounts/personalData.ts';
import { mergeVisitor } from '../../server/foundation/accounts/mergeVisitor.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { maxWishlistItems } from '../../server/engagement/wishlist/rules.ts';
import { addToCart, filledCartOf } from '../cart/cartDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { globalId, makeProduct } from '../support/products.ts';
import { newVisitor, testKeys, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { wishlistAdd, nodesOf, wishlistRemove, setListShared, signedIn, wishlistOf } from '../wishlist/wishlistDocuments.ts';

// When a guest signs in, their cart, compare list and wishlist are merged into the account's. Sign-in itself is not tested here.

let db: Db;
let guest: Visitor;
let member: { who: Visitor; visitorId: number; accountId: number };
let changed: { cart: number; lists: number };
let ids: number[];

beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  changed = { cart: 0, lists: 0 };
  const category = await db.prisma.category.create({ data: { slug: 'lamps', name: 'Lamps' } });
  await db.prisma.compareGroup.create({ data: { slug: 'lamps', name: 'Lamps', categories: { create: { categoryId: category.id } } } });
  ids = [];
  for (let index = 0; index < 14; index += 1) {
    const { id } = await makeProduct(db);
    await db.prisma.productCategory.create({ data: { productId: id, categoryId: category.id } });
    ids.push(id);
  }
  await refreshProducts(db.pool, ids, testNow);
  await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
  await (await sharedRevision(db)).reload();
  member = await signedIn(db);
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);
const [put, compare] = [
  (who: Visitor, id = 0) => addToCart(who, { productId: globalId('Product', id), quantity: 1 }),
  (who: Visitor, id = 0) =>
    who
      .query(`mutation { addToCompare(input: { productId: "${globalId('Product', id)}" }) { __typename } }`)
      .then(({ addToCompare }) => addToCompare),
];
const comparedBy = async (who: Visitor) =>
  (await who.query<{ viewer: { compare: { productIds: number[] } } }>('{ viewer { compare { productIds } } }')).viewer.compare.productIds;

async function idOf(who: Visitor): Promise<number> {
  const id = await visitorIdentity(db, who.token(), testNow, () => undefined).current();
  if (id === null) throw new Error('This visitor has written nothing yet');
  return id;
}

async function merge(fromVisitorId: number, { visitorId, accountId }: { visitorId: number; accountId: number }): Promise<MergedThings> {
  const effects = {
    ...noEffects,
    cartChanged: () => void (changed.cart += 1),
    listsChanged: () => void (changed.lists += 1),
  };
  const shop: Shop = {
    db,
    now: later(60),
    visitor: visitorIdentity(db, undefined, testNow, () => undefined),
    language: 'en',
    address: '',
    effects,
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
  };
  return mergeVisitor(shop, { fromVisitorId, toVisitorId: visitorId, accountId });
}

describe('[F94] merging a guest’s data at sign-in', () => {
  it('moves cart, compare list and wishlist, returns the counts, and changes nothing when repeated', async () => {
    const [a, b, c, d] = ids;
    await put(guest, a);
    for (const id of [a, b]) await compare(guest, id);
    for (const id of [a, b, c]) await wishlistAdd(guest, id ?? 0);
    await put(member.who, d);
    await compare(member.who, b);
    await wishlistAdd(member.who, c ?? 0);
    const from = await idOf(guest);
    expect(await merge(from, member)).toEqual({ lines: 1, linesLeftOut: 0, compared: 1, wished: 2 });
    expect(changed).toEqual({ cart: 1, lists: 1 });
    expect((await filledCartOf(member.who)).lines).toHaveLength(2);
    expect(await comparedBy(member.who)).toEqual([b, a]);
    expect((await wishlistOf(member.who)).productIds.toSorted()).toEqual([a, b, c]);
    expect(await wishlistOf(guest)).toMatchObject({ totalCount: 0 });
    expect(await comparedBy(guest)).toEqual([]);
    expect(await merge(from, member)).toEqual({ lines: 0, linesLeftOut: 0, compared: 0, wished: 0 });
    expect((await wishlistOf(member.who)).totalCount).toBe(3);
    await expectInvariants(db);
  });

  it('keeps the cart of the same visitor, and moves the lists to the account', async () => {
    await put(guest, ids[0]);
    await wishlistAdd(guest, ids[0] ?? 0);
    await compare(guest, ids[1]);
    const from = await idOf(guest);
    expect(await merge(from, { ...member, visitorId: from })).toEqual({ lines: 0, linesLeftOut: 0, compared: 1, wished: 1 });
    expect((await filledCartOf(guest)).lines).toHaveLength(1);
    expect((await wishlistOf(member.who)).productIds).toEqual([ids[0]]);
  });

  it('is atomic', async () => {
    await put(guest, ids[0]);
    await wishlistAdd(guest, ids[0] ?? 0);
    const from = await idOf(guest);
    await db.pool.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'gone'; end $$`);
    await db.pool.query(`create trigger crash before delete on "Wishlist" for each row execute function refuse()`);
    try {
      await expect(merge(from, member)).rejects.toThrow('gone');
    } finally {
      await db.pool.query(`drop trigger crash on "Wishlist"`);
      await db.pool.query(`drop function refuse`);
    }
    expect(changed).toEqual({ cart: 0, lists: 0 });
    expect((await filledCartOf(guest)).lines).toHaveLength(1);
    expect((await wishlistOf(guest)).totalCount).toBe(1);
    expect((await wishlistOf(member.who)).totalCount).toBe(0);
  });

  it('loses nothing when several guests are merged simultaneously with other changes', async () => {
    const guests = [guest, newVisitor(db), newVisitor(db)];
    for (const [index, who] of guests.entries()) {
      for (const id of ids.slice(index * 2, index * 2 + 4)) {
        await wishlistAdd(who, id);
        await compare(who, id);
        await put(who, id);
      }
    }
    const from = await Promise.all(guests.map(idOf));
    const results = await Promise.all([
      ...from.flatMap((id) => [merge(id, member), merge(id, member)]),
      ...ids.slice(10).map((id) => wishlistAdd(member.who, id)),
      ...ids.slice(8, 10).map((id) => compare(member.who, id)),
      ...ids.slice(12).map((id) => put(member.who, id)),
    ]);
    const merged = results.filter((result): result is MergedThings => typeof result === 'object' && result !== null && 'wished' in result);
    expect(merged).toHaveLength(6);
    expect((await wishlistOf(member.who)).productIds.toSorted()).toEqual([...ids.slice(0, 8), ...ids.slice(10)].toSorted());
    expect(merged.reduce((sum, { wished }) => sum + wished, 0)).toBe(8);
    expect((await comparedBy(member.who)).toSorted()).toEqual(ids.slice(0, 10).toSorted());
    const { lines } = await filledCartOf(member.who);
    expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(14);
    await expectInvariants(db);
  });
});

describe('[F94] merging two wishlists', () => {
  it('keeps the earlier date and price, and products that only one of them removed', async () => {
    const [both = 0, removedThere = 0, removedHere = 0] = ids;
    await wishlistAdd(guest, both);
    await wishlistAdd(guest, removedThere);
    await wishlistAdd(guest, removedHere);
    await wishlistRemove(guest, removedHere);
    await db.prisma.product.update({ where: { id: both }, data: { regularPriceMinor: 800 } });
    await refreshProducts(db.pool, [both], testNow);
    member.who.at(later(30));
    await wishlistAdd(member.who, both);
    await wishlistAdd(member.who, removedThere);
    await wishlistAdd(member.who, removedHere);
    await wishlistRemove(member.who, removedThere);
    expect(await merge(await idOf(guest), member)).toMatchObject({ wished: 1 });
    const items = new Map((await nodesOf(member.who)).map((item) => [item.product.databaseId, item]));
    expect(items.get(both)).toMatchObject({ addedAt: testNow.toISOString(), priceWhenAdded: { amount: 1_000 } });
    expect(items.get(removedThere)).toMatchObject({ addedAt: testNow.toISOString() });
    expect(items.get(removedHere)).toMatchObject({ addedAt: later(30).toISOString() });
  });

  it.each(['has never shared', 'has no list', 'has ended sharing', 'shares'] as const)(
    'ends the guest’s share link and exposes nothing of an account that %s',
    async (which) => {
      if (which !== 'has no list') await wishlistAdd(member.who, ids[5] ?? 0);
      if (which === 'has ended sharing' || which === 'shares') await setListShared(member.who, true);
      if (which === 'has ended sharing') await setListShared(member.who, false);
      const own = (await wishlistOf(member.who)).shareUrl;
      await wishlistAdd(guest, ids[0] ?? 0);
      const key = (await setListShared(guest, true)).viewer?.wishlist.shareUrl?.split('/')[2];
      const shared = () =>
        newVisitor(db).query('query ($key: String!) { sharedWishlist(key: $key) { items(first: 9) { totalCount } } }', { key });
      expect(await shared()).toEqual({ sharedWishlist: { items: { totalCount: 1 } } });
      await merge(await idOf(guest), member);
      expect(await shared()).toEqual({ sharedWishlist: null });
      expect((await wishlistOf(member.who)).shareUrl).toBe(own);
      expect(own === null).toBe(which !== 'shares');
    },
  );

  it('adds the newest items first, up to the maximum', async () => {
    await wishlistAdd(member.who, ids[0] ?? 0);
    const { id: listId } = await db.prisma.wishlist.findFirstOrThrow({ where: { accountId: member.accountId } });
    await db.pool.query(
      `insert into "Product" ("slug", "name", "updatedAt") select 'filler-' || n, 'Filler', now() from generate_series(1, $1::int) n`,
      [maxWishlistItems - 3],
    );
    await db.pool.query(
      `insert into "WishlistItem" ("listId", "productId", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
       select $1, "id", 0, true, 0, true from "Product" where "slug" like 'filler-%'`,
      [listId],
    );
    for (const [index, id] of ids.slice(0, 5).entries()) {
      guest.at(later(index));
      await wishlistAdd(guest, id);
    }
    expect((await merge(await idOf(guest), member)).wished).toBe(2);
    const { productIds, totalCount } = await wishlistOf(member.who);
    expect(totalCount).toBe(maxWishlistItems);
    expect(ids.slice(0, 5).filter((id) => productIds.includes(id))).toEqual([ids[0], ids[3], ids[4]]);
    await expectInvariants(db);
  });
});
