import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { confirmAgedVotes } from '../../server/engagement/offers/agedVotes.ts';
import { networkWeights, networkWindowMs, roundScore } from '../../server/engagement/offers/voteWeights.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { mergeVotesWithin } from '../../server/engagement/offers/mergeVotes.ts';
import { testApp } from '../http/testApp.ts';
import { newClient, tokenOf } from '../legacy/client.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow } from '../support/shopDriver.ts';
import { later, makeMerchant, makeOffer, minute } from './offerShop.ts';
import { countsOf, voteHot } from './voteDocuments.ts';

// Many votes from one network count less and less, until they are old enough.

let db: Db;
let offerId: number;
beforeEach(async () => {
  db = await freshDb();
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db) });
});

const whole = later(networkWindowMs);
const ofOneNetwork = (count: number) => roundScore(networkWeights.slice(0, count).reduce((sum, weight) => sum + weight, 0));

/** New visitors vote one after the other. */
async function votes(count: number, vote: 'HOT' | 'COLD', addressOf: (index: number) => string, at = testNow): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const { __typename } = await voteHot(newVisitor(db, { now: at, address: addressOf(index) }), offerId, vote);
    expect(__typename).toBe('VoteHotPayload');
  }
}
const home = () => '192.0.2.9';
const everywhere = (index: number) => `198.51.100.${index}`;

describe('[F65] network weighting', () => {
  it('prevents 59 cold votes of one network from outweighing 27 hot ones', async () => {
    await votes(27, 'HOT', everywhere);
    expect(await countsOf(db, offerId)).toMatchObject({ score: 27, voteCount: 27 });
    await votes(59, 'COLD', home);
    expect(await countsOf(db, offerId)).toEqual({ score: 22, voteCount: 86, rows: 86, sum: -32 });
    await expectInvariants(db);
  });

  it('applies to votes through the legacy API', async () => {
    await db.prisma.offer.updateMany({ data: { publishedAt: later(-minute * 60) } });
    const shop = await testApp(db);
    try {
      for (let index = 0; index < 30; index += 1) {
        const client = newClient(shop.app);
        const token = await tokenOf(client, ['rhscriptvars', 'hotnonce']);
        const form = `action=hot-count&hotnonce=${token}&hot_count=cold&post_id=${offerId}`;
        const headers = { 'x-requested-with': 'XMLHttpRequest' };
        expect((await client.send('POST', '/wp-admin/admin-ajax.php', { form, headers })).status).toBe(200);
      }
    } finally {
      await shop.app.close();
    }
    expect(await countsOf(db, offerId)).toMatchObject({ score: -ofOneNetwork(30), voteCount: 30, rows: 30 });
    await expectInvariants(db);
  });

  it.each([1, 2, 3])('counts the votes of a household of %i in full', async (count) => {
    await votes(count, 'HOT', home);
    expect((await countsOf(db, offerId)).score).toBe(count);
  });

  it('counts votes of many networks in full', async () => {
    await votes(40, 'COLD', everywhere);
    expect((await countsOf(db, offerId)).score).toBe(-40);
  });

  it('counts votes of unknown networks in full', async () => {
    await votes(6, 'HOT', () => '');
    expect((await countsOf(db, offerId)).score).toBe(6);
  });

  it('treats the subnets of one IPv6 network as one', async () => {
    await votes(10, 'HOT', (index) => `2001:db8:5:${index}::/64`);
    expect((await countsOf(db, offerId)).score).toBe(ofOneNetwork(10));
    await votes(1, 'HOT', () => '2001:db8:6:0::/64');
    expect((await countsOf(db, offerId)).score).toBe(ofOneNetwork(10) + 1);
  });

  it('is separate for each offer', async () => {
    const other = await makeOffer(db, { merchantId: await makeMerchant(db) });
    await votes(10, 'HOT', home);
    await voteHot(newVisitor(db, { address: home() }), other);
    expect((await countsOf(db, other)).score).toBe(1);
  });

  it('is the same for simultaneous votes', async () => {
    const voters = Array.from({ length: 25 }, () => newVisitor(db, { address: home() }));
    await Promise.all(voters.map((who) => voteHot(who, offerId)));
    expect(await countsOf(db, offerId)).toMatchObject({ score: ofOneNetwork(25), voteCount: 25 });
    const rows = await db.prisma.hotVote.findMany({ orderBy: { weight: 'desc' }, select: { weight: true } });
    expect(rows.map(({ weight }) => weight)).toEqual([...networkWeights, 0, 0, 0, 0, 0]);
    await expectInvariants(db);
  });

  it('is subtracted as counted when votes merge into an account that has voted', async () => {
    await votes(4, 'HOT', home);
    const guest = await db.prisma.hotVote.findFirstOrThrow({ where: { weight: 500 } });
    const { id: accountId } = await db.prisma.account.create({ data: { email: 'ada@example.com' } });
    await db.prisma.hotVote.create({ data: { offerId, accountId, value: -1 } });
    await db.prisma.offer.update({ where: { id: offerId }, data: { score: { decrement: 1 }, voteCount: { increment: 1 } } });
    await expectInvariants(db);
    await db.prisma.$transaction((tx) => mergeVotesWithin(tx, { fromVisitorId: guest.visitorId ?? 0, toAccountId: accountId }));
    expect(await countsOf(db, offerId)).toMatchObject({ score: 2, voteCount: 4 });
    await expectInvariants(db);
  });
});

