import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { testApp, type TestApp } from '../http/testApp.ts';
import { newClient, tokenOf, type Client } from '../legacy/client.ts';
import { reviewGlobalId, storeReview } from '../reviews/helpfulDocuments.ts';
import { freshDb } from '../support/db.ts';
import { expectInvariants } from '../support/invariants.ts';
import { makeMerchant, makeOffer, offerGlobalId } from './offerShop.ts';

// Two APIs, one vote: a vote through either leaves exactly the same state.

let db: Db;
let shop: TestApp;
const ids = { lamp: 0, chair: 0, draft: 0, over: 0, good: 0, bad: 0, pending: 0, unknown: 999_999 };
type Name = keyof typeof ids;

beforeAll(async () => {
  db = await freshDb();
  const merchantId = await makeMerchant(db);
  const past = new Date(Date.now() - 3_600_000);
  const made = new Date(Date.now() - 86_400_000);
  ids.lamp = await makeOffer(db, { merchantId }, made);
  ids.chair = await makeOffer(db, { merchantId }, made);
  ids.draft = await makeOffer(db, { merchantId, status: 'DRAFT' }, made);
  ids.over = await makeOffer(db, { merchantId, endsAt: past }, made);
  ids.good = await storeReview(db);
  ids.bad = await storeReview(db);
  ids.pending = await storeReview(db, { status: 'PENDING' });
  shop = await testApp(db);
});
afterAll(() => shop.app.close());

async function forget(): Promise<void> {
  await db.prisma.hotVote.deleteMany();
  await db.prisma.helpfulVote.deleteMany();
  await db.prisma.throttle.deleteMany();
  await db.prisma.offer.updateMany({ data: { score: 0, voteCount: 0, votesFlaggedAt: null } });
  await db.prisma.review.updateMany({ data: { helpfulCount: 0, unhelpfulCount: 0 } });
}
beforeEach(forget);

type VoteDirection = 'hot' | 'cold' | 'plus' | 'minus';
interface Driver {
  vote(word: VoteDirection, id: number): Promise<unknown>;
}

function graphqlDriver(client: Client): Driver {
  const run = (type: 'VoteHot' | 'VoteHelpful', input: object) =>
    client.gql(`mutation ($input: ${type}Input!) { v${type.slice(1)}(input: $input) { __typename } }`, { input });
  return {
    vote: (word, id) =>
      word === 'hot' || word === 'cold'
        ? run('VoteHot', { offerId: offerGlobalId(id), vote: word.toUpperCase() })
        : run('VoteHelpful', { reviewId: reviewGlobalId(id), isHelpful: word === 'plus' }),
  };
}

