import { beforeEach, describe, expect, it } from 'vitest';
import { visitorIdentity } from '../../server/foundation/accounts/visitor.ts';
import { mergeVisitor } from '../../server/foundation/accounts/mergeVisitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { noEffects, type Shop } from '../../server/platform/operation/shop.ts';
import { makeMerchant, makeOffer } from '../offers/offerShop.ts';
import { countsOf, voteCoupon, voteHot, votedOffer } from '../offers/voteDocuments.ts';
import { shownReview, storeReview, voteHelpful } from '../reviews/helpfulDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testKeys, testNow, testPayments, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';

// When a guest signs in, their votes move to the account, and no shopper is counted twice. Sign-in itself is not tested here.

let db: Db;
let guest: Visitor;
let member: { who: Visitor; visitorId: number; accountId: number };
let merchantId: number;
let lamp: number;
let chair: number;

beforeEach(async () => {
  db = await freshDb();
  guest = newVisitor(db);
  merchantId = await makeMerchant(db);
  lamp = await makeOffer(db, { merchantId, code: 'LAMP' });
  chair = await makeOffer(db, { merchantId, code: 'CHAIR' });
  member = await signedIn(db);
});

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000);

async function idOf(who: Visitor): Promise<number> {
  const id = await visitorIdentity(db, who.token(), testNow, () => undefined).current();
  if (id === null) throw new Error('This visitor has written nothing yet');
  return id;
}

async function merge(from: Visitor = guest): Promise<void> {
  const shop = {
    db,
    now: later(60),
    visitor: visitorIdentity(db, undefined, testNow, () => undefined),
    address: '',
    effects: noEffects,
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
  } as Shop;
  await mergeVisitor(shop, { fromVisitorId: await idOf(from), toVisitorId: member.visitorId, accountId: member.accountId });
  await expectInvariants(db);
}

const hotVotes = () =>
  db.prisma.hotVote.findMany({ orderBy: { id: 'asc' }, select: { offerId: true, accountId: true, visitorId: true, value: true } });

describe('[F65] hot votes', () => {
  it('of the guest move to the account and keep counting', async () => {
    await voteHot(guest, lamp, 'COLD');
    await merge();
    expect(await hotVotes()).toEqual([{ offerId: lamp, accountId: member.accountId, visitorId: null, value: -1 }]);
    expect(await votedOffer(member.who, lamp)).toMatchObject({ score: -1, voteCount: 1, myHotVote: 'COLD' });
    expect((await voteHot(member.who, lamp)).__typename).toBe('AlreadyVotedError');
    expect((await votedOffer(guest, lamp)).myHotVote).toBeNull();
  });

  it('on the same offer are reduced to the account’s one', async () => {
    await voteHot(guest, lamp, 'HOT');
    await voteHot(member.who, lamp, 'COLD');
    await voteHot(newVisitor(db), lamp, 'HOT');
    await voteHot(guest, chair, 'HOT');
    await merge();
    expect(await countsOf(db, lamp)).toEqual({ score: 0, voteCount: 2, rows: 2, sum: 0 });
    expect(await countsOf(db, chair)).toEqual({ score: 1, voteCount: 1, rows: 1, sum: 1 });
    expect((await votedOffer(member.who, lamp)).myHotVote).toBe('COLD');
  });

  it('are merged only once', async () => {
    await voteHot(guest, lamp);
    await voteHot(member.who, lamp);
    await merge();
    const once = await hotVotes();
    await merge();
    expect(await hotVotes()).toEqual(once);
  });
});

describe('coupon votes', () => {
  const words = () => db.prisma.couponVote.findMany({ select: { accountId: true, visitorId: true, worked: true } });

  it.each([
    ['the guest’s', 0, 30, false],
    ['the account’s', 30, 0, true],
  ])('on the same coupon are reduced to the latest: %s', async (_whose, memberAt, guestAt, worked) => {
    member.who.at(later(memberAt));
    guest.at(later(guestAt));
    await voteCoupon(member.who, lamp, true);
    await voteCoupon(guest, lamp, false);
    await merge();
    expect(await words()).toEqual([{ accountId: member.accountId, visitorId: null, worked }]);
  });

  it('of the guest alone move to the account', async () => {
    await voteCoupon(guest, lamp, true);
    await merge();
    expect((await votedOffer(member.who, lamp)).myCouponVote).toBe('WORKED');
  });
});

