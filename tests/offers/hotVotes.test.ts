import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { networkLimit, visitorLimit } from '../../server/engagement/offers/voteRules.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { signedIn } from '../wishlist/wishlistDocuments.ts';
import { day, hour, later, makeMerchant, makeOffer, minute } from './offerShop.ts';
import { countsOf, letGuestsVote, offerFields, voteHot, voteHotById, votedOffer } from './voteDocuments.ts';

// Votes (row 65): each voter once, hot or cold, permanently.

let db: Db;
let merchantId: number;
let offerId: number;
let me: Visitor;
beforeEach(async () => {
  db = await freshDb();
  merchantId = await makeMerchant(db);
  offerId = await makeOffer(db, { merchantId });
  me = newVisitor(db);
});

describe('[F65] each visitor has one vote', () => {
  it.each([
    ['HOT', 1],
    ['COLD', -1],
  ] as const)('%s counts %i and is stored', async (vote, value) => {
    expect(await voteHot(me, offerId, vote)).toMatchObject({
      __typename: 'VoteHotPayload',
      offer: { score: value, temperature: value, voteCount: 1, votesAreChecked: false, myHotVote: vote },
    });
    expect((await votedOffer(me, offerId)).myHotVote).toBe(vote);
    expect(await votedOffer(newVisitor(db), offerId)).toMatchObject({ score: value, voteCount: 1, myHotVote: null });
    await expectInvariants(db);
  });

  it.each(['HOT', 'COLD'] as const)('a second vote, %s, is rejected and changes nothing', async (second) => {
    await voteHot(me, offerId, 'HOT');
    expect(await voteHot(me, offerId, second)).toEqual({
      __typename: 'AlreadyVotedError',
      code: 'ALREADY_VOTED',
      message: 'You’ve already voted on this offer. Votes can’t be changed.',
      path: ['input', 'offerId'],
    });
    expect(await votedOffer(me, offerId)).toMatchObject({ score: 1, voteCount: 1, myHotVote: 'HOT' });
    await expectInvariants(db);
  });

  it('an account has one vote across all its devices', async () => {
    const { who, accountId } = await signedIn(db);
    const { who: phone } = await signedIn(db, { accountId });
    await voteHot(who, offerId, 'COLD');
    expect((await voteHot(phone, offerId)).__typename).toBe('AlreadyVotedError');
    expect((await votedOffer(phone, offerId)).myHotVote).toBe('COLD');
    expect(await db.prisma.hotVote.findMany()).toMatchObject([{ accountId, visitorId: null, value: -1 }]);
  });

  it('each offer is voted on separately', async () => {
    const other = await makeOffer(db, { merchantId });
    await voteHot(me, offerId);
    expect((await voteHot(me, other, 'COLD')).offer).toMatchObject({ score: -1, myHotVote: 'COLD' });
  });

  it('only an accepted vote creates a visitor', async () => {
    await votedOffer(me, offerId);
    await voteHot(me, 999_999);
    expect(me.token()).toBeUndefined();
    expect(await db.prisma.visitor.count()).toBe(0);
    await voteHot(me, offerId);
    expect(me.token()).toBeDefined();
  });
});

describe('[F65] only live offers accept votes', () => {
  const cases = [
    ['a draft', { status: 'DRAFT' }, 'NotFoundError'],
    ['an offer that starts in an hour', { startsAt: later(hour) }, 'NotFoundError'],
    ['an offer that starts now', { startsAt: testNow }, 'VoteHotPayload'],
    ['an offer that ends in a millisecond', { endsAt: later(1) }, 'VoteHotPayload'],
    ['an offer that ends now', { endsAt: testNow }, 'OfferOverError'],
    ['an expired offer', { endsAt: later(-hour) }, 'OfferOverError'],
  ] as const;
  it.each(cases)('%s', async (_name, facts, typename) => {
    const id = await makeOffer(db, { merchantId, ...facts });
    expect((await voteHot(me, id)).__typename).toBe(typename);
    expect(await db.prisma.hotVote.count()).toBe(typename === 'VoteHotPayload' ? 1 : 0);
  });

  it('unknown and invalid ids', async () => {
    expect((await voteHot(me, 999_999)).__typename).toBe('NotFoundError');
    for (const id of ['', 'x', Buffer.from('Product:1').toString('base64'), Buffer.from('Offer:0').toString('base64')])
      expect((await voteHotById(me, id)).__typename, id).toBe('InvalidInputError');
  });
});