describe('[F65] votes with reduced weight', () => {
  it('count fully after 30 days, except those beyond the twentieth', async () => {
    for (let index = 0; index < 5; index += 1) await votes(5, 'HOT', home, later(index * 11 * minute));
    await confirmAgedVotes(db, later(networkWindowMs - 1));
    expect((await countsOf(db, offerId)).score).toBe(ofOneNetwork(25));
    expect(await confirmAgedVotes(db, later(networkWindowMs + 60 * minute))).toBe(1);
    expect(await countsOf(db, offerId)).toMatchObject({ score: 20, voteCount: 25 });
    expect(await confirmAgedVotes(db, later(networkWindowMs + 60 * minute))).toBe(0);
    await expectInvariants(db);
  });

  it('are not confirmed while they need review', async () => {
    await votes(6, 'HOT', home);
    await db.prisma.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: testNow } });
    expect(await confirmAgedVotes(db, whole)).toBe(0);
    await db.prisma.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: null } });
    expect(await confirmAgedVotes(db, whole)).toBe(1);
    expect((await countsOf(db, offerId)).score).toBe(6);
  });

  it('reduce the weight of later ones only until they are confirmed', async () => {
    await votes(6, 'HOT', home);
    await confirmAgedVotes(db, whole);
    await votes(3, 'HOT', home, whole);
    expect((await countsOf(db, offerId)).score).toBe(9);
  });

  it('show their weight in the admin and are discarded by that weight', async () => {
    const { who: clerk } = await openStaff(db, 'STAFF', ['DEALS']);
    await votes(6, 'COLD', home);
    const { votes: list } = await clerk.query<{
      votes: { edges: { node: { databaseId: number; weight: number } }[] };
    }>(
      `query ($id: ID!) {
        votes: adminVotes(offerId: $id, first: 10) { edges { node { databaseId weight } } } }`,
      { id: offerId },
    );
    const rows = list.edges.map(({ node }) => node);
    expect(rows.map(({ weight }) => weight)).toEqual([0.25, 0.333, 0.5, 1, 1, 1]);
    expect((await countsOf(db, offerId)).score).toBe(-4);
    const { result } = await clerk.query<{ result: unknown }>(
      `mutation ($input: RejectVotesInput!) { result: rejectVotes(input: $input) { ... on RejectVotesPayload { offer {
        score voteDiscards { databaseId score } } } } }`,
      { input: { offerId, voteIds: rows.slice(0, 4).map(({ databaseId }) => databaseId) } },
    );
    const databaseId = (await db.prisma.voteDiscard.findFirstOrThrow()).id;
    expect(result).toEqual({ offer: { score: -2, voteDiscards: [{ databaseId, score: -2 }] } });
    await expectInvariants(db);
    await clerk.query('mutation ($input: RestoreVotesInput!) { restoreVotes(input: $input) { __typename } }', {
      input: { id: databaseId },
    });
    expect((await countsOf(db, offerId)).score).toBe(-4);
    await expectInvariants(db);
  });
});
