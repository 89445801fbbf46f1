import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { couponVotesMs } from '../../server/engagement/offers/voteRules.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { hour, later, makeMerchant, makeOffer } from './offerShop.ts';
import { letGuestsVote, voteCoupon, votedOffer } from './voteDocuments.ts';

// Votes by shoppers on whether a code worked.

let db: Db;
let merchantId: number;
let offerId: number;
let me: Visitor;
beforeEach(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
  offerId = await makeOffer(db, { merchantId, code: 'SAVE10' });
  me = newVisitor(db);
});

const workedOf = async (id = offerId, now = testNow) => (await votedOffer(newVisitor(db, { now }), id)).coupon?.worked;

test('nobody has said anything yet', async () => {
  expect(await votedOffer(me, offerId)).toMatchObject({
    myCouponVote: null,
    coupon: { worked: { worked: 0, total: 0, isDoubtful: false } },
  });
});

test('everybody has one word, and the last one counts', async () => {
  expect(await voteCoupon(me, offerId, true)).toMatchObject({
    __typename: 'VoteCouponPayload',
    offer: { myCouponVote: 'WORKED', coupon: { worked: { worked: 1, total: 1, isDoubtful: false } } },
  });
  await voteCoupon(newVisitor(db), offerId, true);
  me.at(later(hour));
  expect((await voteCoupon(me, offerId, false)).offer).toMatchObject({
    myCouponVote: 'FAILED',
    coupon: { worked: { worked: 1, total: 2 } },
  });
  expect(await db.prisma.couponVote.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
    { worked: false, at: later(hour) },
    { worked: true, at: testNow },
  ]);
  await expectInvariants(db);
});

test('an account has one word on all its devices', async () => {
  const { who, accountId } = await signedIn(db);
  const { who: phone } = await signedIn(db, { accountId });
  await voteCoupon(who, offerId, true);
  await voteCoupon(phone, offerId, false);
  expect(await workedOf()).toMatchObject({ worked: 0, total: 1 });
  expect((await votedOffer(who, offerId)).myCouponVote).toBe('FAILED');
});

test('“worked for 12 of 14 this week”: what is older than seven days counts no more', async () => {
  for (let index = 0; index < 3; index += 1) await voteCoupon(newVisitor(db, { now: later(-couponVotesMs) }), offerId, false);
  for (let index = 0; index < 2; index += 1) await voteCoupon(newVisitor(db, { now: later(1 - couponVotesMs) }), offerId, false);
  for (let index = 0; index < 12; index += 1) await voteCoupon(newVisitor(db), offerId, true);
  expect(await workedOf()).toEqual({ worked: 12, total: 14, isDoubtful: false });
  expect(await workedOf(offerId, later(1))).toEqual({ worked: 12, total: 12, isDoubtful: false });
});

test('failures in a row make it doubtful, however often it worked before; a success takes that back', async () => {
  for (let index = 0; index < 8; index += 1) await voteCoupon(newVisitor(db, { now: later(-hour) }), offerId, true);
  for (let index = 0; index < 2; index += 1) await voteCoupon(newVisitor(db), offerId, false);
  expect(await workedOf()).toEqual({ worked: 8, total: 10, isDoubtful: false });
  const third = newVisitor(db);
  await voteCoupon(third, offerId, false);
  expect(await workedOf()).toEqual({ worked: 8, total: 11, isDoubtful: true });
  third.at(later(1));
  await voteCoupon(third, offerId, true);
  expect(await workedOf(offerId, later(1))).toEqual({ worked: 9, total: 11, isDoubtful: false });
});

describe('what cannot be voted on', () => {
  const cases = [
    ['an offer without a code', { code: null }, 'NoCouponError'],
    ['an expired code', { endsAt: testNow }, 'OfferOverError'],
    ['a draft', { status: 'DRAFT' }, 'NotFoundError'],
    ['what has not begun', { startsAt: later(1) }, 'NotFoundError'],
  ] as const;
  it.each(cases)('%s', async (_name, facts, typename) => {
    const id = await makeOffer(db, { merchantId, code: 'X', ...facts });
    expect((await voteCoupon(me, id)).__typename).toBe(typename);
    expect(me.token()).toBeUndefined();
    expect(await db.prisma.couponVote.count()).toBe(0);
  });

  it('anything, for guests where only accounts vote', async () => {
    await letGuestsVote(db, false);
    try {
      expect((await voteCoupon(me, offerId)).code).toBe('SIGN_IN_REQUIRED');
      expect((await voteCoupon((await signedIn(db)).who, offerId)).__typename).toBe('VoteCouponPayload');
    } finally {
      await letGuestsVote(db, true);
    }
  });
});

test('a code is told to nobody by a vote on it', async () => {
  const masked = await makeOffer(db, { merchantId, code: 'SECRET', isCodeMasked: true });
  expect(JSON.stringify(await voteCoupon(me, masked))).not.toContain('SECRET');
});
