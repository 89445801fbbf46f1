import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminWalk.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { later, makeMerchant, makeOffer, minute, offerGlobalId } from './offerShop.ts';

// Votes that the staff take out of a score and put back, and scores that they freeze.

let db: Db;
let desk: Visitor;
let offerId: number;

beforeEach(async () => {
  db = await freshDb();
  ({ who: desk } = await openStaff(db, 'STAFF', ['DEALS']));
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db) });
});

/** Somebody new votes. */
const vote = async (value: 'HOT' | 'COLD', address: string, at = testNow) =>
  newVisitor(db, { address, now: at }).ask(
    `mutation ($input: VoteHotInput!) { voteHot(input: $input) { __typename ... on UserError { code } ... on VoteHotPayload { offer { voteCount myHotVote } } } }`,
    { input: { offerId: offerGlobalId(offerId), vote: value } },
  );

/** Rows as so many votes would have written them, one every ten seconds. */
async function rows(count: number, value: 1 | -1, networkHash: string, from = testNow): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    offerId,
    value,
    networkHash,
    at: new Date(from.getTime() + index * 10_000),
  }));
  await db.prisma.hotVote.createMany({ data });
  await db.prisma.offer.update({ where: { id: offerId }, data: { score: { increment: count * value }, voteCount: { increment: count } } });
}

interface Burst {
  kind: string;
  network: number | null;
  firstVote: number;
  from: string;
  until: string;
  hot: number;
  cold: number;
  discarded: number;
}

interface Seen {
  score: number;
  voteCount: number;
  votesFlaggedAt: string | null;
  votesFrozenAt: string | null;
  voteReport: { barMinutes: number; bars: { hot: number; cold: number; discarded: number }[]; bursts: Burst[] };
  voteDiscards: { databaseId: number; voteCount: number; score: number; reason: string; by: string; restoredAt: string | null }[];
}

const fields = `score voteCount votesFlaggedAt votesFrozenAt
  voteReport { barMinutes bars { hot cold discarded } bursts { kind network firstVote from until hot cold discarded } }
  voteDiscards { databaseId voteCount score reason by restoredAt }`;

const seen = async () =>
  (await desk.ask<{ offer: Seen }>(`query ($id: Int!) { offer: adminOffer(databaseId: $id) { ${fields} } }`, { id: offerId })).offer;

