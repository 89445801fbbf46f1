import { execute } from 'graphql';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { catalogRevision, type CatalogRevision } from '../../server/platform/cache/revision.ts';
import type { Db } from '../../server/platform/database/db.ts';
import type { Context } from '../../server/platform/graphql/context.ts';
import { SharedMoment } from '../../server/platform/graphql/sharedMoment.ts';
import { createApis, type GraphqlApi } from '../../server/api/apis.ts';
import { anonymous } from '../../server/foundation/accounts/visitor.ts';
import { localBus, type Bus } from '../../server/platform/events/bus.ts';
import { OfferBoards } from '../../server/engagement/live/offerBoard.ts';
import { offerStream } from '../../server/engagement/live/offerStream.ts';
import { offerTopic } from '../../server/engagement/live/topics.ts';
import { readBoardState } from '../../server/engagement/offers/boardState.ts';
import { noEffects } from '../../server/platform/operation/shop.ts';
import { makeMerchant, makeOffer, offerGlobalId } from '../offers/offerShop.ts';
import { voteHot } from '../offers/voteDocuments.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { newVisitor, testKeys, testPayments } from '../support/shopDriver.ts';
import { documentOf, type OffersNow } from './offerStreams.ts';

// A thousand pages that show the same offers query the database as often as a single page.

let db: Db;
let bus: Bus;
let boards: OfferBoards;
let catalog: CatalogRevision;
let server: GraphqlApi['server'];
let ids: number[];

beforeAll(async () => {
  db = await freshDb();
  catalog = await catalogRevision(db);
  const merchantId = await makeMerchant(db);
  const yesterday = new Date(Date.now() - 86_400_000);
  ids = [];
  for (let index = 0; index < 24; index += 1) ids.push(await makeOffer(db, { merchantId, code: `CODE${index}` }, yesterday));
  const faults: unknown[] = [];
  server = createApis({ root: process.cwd(), isDevelopment: false, logFault: (fault) => faults.push(fault) }).shop.server;
});

/** Context of an unknown or a known visitor. */
function contextNow(): Context {
  const shop = {
    db,
    now: new Date(),
    visitor: anonymous,
    language: 'en' as const,
    address: '',
    effects: noEffects,
    catalog,
    keys: testKeys,
    payments: testPayments(db),
  };
  return { shop, requestId: 'test', markPrivate: () => undefined };
}

beforeEach(() => {
  bus = localBus();
  boards = new OfferBoards({
    bus,
    momentNow: () => new SharedMoment(contextNow(), execute),
    readState: (offerIds, now) => readBoardState(db, offerIds, now),
    onFault: (fault) => {
      throw fault;
    },
  });
});

type Results = AsyncIterator<{ data: { offersChanged: OffersNow } }>;

/** Opens a separate stream, as each connection does. */
async function open(fields: string, own: () => Context = contextNow): Promise<Results> {
  const live = { ...offerStream(boards, own, new AbortController().signal), ownMoments: () => expect.fail('not asked for') };
  const result = await server.stream({ query: documentOf(fields), variables: { ids: ids.map(offerGlobalId) } }, own(), live);
  return (result as AsyncIterable<{ data: { offersChanged: OffersNow } }>)[Symbol.asyncIterator]();
}

const fields =
  'serverTime offers { id databaseId title score voteCount votesAreChecked merchant { name } coupon { worked { worked total } } price { formatted } }';

async function nextOf(results: Results): Promise<OffersNow> {
  const { value } = (await results.next()) as { value: { data: { offersChanged: OffersNow } } };
  return value.data.offersChanged;
}

async function statementsOfVote(listeners: Results[]): Promise<number> {
  await Promise.all(listeners.map(nextOf));
  const next = listeners.map(nextOf);
  await voteHot(newVisitor(db), ids[3] ?? 0);
  const counted = await countStatements(
    db,
    async () => {
      bus.publish(offerTopic(ids[3] ?? 0));
      await Promise.all(next);
    },
    true,
  );
  const answers = await Promise.all(next);
  expect(new Set(answers.map(({ serverTime }) => serverTime)).size).toBe(1);
  expect(answers.every(({ offers }) => offers.length === ids.length)).toBe(true);
  return counted.count;
}

test('[F65] a vote is read once for a thousand listeners', async () => {
  const alone = await open(fields);
  const one = await statementsOfVote([alone]);
  await alone.return?.();
  expect(boards.count).toBe(0);
  const opening = await countStatements(
    db,
    async () => void (await Promise.all(Array.from({ length: 200 }, async () => nextOf(await open(fields))))),
    true,
  );
  expect(opening.count).toBeLessThanOrEqual(2 * one);
  const many = await statementsOfVote(await Promise.all(Array.from({ length: 1_000 }, () => open(fields))));
  expect(many).toBe(one);
});

test('different selections are read separately, and viewer fields per viewer', async () => {
  const [all, few] = [await open(fields), await open('offers { score }')];
  expect((await nextOf(all)).offers[0]).toHaveProperty('title');
  expect((await nextOf(few)).offers[0]).toEqual({ score: 0 });

  const voter = newVisitor(db);
  await voteHot(voter, ids[0] ?? 0);
  const [row] = await db.prisma.hotVote.findMany({ where: { offerId: ids[0] }, select: { visitorId: true } });
  const own = () => {
    const context = contextNow();
    const visitor = { ...anonymous, current: () => Promise.resolve(row?.visitorId ?? null) };
    return { ...context, shop: { ...context.shop, visitor } };
  };
  const personal = 'offers { databaseId myHotVote }';
  const [mine, others] = [await open(personal, own), await open(personal)];
  expect((await nextOf(mine)).offers[0]).toEqual({ databaseId: ids[0], myHotVote: 'HOT' });
  expect((await nextOf(others)).offers[0]).toEqual({ databaseId: ids[0], myHotVote: null });
});
