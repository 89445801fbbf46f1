import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { listenTo, nextOf, readUntil } from '../live/offerStreams.ts';
import { makeMerchant, makeOffer, offerGlobalId } from '../offers/offerShop.ts';
import { countsOf } from '../offers/voteDocuments.ts';
import { expectInvariants } from '../support/invariants.ts';
import { startServer, type ServerProcess } from '../support/serverProcess.ts';
import { hasPostgres, testDatabase, type TestDatabase } from '../support/databases.ts';

// Votes at two processes of the shop on one database: neither process alone knows who has voted.

const voteDocument = 'mutation ($input: VoteHotInput!) { result: voteHot(input: $input) { __typename } }';

// Needs PostgreSQL, because the embedded database belongs to one process.
describe.skipIf(!(await hasPostgres()))('votes at two servers sharing one PostgreSQL', () => {
  let database: TestDatabase;
  let db: Db;
  let merchantId: number;
  const servers: ServerProcess[] = [];

  beforeAll(async () => {
    database = await testDatabase('postgres');
    db = await database.open();
    const env = { ...database.env, REDIS_URL: process.env.REDIS_URL ?? '' };
    servers.push(await startServer(env), await startServer(env));
    merchantId = await makeMerchant(db);
  });

  afterAll(async () => {
    await expectInvariants(db);
    for (const server of servers) await server.stop();
    await db.close();
    await database.remove();
  });

  const offer = () => makeOffer(db, { merchantId }, new Date(Date.now() - 86_400_000));
  const urlOf = (index: number) => servers[index % servers.length]?.url ?? '';

  /**
   * Votes on one of the two servers.
   * @returns the response, and the voter's cookie
   */
  async function vote(index: number, offerId: number, cookie = '') {
    const response = await fetch(`${urlOf(index)}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(cookie === '' ? {} : { cookie }) },
      body: JSON.stringify({ query: voteDocument, variables: { input: { offerId: offerGlobalId(offerId), vote: 'HOT' } } }),
    });
    const { data } = (await response.json()) as { data: { result: { __typename: string } } };
    const [session = ''] = response.headers.getSetCookie().filter((line) => line.startsWith('sid='));
    return { kind: data.result.__typename, cookie: session.split(';')[0] ?? '' };
  }

  test('[F65] count once for 50 concurrent requests of one visitor', async () => {
    const { cookie } = await vote(0, await offer());
    const offerId = await offer();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => vote(index, offerId, cookie)));
    expect(answers.filter(({ kind }) => kind === 'VoteHotPayload')).toHaveLength(1);
    for (const { kind } of answers) expect(['VoteHotPayload', 'AlreadyVotedError', 'ThrottledError']).toContain(kind);
    expect(await countsOf(db, offerId)).toEqual({ score: 1, voteCount: 1, rows: 1, sum: 1 });
  });

  test('[F65] of 50 visitors from one network are stored, weighted down and flagged for review', async () => {
    const offerId = await offer();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => vote(index, offerId)));
    expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['VoteHotPayload']));
    expect(await countsOf(db, offerId)).toEqual({ score: 5, voteCount: 50, rows: 50, sum: 50 });
    const { votesFlaggedAt } = await db.prisma.offer.findUniqueOrThrow({ where: { id: offerId } });
    expect(votesFlaggedAt).not.toBeNull();
  });

  test.skipIf(!process.env.REDIS_URL)('[F65] reach listeners of the other server', async () => {
    const offerId = await offer();
    const stream = await listenTo(urlOf(1), [offerId]);
    expect((await nextOf(stream)).offers).toMatchObject([{ score: 0 }]);
    await vote(0, offerId);
    await readUntil(stream, ({ offers }) => offers[0]?.score === 1);
  });
});
