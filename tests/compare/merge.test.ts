import { beforeEach, describe, expect, it } from 'vitest';
import { compareGroups } from '../../server/engagement/compare/groups.ts';
import { mergeCompareWithin } from '../../server/engagement/compare/merge.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { add, change, listOf, makeCompareShop, makeIn, makeSeveral, signIn, type CompareShop } from './compareShop.ts';

let db: Db;
let shop: CompareShop;
let guest: Visitor;
let member: Visitor;
let accountId: number;
beforeEach(async () => {
  db = await freshDb();
  shop = await makeCompareShop(db);
  guest = newVisitor(db);
  member = newVisitor(db);
  accountId = (await db.prisma.account.create({ data: { email: 'a@example.org' } })).id;
});

/** Merges the guest's list into the account's, as sign-in does. */
async function merge(fromVisitorId: number) {
  // Groups are read with a request's shop, of which only the used fields are provided here.
  const groups = await compareGroups({ db, catalog: await sharedRevision(db) } as Parameters<typeof compareGroups>[0]);
  const to = { accountId, visitorId: null };
  return db.prisma.$transaction((tx) => mergeCompareWithin(tx, { fromVisitorId, to, groups, now: testNow }));
}

const visitorIds = async () => (await db.prisma.visitor.findMany({ orderBy: { id: 'asc' } })).map(({ id }) => id);

/** A customer has products on the account's list and returns as a guest with a list of their own. */
async function lists(ofMember: readonly number[], ofGuest: readonly number[]) {
  await add(member, ofMember[0] ?? ofGuest[0] ?? 0);
  await signIn(db, member, accountId);
  for (const id of ofMember) await add(member, id);
  for (const id of ofGuest) await add(guest, id);
  const [, guestId = 0] = await visitorIds();
  return guestId;
}

describe('[F87] merging a guest’s compare list into the account’s', () => {
  it('appends the guest’s products in order, once each, with their price when added', async () => {
    const [one = 0, two = 0, three = 0, four = 0] = await makeSeveral(db, 4, shop.categories.phones);
    const guestId = await lists([two, one], [four, one, three]);
    await change(db, four, { regularPriceMinor: 700 });
    expect(await merge(guestId)).toEqual({ merged: 2, left: 0 });
    expect((await listOf(member)).productIds).toEqual([two, one, four, three]);
    const row = await db.prisma.compareItem.findFirstOrThrow({ where: { productId: four } });
    expect([row.priceMinor, row.addedAt]).toEqual([1_000, testNow]);
    expect((await listOf(guest)).totalCount).toBe(0);
    expect(await merge(guestId)).toEqual({ merged: 0, left: 0 });
    expect((await listOf(member)).productIds).toEqual([two, one, four, three]);
  });

  it('fills each group up to its limit', async () => {
    const phones = await makeSeveral(db, 14, shop.categories.phones);
    const pan = await makeIn(db, [shop.categories.kitchen]);
    const guestId = await lists(phones.slice(0, 8), [...phones.slice(7), pan]);
    expect(await merge(guestId)).toEqual({ merged: 3, left: 4 });
    expect((await listOf(member)).productIds).toEqual([...phones.slice(0, 10), pan]);
    expect(await db.prisma.compareList.count({ where: { visitorId: guestId } })).toBe(0);
  });

  it('gives the guest’s list to an account without one, including unpublished products', async () => {
    const ids = await makeSeveral(db, 3, shop.categories.phones);
    for (const id of ids) await add(guest, id);
    const [guestId = 0] = await visitorIds();
    await change(db, ids[1] ?? 0, { status: 'DRAFT' });
    expect(await merge(guestId)).toEqual({ merged: 2, left: 0 });
    await change(db, ids[1] ?? 0, { status: 'PUBLISHED' });
    await signIn(db, guest, accountId);
    expect((await listOf(guest)).productIds).toEqual(ids);
  });

  it('changes nothing without a guest’s list, and merges once when concurrent', async () => {
    expect(await merge(999)).toEqual({ merged: 0, left: 0 });
    expect(await db.prisma.compareList.count()).toBe(0);
    const ids = await makeSeveral(db, 3, shop.categories.phones);
    for (const id of ids) await add(guest, id);
    const [guestId = 0] = await visitorIds();
    const results = await Promise.all([merge(guestId), merge(guestId), merge(guestId)]);
    expect(results.reduce((sum, { merged }) => sum + merged, 0)).toBe(3);
    expect(await db.prisma.compareItem.count()).toBe(3);
  });
});