/** Built like in the old scripts: by hand, without escaping. */
const arrow = (client: Client, token: string, word: string, id: string | number) =>
  client.send('POST', '/wp-admin/admin-ajax.php', {
    form: `action=hot-count&hotnonce=${token}&hot_count=${word}&post_id=${id}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
const thumb = (client: Client, token: string, word: string, id: string | number) =>
  client.send('POST', '/wp-admin/admin-ajax.php', {
    form: `action=commentplus&cplusnonce=${token}&comm_help=${word}&post_id=${id}`,
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
const hotToken = (client: Client) => tokenOf(client, ['rhscriptvars', 'hotnonce']);
const helpToken = (client: Client) => tokenOf(client, ['rhscriptvars', 'helpnotnonce']);

function legacyDriver(client: Client): Driver {
  return {
    async vote(word, id) {
      const isHot = word === 'hot' || word === 'cold';
      const answer = isHot ? await arrow(client, await hotToken(client), word, id) : await thumb(client, await helpToken(client), word, id);
      expect([answer.status, answer.body]).toEqual([id === ids.over ? 409 : 200, '']);
    },
  };
}

/** Returns the stored rows, without values that differ between votes. */
async function rows() {
  const voter = { visitorId: true, accountId: true } as const;
  const hot = await db.prisma.hotVote.findMany({
    orderBy: { id: 'asc' },
    select: { offerId: true, value: true, networkHash: true, ...voter },
  });
  const helpful = await db.prisma.helpfulVote.findMany({
    orderBy: { id: 'asc' },
    select: { reviewId: true, isHelpful: true, networkHash: true, ...voter },
  });
  const bare = <Row extends { visitorId: number | null }>({ visitorId, ...row }: Row) => ({ ...row, isGuests: visitorId !== null });
  return {
    hot: hot.map(bare),
    helpful: helpful.map(bare),
    offers: await db.prisma.offer.findMany({ orderBy: { id: 'asc' }, select: { id: true, score: true, voteCount: true } }),
    reviews: await db.prisma.review.findMany({ orderBy: { id: 'asc' }, select: { id: true, helpfulCount: true, unhelpfulCount: true } }),
  };
}

type Step = [VoteDirection, Name];
const scenarios: [name: string, steps: Step[], hot: number, helpful: number][] = [
  ['a hot vote', [['hot', 'lamp']], 1, 0],
  ['a cold vote', [['cold', 'lamp']], 1, 0],
  [
    'the same vote twice',
    [
      ['hot', 'lamp'],
      ['hot', 'lamp'],
    ],
    1,
    0,
  ],
  [
    'hot and then cold',
    [
      ['hot', 'lamp'],
      ['cold', 'lamp'],
    ],
    1,
    0,
  ],
  [
    'two offers',
    [
      ['hot', 'lamp'],
      ['cold', 'chair'],
    ],
    2,
    0,
  ],
  [
    'offers that can’t be voted on',
    [
      ['hot', 'draft'],
      ['hot', 'over'],
      ['cold', 'unknown'],
    ],
    0,
    0,
  ],
  [
    'a helpful and an unhelpful review',
    [
      ['plus', 'good'],
      ['minus', 'bad'],
    ],
    0,
    2,
  ],
  [
    'a review voted on both ways',
    [
      ['minus', 'good'],
      ['plus', 'good'],
      ['minus', 'good'],
    ],
    0,
    1,
  ],
  [
    'a pending and an unknown review',
    [
      ['plus', 'pending'],
      ['minus', 'unknown'],
    ],
    0,
    0,
  ],
  [
    'votes on offers and reviews',
    [
      ['hot', 'lamp'],
      ['plus', 'good'],
      ['cold', 'lamp'],
      ['minus', 'bad'],
      ['cold', 'chair'],
    ],
    2,
    2,
  ],
];

describe('[F65, F66, F139] the GraphQL and legacy APIs', () => {
  it.each(scenarios)('store the same votes for %s', async (_name, steps, hot, helpful) => {
    const outcomes = [];
    for (const driverOf of [graphqlDriver, legacyDriver]) {
      await forget();
      const endpoint = driverOf(newClient(shop.app));
      for (const [word, name] of steps) await endpoint.vote(word, ids[name]);
      const outcome = await rows();
      expect([outcome.hot.length, outcome.helpful.length]).toEqual([hot, helpful]);
      outcomes.push(outcome);
      await expectInvariants(db);
    }
    expect(outcomes[0]).toEqual(outcomes[1]);
  });

  it('share one vote per visitor', async () => {
    const client = newClient(shop.app);
    const [graphql, legacy] = [graphqlDriver(client), legacyDriver(client)];
    await legacy.vote('hot', ids.lamp);
    await graphql.vote('cold', ids.lamp);
    await graphql.vote('plus', ids.good);
    await legacy.vote('minus', ids.good);
    const { hot, helpful } = await rows();
    expect(hot).toMatchObject([{ value: 1 }]);
    expect(helpful).toMatchObject([{ isHelpful: true }]);
  });

  it('[F65] count ten simultaneous legacy votes once', async () => {
    const client = newClient(shop.app);
    const token = await hotToken(client);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => arrow(client, token, index % 2 === 0 ? 'hot' : 'cold', ids.lamp)),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array.from({ length: 10 }, () => [200, '']));
    expect((await rows()).hot).toHaveLength(1);
    await expectInvariants(db);
  });
});

describe.each([
  ['hot-count', arrow, hotToken, ['rhscriptvars', 'helpnotnonce'], 'hot', 'lamp'],
  ['commentplus', thumb, helpToken, ['rhscriptvars', 'hotnonce'], 'plus', 'good'],
] as const)('[F138, F139] %s', (_action, send, ownToken, otherFamily, word, name) => {
  it('rejects a token that is wrong, missing, of another family or of another visitor', async () => {
    const client = newClient(shop.app);
    const own = await ownToken(client);
    const wrong = ['', 'x', own.slice(1), await tokenOf(client, [...otherFamily]), await ownToken(newClient(shop.app))];
    for (const token of wrong) {
      const answer = await send(client, token, word, ids[name]);
      expect([answer.status, answer.body]).toEqual([403, 'Nope!']);
    }
    expect((await send(newClient(shop.app), own, word, ids[name])).status).toBe(403);
    const { hot, helpful } = await rows();
    expect([...hot, ...helpful]).toEqual([]);
    expect((await send(client, own, word, ids[name])).status).toBe(200);
  });

  it.each(['', 'warm', 'constructor', '__proto__', 'HOT', '<b>'])('ignores the vote %j', async (other) => {
    const client = newClient(shop.app);
    const answer = await send(client, await ownToken(client), other, ids[name]);
    expect([answer.status, answer.body, answer.headers['cache-control']]).toEqual([200, '', expect.stringContaining('no-store')]);
    const { hot, helpful } = await rows();
    expect([...hot, ...helpful]).toEqual([]);
  });

  it.each(['', '0', '-1', 'abc', '1.5', '99999999999', '1%27', '<b>'])('ignores the id %j', async (id) => {
    const client = newClient(shop.app);
    const answer = await send(client, await ownToken(client), word, id);
    expect([answer.status, answer.body]).toEqual([200, '']);
  });

  it('[F65, F66] rejects guests where only accounts may vote', async () => {
    const client = newClient(shop.app);
    const token = await ownToken(client);
    const allow = async (guestsMayVote: boolean) => {
      await db.prisma.shopSettings.update({ where: { id: 1 }, data: { guestsMayVote } });
      await db.pool.query(`update "CatalogState" set "revision" = "revision" + 1`);
      await shop.catalog.reload();
    };
    await allow(false);
    try {
      expect((await send(client, token, word, ids[name])).status).toBe(403);
    } finally {
      await allow(true);
    }
  });

  it('accepts POST requests from the shop’s own pages only', async () => {
    const client = newClient(shop.app);
    const token = await ownToken(client);
    const form = `action=${_action}&hotnonce=${token}&cplusnonce=${token}&hot_count=hot&comm_help=plus&post_id=${ids[name]}`;
    expect((await client.send('GET', `/wp-admin/admin-ajax.php?${form}`)).status).not.toBe(200);
    const foreign = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await client.send('POST', '/wp-admin/admin-ajax.php', { form, headers: foreign })).status).toBe(403);
    const { hot, helpful } = await rows();
    expect([...hot, ...helpful]).toEqual([]);
  });
});
