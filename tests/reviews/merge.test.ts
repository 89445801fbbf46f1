import { beforeEach, expect, it } from 'vitest';
import { mergeReviewsWithin } from '../../server/engagement/reviews/merge.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { knownVisitor, order, scoresOf, shownReviews, write } from './reviewDocuments.ts';

// When a guest signs in, their reviews move to the account (tests/accounts/mergeVisitor.test.ts covers the rest).

let db: Db;
let guest: Visitor;
let guestId: number;
let member: { who: Visitor; visitorId: number; accountId: number };
let ids: number[];
beforeEach(async () => {
  db = await freshDb();
  await (await sharedRevision(db)).reload();
  ids = [];
  for (let index = 0; index < 3; index += 1) ids.push((await makeProduct(db)).id);
  member = await signedIn(db);
  guest = await knownVisitor(db);
  guestId = (await db.prisma.visitor.findFirstOrThrow({ orderBy: { id: 'desc' } })).id;
});

const merge = () => db.prisma.$transaction((tx) => mergeReviewsWithin(tx, { fromVisitorId: guestId, toAccountId: member.accountId }));
const ratingOf = async (id = 0) => (await shownReviews(newVisitor(db), id)).rating;

it('[F67] a guest’s reviews move to the account, whose own review of the same product is kept', async () => {
  const [both = 0, guests = 0, members = 0] = ids;
  for (const id of [both, guests]) {
    await order(db, guest, id);
    await write(guest, id, { scores: scoresOf(2) });
  }
  for (const id of [both, members]) {
    await order(db, member.who, id);
    await write(member.who, id, { scores: scoresOf(10) });
  }
  expect(await ratingOf(both)).toEqual({ average: 3, count: 2 });
  for (let times = 0; times < 2; times += 1) {
    await merge();
    expect(await ratingOf(both)).toEqual({ average: 5, count: 1 });
    expect(await ratingOf(guests)).toEqual({ average: 1, count: 1 });
    expect(await ratingOf(members)).toEqual({ average: 5, count: 1 });
  }
  expect(await db.prisma.review.count({ where: { accountId: member.accountId, visitorId: null } })).toBe(3);
  for (const id of ids) expect(await write(member.who, id)).toMatchObject({ code: 'ALREADY_REVIEWED' });
  await expectInvariants(db);
});

it('[F67] signing in while reviewing the same product leaves one review', async () => {
  const [id = 0] = ids;
  for (const who of [guest, member.who]) await order(db, who, id);
  await write(guest, id, { scores: scoresOf(2) });
  await Promise.all([merge(), write(member.who, id, { scores: scoresOf(10) })]);
  expect(await db.prisma.review.count({ where: { productId: id } })).toBeLessThanOrEqual(2);
  await merge();
  expect((await ratingOf(id)).count).toBe(1);
  await expectInvariants(db);
});
