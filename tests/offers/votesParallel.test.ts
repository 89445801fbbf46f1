import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { quickVotes } from '../../server/engagement/offers/voteRules.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { makeMerchant, makeOffer } from './offerShop.ts';
import { countsOf, voteCoupon, voteHot, votedOffer } from './voteDocuments.ts';

// Simultaneous votes on one offer: sequential on the embedded database, parallel on PostgreSQL.

let db: Db;
let offerId: number;
beforeEach(async () => {
  db = await freshDb();
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db), code: 'TEN' });
});

const kindsOf = (results: { __typename: string }[]) => {
  const kinds: Record<string, number> = {};
  for (const { __typename: kind } of results) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
};

describe('[F65] fifty simultaneous votes', () => {
  it('of one visitor count once', async () => {
    const { who } = await signedIn(db);
    const results = await Promise.all(Array.from({ length: 50 }, (_, index) => voteHot(who, offerId, index % 2 === 0 ? 'HOT' : 'COLD')));
    expect(kindsOf(results).VoteHotPayload).toBe(1);
    expect(new Set(results.map(({ __typename: kind }) => kind))).toEqual(
      new Set(['VoteHotPayload', 'AlreadyVotedError', 'ThrottledError']),
    );
    const { score, voteCount, rows, sum } = await countsOf(db, offerId);
    expect([voteCount, rows, sum]).toEqual([1, 1, score]);
    await expectInvariants(db);
  });

  it('of a guest with a cookie count once', async () => {
    const who = newVisitor(db);
    await voteHot(who, await makeOffer(db, { merchantId: await makeMerchant(db) }));
    const results = await Promise.all(Array.from({ length: 50 }, () => voteHot(newVisitor(db, { token: who.token() }), offerId)));
    expect(kindsOf(results).VoteHotPayload).toBe(1);
    expect(await countsOf(db, offerId)).toEqual({ score: 1, voteCount: 1, rows: 1, sum: 1 });
    await expectInvariants(db);
  });

  it('of fifty visitors of one network are stored, count as five, and are flagged', async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => voteHot(newVisitor(db), offerId)));
    expect(kindsOf(results)).toEqual({ VoteHotPayload: 50 });
    expect(await countsOf(db, offerId)).toEqual({ score: 5, voteCount: 50, rows: 50, sum: 50 });
    expect(await votedOffer(newVisitor(db), offerId)).toMatchObject({ score: 5, temperature: 5, votesAreChecked: true });
    await expectInvariants(db);
  });

  it('of different networks, hot and cold, add up', async () => {
    const voters = Array.from({ length: 50 }, (_, index) => newVisitor(db, { address: `198.51.100.${index}` }));
    const results = await Promise.all(voters.map((who, index) => voteHot(who, offerId, index < 20 ? 'COLD' : 'HOT')));
    expect(kindsOf(results)).toEqual({ VoteHotPayload: 50 });
    expect(await countsOf(db, offerId)).toEqual({ score: 10, voteCount: 50, rows: 50, sum: 10 });
    expect(50).toBeGreaterThan(quickVotes.max);
    expect((await votedOffer(newVisitor(db), offerId)).votesAreChecked).toBe(true);
    await expectInvariants(db);
  });

  it('on an offer that is being deleted succeed or are rejected without an error', async () => {
    const voters = Array.from({ length: 30 }, (_, index) => newVisitor(db, { address: `198.51.100.${index}` }));
    const vote = (who: Visitor) =>
      who.query<{ result: { __typename: string } }>(
        `mutation { result: voteHot(input: { offerId: "${Buffer.from(`Offer:${offerId}`).toString('base64')}", vote: HOT }) { __typename } }`,
      );
    const [results] = await Promise.all([
      Promise.all(voters.map(async (who) => (await vote(who)).result)),
      db.prisma.offer.delete({ where: { id: offerId } }),
    ]);
    for (const { __typename: kind } of results) expect(['VoteHotPayload', 'NotFoundError']).toContain(kind);
    expect(await db.prisma.hotVote.count()).toBe(0);
  });

  it('on a code leave one row with the last vote of each visitor', async () => {
    const voters = Array.from({ length: 10 }, (_, index) => newVisitor(db, { address: `198.51.100.${index}` }));
    for (const who of voters) await voteCoupon(who, offerId, false);
    const results = await Promise.all(voters.flatMap((who) => [voteCoupon(who, offerId, true), voteCoupon(who, offerId, true)]));
    expect(kindsOf(results)).toEqual({ VoteCouponPayload: 20 });
    expect((await votedOffer(newVisitor(db), offerId)).coupon?.worked).toEqual({ worked: 10, total: 10, isDoubtful: false });
    expect(await db.prisma.couponVote.count()).toBe(10);
  });
});