describe('[F66] votes on reviews', () => {
  it('move to the account, except on reviews that it has voted on', async () => {
    const [both, only] = [await storeReview(db), await storeReview(db)];
    await voteHelpful(guest, both, true);
    await voteHelpful(member.who, both, false);
    await voteHelpful(guest, only, true);
    await merge();
    expect(await shownReview(member.who, both)).toMatchObject({ helpfulCount: 0, unhelpfulCount: 1, myHelpfulVote: 'UNHELPFUL' });
    expect(await shownReview(member.who, only)).toMatchObject({ helpfulCount: 1, unhelpfulCount: 0, myHelpfulVote: 'HELPFUL' });
  });

  it('on the merged person’s own reviews are deleted', async () => {
    await voteHot(guest, lamp);
    const [ofGuest, ofMember] = [
      await storeReview(db, { visitorId: await idOf(guest) }),
      await storeReview(db, { accountId: member.accountId }),
    ];
    await voteHelpful(member.who, ofGuest);
    await voteHelpful(guest, ofMember);
    await voteHelpful(newVisitor(db), ofGuest);
    await merge();
    expect(await shownReview(member.who, ofGuest)).toMatchObject({ helpfulCount: 1, myHelpfulVote: null });
    expect(await shownReview(member.who, ofMember)).toMatchObject({ helpfulCount: 0, myHelpfulVote: null });
    expect(await db.prisma.helpfulVote.count()).toBe(1);
  });

  it('on a review that is deleted as a duplicate are deleted with it', async () => {
    await voteHot(guest, lamp);
    const { id: productId } = await makeProduct(db);
    const ofGuest = await storeReview(db, { productId, visitorId: await idOf(guest) });
    const own = await storeReview(db, { productId, accountId: member.accountId, average: 400 });
    await voteHelpful(newVisitor(db), ofGuest);
    await voteHelpful(guest, own);
    await merge();
    expect(await db.prisma.review.findMany({ where: { productId }, select: { id: true } })).toEqual([{ id: own }]);
    expect(await db.prisma.helpfulVote.count()).toBe(0);
    expect(await shownReview(newVisitor(db), own)).toMatchObject({ helpfulCount: 0, unhelpfulCount: 0 });
  });
});

describe('simultaneous merges', () => {
  it('of three guests leave one vote per person, also while the account and others vote', async () => {
    const guests = [guest, newVisitor(db), newVisitor(db)];
    const reviewId = await storeReview(db);
    for (const who of guests) {
      await voteHot(who, lamp);
      await voteHot(who, chair, 'COLD');
      await voteCoupon(who, lamp);
      await voteHelpful(who, reviewId);
    }
    const ids = await Promise.all(guests.map(idOf));
    const shop = { db, now: later(60), visitor: visitorIdentity(db, undefined, testNow, () => undefined), effects: noEffects } as Shop;
    const whole = { ...shop, address: '', catalog: await sharedRevision(db), keys: testKeys, payments: testPayments(db) };
    const merging = (fromVisitorId: number) => ({ fromVisitorId, toVisitorId: member.visitorId, accountId: member.accountId });
    await Promise.all([
      ...ids.map((id) => mergeVisitor(whole, merging(id))),
      ...ids.map((id) => mergeVisitor(whole, merging(id))),
      voteHot(member.who, lamp, 'COLD'),
      voteHot(member.who, chair, 'COLD'),
      voteCoupon(member.who, lamp, false),
      voteHelpful(member.who, reviewId, false),
      ...Array.from({ length: 5 }, () => voteHot(newVisitor(db), lamp)),
    ]);
    await expectInvariants(db);
    const own = { accountId: member.accountId };
    for (const offerId of [lamp, chair]) expect(await db.prisma.hotVote.count({ where: { ...own, offerId } })).toBe(1);
    expect((await countsOf(db, lamp)).voteCount).toBe(6);
    expect((await countsOf(db, chair)).voteCount).toBe(1);
    expect(await db.prisma.couponVote.count()).toBe(1);
    expect(await db.prisma.helpfulVote.count()).toBe(1);
  });
});
