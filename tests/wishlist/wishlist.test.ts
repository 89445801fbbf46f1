import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { maxWishlistItems } from '../../server/engagement/wishlist/rules.ts';
import { refreshProducts } from '../../server/catalogue/projection/refresh.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { globalId, makeProduct, makeStocked, makeVariable, variationId } from '../support/products.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import {
  wishlistAdd,
  wishlistAddById,
  itemsOf,
  nodesOf,
  wishlistRemove,
  setMails,
  setListShared,
  signedIn,
  wishlistOf,
} from './wishlistDocuments.ts';

let db: Db;
let guest: Visitor;
beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function products(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await makeProduct(db)).id);
  return ids;
}

describe('[F88] adding to the wishlist', () => {
  it('adds the product to list and count, and returns a message with its name', async () => {
    const { id } = await makeProduct(db, { name: 'Red lamp' });
    expect(await wishlistAdd(guest, id)).toMatchObject({
      product: { databaseId: id, wishCount: 1, isWished: true },
      message: '“Red lamp” added to your wishlist.',
      viewer: { wishlist: { totalCount: 1, productIds: [id] } },
    });
    expect((await wishlistAdd(newVisitor(db), id)).product?.wishCount).toBe(2);
  });

  it('twice keeps the product’s position, date and count', async () => {
    const [first = 0, second = 0] = await products(2);
    await wishlistAdd(guest, first);
    guest.at(later(1));
    await wishlistAdd(guest, second);
    guest.at(later(2));
    expect((await wishlistAdd(guest, first)).product?.wishCount).toBe(1);
    expect((await nodesOf(guest)).map(({ product, addedAt }) => [product.databaseId, addedAt])).toEqual([
      [second, later(1).toISOString()],
      [first, testNow.toISOString()],
    ]);
  });

  it('adds the product of a variation', async () => {
    const made = await makeVariable(db);
    await wishlistAddById(guest, globalId('ProductVariation', variationId(made, 'blue')));
    await wishlistAddById(guest, globalId('ProductVariation', variationId(made, 'red')));
    expect((await wishlistOf(guest)).productIds).toEqual([made.product.id]);
  });

  it('rejects unpublished, unknown and malformed ids, and creates no visitor', async () => {
    const draft = await makeProduct(db, { status: 'DRAFT' });
    expect(await wishlistAdd(guest, draft.id)).toMatchObject({ code: 'NOT_FOUND', path: ['input', 'productId'] });
    expect(await wishlistAdd(guest, 999_999)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await wishlistAddById(guest, 'nonsense')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(guest.token()).toBeUndefined();
  });

  it('rejects products beyond the maximum, and accepts those already on the list', async () => {
    const [first = 0, ...ids] = await products(3);
    await wishlistAdd(guest, first);
    const { id: listId } = await db.prisma.wishlist.findFirstOrThrow();
    await db.pool.query(
      `insert into "Product" ("slug", "name", "updatedAt") select 'filler-' || n, 'Filler', now() from generate_series(1, $1::int) n`,
      [maxWishlistItems - 2],
    );
    await db.pool.query(
      `insert into "WishlistItem" ("listId", "productId", "priceMinor", "isAvailable", "toldPriceMinor", "toldAvailable")
       select $1, "id", 0, true, 0, true from "Product" where "slug" like 'filler-%'`,
      [listId],
    );
    const results = await Promise.all(ids.map((id) => wishlistAdd(guest, id)));
    expect(results.map(({ code }) => code ?? 'added').toSorted()).toEqual(['WISHLIST_FULL', 'added']);
    expect((await wishlistAdd(guest, first)).viewer?.wishlist.totalCount).toBe(maxWishlistItems);
    await wishlistRemove(guest, first);
    for (const id of ids) await wishlistAdd(guest, id);
    expect(await wishlistOf(guest)).toMatchObject({ totalCount: maxWishlistItems });
  });
});

describe('[F90] removing from the wishlist', () => {
  it('removes the product from list and count, which never falls below 0', async () => {
    const { id } = await makeProduct(db, { name: 'Red lamp' });
    await wishlistAdd(guest, id);
    for (let times = 0; times < 3; times += 1) {
      expect(await wishlistRemove(guest, id)).toMatchObject({
        product: { wishCount: 0, isWished: false },
        message: '“Red lamp” removed from your wishlist.',
        viewer: { wishlist: { totalCount: 0, productIds: [] } },
      });
    }
    expect((await wishlistAdd(newVisitor(db), id)).product?.wishCount).toBe(1);
  });

  it('succeeds for an unknown product, and without a list', async () => {
    const { id } = await makeProduct(db);
    expect(await wishlistRemove(guest, id)).toMatchObject({ __typename: 'RemoveFromWishlistPayload', product: { databaseId: id } });
    expect(await wishlistRemove(guest, 999_999)).toMatchObject({ __typename: 'RemoveFromWishlistPayload', product: null });
    expect(guest.token()).toBeUndefined();
  });

  it('can be undone for ten minutes, which restores date, price and position', async () => {
    const [first = 0, second = 0] = await products(2);
    await wishlistAdd(guest, first);
    guest.at(later(1));
    await wishlistAdd(guest, second);
    await db.prisma.product.update({ where: { id: first }, data: { regularPriceMinor: 800 } });
    await refreshProducts(db.pool, [first], later(1));
    const before = await nodesOf(guest);
    await wishlistRemove(guest, first);
    guest.at(later(10.9));
    await wishlistAdd(guest, first);
    expect(await nodesOf(guest)).toEqual(before);
    expect(before[1]).toMatchObject({ addedAt: testNow.toISOString(), priceWhenAdded: { amount: 1_000 } });

    await wishlistRemove(guest, first);
    guest.at(later(21));
    await wishlistAdd(guest, first);
    const [again] = await nodesOf(guest);
    expect(again).toMatchObject({ product: { databaseId: first }, addedAt: later(21).toISOString(), priceWhenAdded: { amount: 800 } });
  });
});

describe('[F94] a wishlist', () => {
  it('lists the latest items first, and can be paged in both directions', async () => {
    const ids = await products(5);
    for (const [index, id] of ids.entries()) {
      guest.at(later(index));
      await wishlistAdd(guest, id);
    }
    const shown = ids.toReversed();
    expect((await wishlistOf(guest)).productIds).toEqual(shown);
    const first = await itemsOf(guest, 'first: 2');
    expect(first).toMatchObject({ totalCount: 5, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    const idsOf = ({ edges }: Awaited<ReturnType<typeof itemsOf>>) => edges.map(({ node }) => node.product.databaseId);
    expect(idsOf(first)).toEqual(shown.slice(0, 2));
    const rest = await itemsOf(guest, `first: 10, after: "${first.pageInfo.endCursor}"`);
    expect(idsOf(rest)).toEqual(shown.slice(2));
    expect(rest.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    expect(idsOf(await itemsOf(guest, 'last: 2'))).toEqual(shown.slice(3));
    expect(idsOf(await itemsOf(guest, `last: 1, before: "${rest.pageInfo.startCursor}"`))).toEqual([shown[1]]);
    // The cursor of a removed item still marks its position.
    await wishlistRemove(guest, shown[1] ?? 0);
    expect(idsOf(await itemsOf(guest, `first: 10, after: "${first.pageInfo.endCursor}"`))).toEqual(shown.slice(2));
  });

  it('shows price and stock changes since items were added', async () => {
    const cheaper = await makeProduct(db);
    const gone = await makeStocked(db, 1);
    const back = await makeStocked(db, 0);
    for (const { id } of [cheaper, gone, back]) await wishlistAdd(guest, id);
    await db.prisma.product.update({ where: { id: cheaper.id }, data: { regularPriceMinor: 750 } });
    await db.prisma.product.update({ where: { id: gone.id }, data: { stock: 0 } });
    await db.prisma.product.update({ where: { id: back.id }, data: { stock: 4 } });
    await refreshProducts(db.pool, [cheaper.id, gone.id, back.id], testNow);
    const items = new Map((await nodesOf(guest)).map((item) => [item.product.databaseId, item]));
    expect(items.get(cheaper.id)).toMatchObject({
      priceChange: {
        from: { amount: 1_000 },
        to: { amount: 750 },
        difference: { amount: -250, formatted: '-€2.50' },
        isLower: true,
      },
      availabilityChange: null,
    });
    expect(items.get(gone.id)).toMatchObject({ priceChange: null, availabilityChange: 'SOLD_OUT' });
    expect(items.get(back.id)).toMatchObject({ priceChange: null, availabilityChange: 'CAME_BACK' });
  });

  it('leaves out products while they aren’t published, and deleted ones', async () => {
    const [kept = 0, hidden = 0, deleted = 0] = await products(3);
    for (const id of [kept, hidden, deleted]) await wishlistAdd(guest, id);
    await db.prisma.product.update({ where: { id: hidden }, data: { status: 'PRIVATE' } });
    await db.prisma.product.delete({ where: { id: deleted } });
    expect(await wishlistOf(guest)).toMatchObject({ totalCount: 1, productIds: [kept] });
    expect(await itemsOf(guest)).toMatchObject({ totalCount: 1, edges: [{ node: { product: { databaseId: kept } } }] });
    await db.prisma.product.update({ where: { id: hidden }, data: { status: 'PUBLISHED' } });
    expect((await wishlistOf(guest)).productIds).toEqual([hidden, kept]);
  });

  it('is shared by all devices of an account, and hidden from others', async () => {
    const [id = 0] = await products(1);
    const { who, accountId } = await signedIn(db);
    const { who: phone } = await signedIn(db, { accountId });
    await wishlistAdd(who, id);
    expect((await wishlistOf(phone)).productIds).toEqual([id]);
    const [item] = await nodesOf(phone);
    const found = (visitor: Visitor) => visitor.query(`{ node(id: "${item?.id}") { id } }`);
    expect(await found(who)).toEqual({ node: { id: item?.id } });
    expect(await found(guest)).toEqual({ node: null });
    const stranger = await signedIn(db, { email: 'eve@example.com' });
    expect(await found(stranger.who)).toEqual({ node: null });
    expect((await wishlistOf(stranger.who)).productIds).toEqual([]);
  });

  it('offers emails about changes to accounts only', async () => {
    expect(await setMails(guest, true)).toMatchObject({ __typename: 'ForbiddenError' });
    const { who } = await signedIn(db);
    expect((await setMails(who, true)).viewer?.wishlist.mailsChanges).toBe(true);
    expect((await setMails(who, false)).viewer?.wishlist.mailsChanges).toBe(false);
  });
});

describe('[F91] a wishlist for accounts only', () => {
  async function setGuestsMayWish(guestsMayWish: boolean) {
    await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayWish } });
    await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
    await (await sharedRevision(db)).reload();
  }
  beforeEach(() => setGuestsMayWish(false));
  // Restores the setting, which is cached per revision and would otherwise affect later test files.
  afterEach(() => setGuestsMayWish(true));

  it('rejects guests, who leave nothing behind', async () => {
    const [id = 0] = await products(1);
    expect(await wishlistAdd(guest, id)).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: 'Sign in to use the wishlist.' });
    expect(await setListShared(guest, true)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await wishlistRemove(guest, id)).toMatchObject({ __typename: 'RemoveFromWishlistPayload' });
    expect((await setListShared(guest, false)).viewer?.wishlist).toMatchObject({ totalCount: 0, shareUrl: null });
    expect((await wishlistOf(guest)).mayWish).toBe(false);
    expect(guest.token()).toBeUndefined();
    expect(await guest.query('{ shopSettings { guestsMayWish wishedHeartsLink } }')).toEqual({
      shopSettings: { guestsMayWish: false, wishedHeartsLink: true },
    });
  });

  it('lets guests remove and stop sharing what they added before', async () => {
    const [id = 0, kept = 0] = await products(2);
    await setGuestsMayWish(true);
    for (const wished of [id, kept]) await wishlistAdd(guest, wished);
    await setListShared(guest, true);
    await setGuestsMayWish(false);
    expect((await wishlistRemove(guest, id)).viewer?.wishlist.productIds).toEqual([kept]);
    expect((await setListShared(guest, false)).viewer?.wishlist).toMatchObject({ shareUrl: null, mayWish: false });
    expect(await wishlistAdd(guest, id)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await setListShared(guest, true)).toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(await wishlistOf(guest)).toMatchObject({ productIds: [kept], shareUrl: null });
  });

  it('accepts products of signed-in customers', async () => {
    const [id = 0] = await products(1);
    await setGuestsMayWish(true);
    const { who } = await signedIn(db);
    await setGuestsMayWish(false);
    expect((await wishlistAdd(who, id)).viewer?.wishlist).toMatchObject({ productIds: [id], mayWish: true });
  });
});