describe('[F65] guests where only accounts may vote', () => {
  it('are asked to sign in, and nothing is stored', async () => {
    await letGuestsVote(db, false);
    try {
      expect(await voteHot(me, offerId)).toMatchObject({ code: 'SIGN_IN_REQUIRED', message: 'Sign in to vote.' });
      expect(me.token()).toBeUndefined();
      expect((await voteHot((await signedIn(db)).who, offerId)).__typename).toBe('VoteHotPayload');
      expect(await countsOf(db, offerId)).toEqual({ score: 1, voteCount: 1, rows: 1, sum: 1 });
    } finally {
      await letGuestsVote(db, true);
    }
  });
});

test('[F64] score and temperature are hidden for the first ten minutes', async () => {
  const young = await makeOffer(db, { merchantId }, later(-10 * minute + 1));
  expect((await voteHot(me, young)).offer).toMatchObject({
    score: null,
    temperature: null,
    voteCount: 1,
    myHotVote: 'HOT',
  });
  const other = newVisitor(db, { now: later(1) });
  expect(await votedOffer(other, young)).toMatchObject({ score: 1, temperature: 1 });
});

test('[F64] the temperature is limited, the score is not', async () => {
  for (let index = 0; index < 12; index += 1) await voteHot(newVisitor(db, { address: `198.51.100.${index}` }), offerId, 'COLD');
  expect(await votedOffer(me, offerId)).toMatchObject({ score: -12, temperature: -10, voteCount: 12 });
});

describe('rate limits', () => {
  it(`one visitor has ${visitorLimit.max} attempts a minute`, async () => {
    await voteHot(me, offerId);
    for (let index = 1; index < visitorLimit.max; index += 1) expect((await voteHot(me, offerId)).__typename).toBe('AlreadyVotedError');
    expect((await voteHot(me, offerId)).__typename).toBe('ThrottledError');
    me.at(later(minute));
    expect((await voteHot(me, offerId)).__typename).toBe('AlreadyVotedError');
    await expectInvariants(db);
  });

  it(`guests of one network have ${networkLimit.max} new votes in ten minutes, not counting rejected ones`, async () => {
    await voteHot(me, offerId);
    for (let index = 0; index < 20; index += 1) await voteHot(me, offerId);
    for (let index = 1; index < networkLimit.max; index += 1) {
      expect((await voteHot(newVisitor(db), offerId)).__typename, String(index)).toBe('VoteHotPayload');
    }
    const late = newVisitor(db);
    expect((await voteHot(late, offerId)).__typename).toBe('ThrottledError');
    expect(late.token()).toBeUndefined();
    expect((await voteHot((await signedIn(db)).who, offerId)).__typename).toBe('VoteHotPayload');
    expect((await voteHot(newVisitor(db, { address: '192.0.2.77' }), offerId)).__typename).toBe('VoteHotPayload');
    expect((await voteHot(newVisitor(db, { now: later(10 * minute) }), offerId)).__typename).toBe('VoteHotPayload');
    expect((await countsOf(db, offerId)).voteCount).toBe(networkLimit.max + 3);
  });
});

test('own votes and coupons of a page take one statement each and make the response private', async () => {
  for (let index = 0; index < 9; index += 1) await makeOffer(db, { merchantId, code: 'TEN' });
  await voteHot(me, offerId);
  const document = (fields: string) => `query ($first: Int!) { offers(first: $first) { edges { node { ${fields} } } } }`;
  const few = await countStatements(db, () => me.query(document(offerFields), { first: 2 }));
  const many = await countStatements(db, () => me.query(document(offerFields), { first: 10 }));
  expect(many.count).toBeLessThanOrEqual(few.count);
  for (const table of ['HotVote', 'CouponVote'])
    expect(many.statements.filter((text) => text.includes(`FROM "${table}" v`)).length, table).toBe(table === 'HotVote' ? 1 : 2);
  expect((await me.gql(document(offerFields), { first: 10 })).isPrivate).toBe(true);
  expect((await me.gql(document('score voteCount coupon { worked { total } }'), { first: 10 })).isPrivate).toBe(false);
});

test('only a keyed hash of the network is stored, and it is never exposed', async () => {
  await voteHot(me, offerId);
  const [{ networkHash } = { networkHash: '' }] = await db.prisma.hotVote.findMany();
  expect(networkHash).toMatch(/^[0-9a-f]{32}$/);
  await voteHot(newVisitor(db, { address: '192.0.2.2' }), offerId);
  const hashes = await db.prisma.hotVote.findMany({ select: { networkHash: true }, distinct: ['networkHash'] });
  expect(hashes).toHaveLength(2);
  expect(JSON.stringify(await db.prisma.throttle.findMany())).not.toContain('192.0.2');
  await voteHot(newVisitor(db, { address: '', now: later(day) }), offerId);
  expect(await db.prisma.hotVote.count({ where: { networkHash: '' } })).toBe(1);
});
