import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { openStaff } from '../accounts/adminDriver.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { newVisitor, testNow, type Visitor } from '../support/shopDriver.ts';
import { later, makeMerchant, makeOffer, minute, offerGlobalId } from './offerShop.ts';

// Votes excluded from a score by staff, and included again.

let db: Db;
let clerk: Visitor;
let offerId: number;

beforeEach(async () => {
  db = await freshDb();
  ({ who: clerk } = await openStaff(db, 'STAFF', ['DEALS']));
  offerId = await makeOffer(db, { merchantId: await makeMerchant(db) });
});

/** Inserts rows as written by `count` votes, one every ten seconds. */
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

interface Seen {
  score: number;
  voteCount: number;
  votesFlaggedAt: string | null;
  voteDiscards: { databaseId: number; voteCount: number; score: number; reason: string; by: string; restoredAt: string | null }[];
}

const fields = `score voteCount votesFlaggedAt
  voteDiscards { databaseId voteCount score reason by restoredAt }`;

async function act(name: string, input: object): Promise<{ __typename: string; code?: string; message?: string; offer?: Seen }> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}`;
  const { result } = await clerk.query<{ result: { __typename: string; code?: string; offer?: Seen } }>(
    `mutation ($input: ${type}Input!) { result: ${name}(input: $input) { __typename ... on UserError { code message } ... on ${type}Payload { offer { ${fields} } } } }`,
    { input },
  );
  return result;
}

const acts = async () =>
  (await db.prisma.auditEntry.findMany({ orderBy: { id: 'asc' } })).flatMap(({ action }) => (action.startsWith('offer.') ? [action] : []));

describe('votes on an offer', () => {
  it('can be discarded and restored, which updates the score and the audit log', async () => {
    await rows(3, 1, 'home', later(-60 * minute));
    await rows(25, -1, 'office');
    const office = await db.prisma.hotVote.findMany({ where: { networkHash: 'office' }, select: { id: true } });
    const input = { offerId, voteIds: office.map(({ id }) => id), reason: 'One office' };
    const { offer: without } = await act('rejectVotes', input);
    expect(without).toMatchObject({
      score: 3,
      voteCount: 3,
      voteDiscards: [{ voteCount: 25, score: -25, reason: 'One office', restoredAt: null }],
    });
    expect(without?.voteDiscards[0]?.by).toMatch(/@shop\.example$/);
    await expectInvariants(db);
    expect(await act('rejectVotes', input)).toMatchObject({ code: 'INVALID_INPUT', message: 'There are no votes to discard.' });
    const databaseId = without?.voteDiscards[0]?.databaseId ?? 0;
    expect((await act('restoreVotes', { id: databaseId })).offer).toMatchObject({ score: -22, voteCount: 28 });
    expect(await act('restoreVotes', { id: databaseId })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await acts()).toEqual(['offer.votes-discard', 'offer.votes-restore']);
    await expectInvariants(db);
  });

  it('can be discarded one by one, and their voters can’t vote again', async () => {
    const who = newVisitor(db);
    const input = { offerId: offerGlobalId(offerId), vote: 'HOT' };
    const again = () =>
      who.query<{ voteHot: { code?: string } }>(
        `mutation ($input: VoteHotInput!) { voteHot(input: $input) { ... on UserError { code } } }`,
        {
          input,
        },
      );
    await again();
    const { id } = await db.prisma.hotVote.findFirstOrThrow({ where: { offerId } });
    expect((await act('rejectVotes', { offerId, voteIds: [id] })).offer).toMatchObject({ score: 0, voteCount: 0 });
    expect((await again()).voteHot.code).toBe('ALREADY_VOTED');
    for (const voteIds of [[], [77]]) expect(await act('rejectVotes', { offerId, voteIds })).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await act('rejectVotes', { offerId: 77, voteIds: [id] })).toMatchObject({ code: 'NOT_FOUND' });
    await expectInvariants(db);
  });

  it('are paginated, newest first, with numbered networks', async () => {
    await rows(2, 1, 'home', later(-minute));
    await rows(2, -1, 'office');
    const page = async (after?: string) =>
      (
        await clerk.query<{
          votes: {
            totalCount: number;
            pageInfo: { endCursor: string };
            edges: { node: { vote: string; network: number; state: string } }[];
          };
        }>(
          `query ($id: ID!, $after: String) { votes: adminVotes(offerId: $id, first: 3, after: $after) {
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

  it('no longer flag the offer once approved', async () => {
    await db.prisma.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: testNow } });
    expect((await act('approveVotes', { id: offerId })).offer).toMatchObject({ votesFlaggedAt: null });
    expect(await acts()).toEqual(['offer.votes-approve']);
  });
});