async function act(name: string, input: object): Promise<{ __typename: string; code?: string; message?: string; offer?: Seen }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { result } = await desk.ask<{ result: { __typename: string; code?: string; offer?: Seen } }>(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { code message } ... on ${type}Payload { offer { ${fields} } } } }`,
    { input },
  );
  return result;
}

const acts = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).flatMap(({ action }) => (action.startsWith('offer.') ? [action] : []));

describe('votes on an offer', () => {
  it('that came too quickly of one network are found, discarded and put back, with the score and the log', async () => {
    await rows(3, 1, 'home', later(-60 * minute));
    await rows(25, -1, 'office');
    const before = await seen();
    expect(before).toMatchObject({ score: -22, voteCount: 28 });
    expect(before.voteReport.bursts).toMatchObject([{ kind: 'NETWORK', network: 2, hot: 0, cold: 25, discarded: 0 }]);
    const [burst] = before.voteReport.bursts;
    const range = { offerId, from: burst?.from, until: burst?.until, sameNetworkAs: burst?.firstVote };
    const { offer: without } = await act('discardVotes', { ...range, reason: 'One office' });
    expect(without).toMatchObject({
      score: 3,
      voteCount: 3,
      voteReport: { bursts: [{ cold: 25, discarded: 25 }] },
      voteDiscards: [{ voteCount: 25, score: -25, reason: 'One office', restoredAt: null }],
    });
    expect(without?.voteDiscards[0]?.by).toMatch(/@shop\.example$/);
    await expectInvariants(db);
    expect(await act('discardVotes', range)).toMatchObject({ code: 'INVALID_INPUT', message: 'There is no vote to discard.' });
    const databaseId = without?.voteDiscards[0]?.databaseId ?? 0;
    expect((await act('restoreVotes', { databaseId })).offer).toMatchObject({ score: -22, voteCount: 28 });
    expect(await act('restoreVotes', { databaseId })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await acts()).toEqual(['offer.votes-discard', 'offer.votes-restore']);
    await expectInvariants(db);
  });

  it('that came too quickly from everywhere are a burst of their own, and what came slowly is none', async () => {
    for (let network = 0; network < 41; network += 1) await rows(1, 1, `network ${network}`, later(network * 1_000));
    await rows(20, 1, 'slow', later(30 * minute));
    const { bursts, bars, barMinutes } = (await seen()).voteReport;
    expect(bursts).toMatchObject([{ kind: 'EVERYWHERE', network: null, hot: 41 }]);
    expect(bars.reduce((sum, { hot }) => sum + hot, 0)).toBe(61);
    expect(barMinutes).toBe(1);
  });

  it('that are picked by hand are discarded, and who has given one does not vote again', async () => {
    const who = newVisitor(db);
    const input = { offerId: offerGlobalId(offerId), vote: 'HOT' };
    const again = () =>
      who.ask<{ voteHot: { code?: string } }>(`mutation ($input: VoteHotInput!) { voteHot(input: $input) { ... on UserError { code } } }`, {
        input,
      });
    await again();
    const { id } = await db.prisma.hotVote.findFirstOrThrow({ where: { offerId } });
    expect((await act('discardVotes', { offerId, voteIds: [id] })).offer).toMatchObject({ score: 0, voteCount: 0 });
    expect((await again()).voteHot.code).toBe('ALREADY_VOTED');
    const at = testNow.toISOString();
    const time = { from: at, until: at };
    const refused = [{ voteIds: [] }, { voteIds: [77] }, {}, { voteIds: [id], ...time }, { ...time, sameNetworkAs: 77 }];
    for (const range of refused) expect(await act('discardVotes', { offerId, ...range })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await act('discardVotes', { offerId: 77, voteIds: [id] })).toMatchObject({ code: 'NOT_FOUND' });
    await expectInvariants(db);
  });

  it('are taken while the score is frozen, and count once it is let go', async () => {
    await vote('HOT', '198.51.100.1');
    expect((await act('freezeVotes', { databaseId: offerId, isFrozen: true })).offer).toMatchObject({
      score: 1,
      votesFrozenAt: testNow.toISOString(),
    });
    expect(await vote('HOT', '198.51.100.2')).toMatchObject({ voteHot: { offer: { voteCount: 1, myHotVote: 'HOT' } } });
    await vote('COLD', '198.51.100.3');
    expect(await seen()).toMatchObject({ score: 1, voteCount: 1 });
    await expectInvariants(db);
    const [held = 0] = (await db.prisma.hotVote.findMany({ where: { value: -1 } })).map(({ id }) => id);
    const { offer } = await act('discardVotes', { offerId, voteIds: [held] });
    expect(offer).toMatchObject({ score: 1 });
    await act('restoreVotes', { databaseId: offer?.voteDiscards[0]?.databaseId });
    expect(await seen()).toMatchObject({ score: 1, voteCount: 1 });
    expect((await act('freezeVotes', { databaseId: offerId, isFrozen: false })).offer).toMatchObject({
      score: 1,
      voteCount: 3,
      votesFrozenAt: null,
    });
    await expectInvariants(db);
    expect(await acts()).toEqual(['offer.votes-freeze', 'offer.votes-discard', 'offer.votes-restore', 'offer.votes-unfreeze']);
  });

  it('are looked through by pages, newest first, with networks by numbers', async () => {
    await rows(2, 1, 'home', later(-minute));
    await rows(2, -1, 'office');
    const page = async (after?: string) =>
      (
        await desk.ask<{
          votes: {
            totalCount: number;
            pageInfo: { endCursor: string };
            edges: { node: { vote: string; network: number; state: string } }[];
          };
        }>(
          `query ($id: Int!, $after: String) { votes: adminVotes(offerId: $id, first: 3, after: $after) {
            totalCount pageInfo { endCursor } edges { node { vote network state } } } }`,
          { id: offerId, after },
        )
      ).votes;
    const first = await page();
    expect(first.totalCount).toBe(4);
    expect(first.edges.map(({ node }) => [node.vote, node.network, node.state])).toEqual([
      ['COLD', 2, 'COUNTED'],
      ['COLD', 2, 'COUNTED'],
      ['HOT', 1, 'COUNTED'],
    ]);
    expect((await page(first.pageInfo.endCursor)).edges).toHaveLength(1);
  });

  it('that were looked at mark the offer no more', async () => {
    await db.prisma.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: testNow } });
    expect((await act('approveVotes', { databaseId: offerId })).offer).toMatchObject({ votesFlaggedAt: null });
    expect(await acts()).toEqual(['offer.votes-approve']);
  });
});
