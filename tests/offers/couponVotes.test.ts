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

test('an offer starts without coupon votes', async () => {
  expect(await votedOffer(me, offerId)).toMatchObject({
    myCouponVote: null,
    coupon: { worked: { worked: 0, total: 0, isDoubtful: false } },
  });
});

test('each visitor has one vote, and a new vote replaces it', async () => {
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

test('an account has one vote across all its devices', async () => {
  const { who, accountId } = await signedIn(db);
  const { who: phone } = await signedIn(db, { accountId });
  await voteCoupon(who, offerId, true);
  await voteCoupon(phone, offerId, false);
  expect(await workedOf()).toMatchObject({ worked: 0, total: 1 });
  expect((await votedOffer(who, offerId)).myCouponVote).toBe('FAILED');
});

test('votes older than seven days no longer count', async () => {
  for (let index = 0; index < 3; index += 1) await voteCoupon(newVisitor(db, { now: later(-couponVotesMs) }), offerId, false);
  for (let index = 0; index < 2; index += 1) await voteCoupon(newVisitor(db, { now: later(1 - couponVotesMs) }), offerId, false);
  for (let index = 0; index < 12; index += 1) await voteCoupon(newVisitor(db), offerId, true);
  expect(await workedOf()).toEqual({ worked: 12, total: 14, isDoubtful: false });
  expect(await workedOf(offerId, later(1))).toEqual({ worked: 12, total: 12, isDoubtful: false });
});

test('failures in a row make a coupon doubtful until the next success', async () => {
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

describe('voting is rejected', () => {
  const cases = [
    ['an offer without a code', { code: null }, 'NoCouponError'],
    ['an expired code', { endsAt: testNow }, 'OfferOverError'],
    ['a draft', { status: 'DRAFT' }, 'NotFoundError'],
    ['an offer that has not started', { startsAt: later(1) }, 'NotFoundError'],
  ] as const;
  it.each(cases)('on %s', async (_name, facts, typename) => {
    const id = await makeOffer(db, { merchantId, code: 'X', ...facts });
    expect((await voteCoupon(me, id)).__typename).toBe(typename);
    expect(me.token()).toBeUndefined();
    expect(await db.prisma.couponVote.count()).toBe(0);
  });

  it('for guests when only accounts may vote', async () => {
    await letGuestsVote(db, false);
    try {
      expect((await voteCoupon(me, offerId)).code).toBe('SIGN_IN_REQUIRED');
      expect((await voteCoupon((await signedIn(db)).who, offerId)).__typename).toBe('VoteCouponPayload');
    } finally {
      await letGuestsVote(db, true);
    }
  });
});

test('a vote doesn’t reveal a masked code', async () => {
  const masked = await makeOffer(db, { merchantId, code: 'SECRET', isCodeMasked: true });
  expect(JSON.stringify(await voteCoupon(me, masked))).not.toContain('SECRET');
});
