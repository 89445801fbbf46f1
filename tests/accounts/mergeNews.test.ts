import cookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mergeVisitor } from '../../server/foundation/accounts/mergeVisitor.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { settleEffects } from '../../server/pages/effects.ts';
import { visitorContext } from '../../server/pages/requestShop.ts';
import { localBus } from '../../server/platform/events/bus.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct } from '../support/products.ts';
import { newVisitor, testKeys, testPayments } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { wishlistAdd, signedIn } from '../wishlist/wishlistDocuments.ts';

// Notifications of a merge, at an endpoint that stands in for sign-in: each endpoint settles a request's effects alike.

let db: Db;
let app: FastifyInstance;
const bus = localBus();
let merging = { fromVisitorId: 0, toVisitorId: 0, accountId: 0 };

beforeAll(async () => {
  db = await freshDb();
  const services = {
    db,
    catalog: await sharedRevision(db),
    keys: testKeys,
    payments: testPayments(db),
    bus,
    origins: { publicUrl: 'http://localhost:4000', acceptsLoopback: true },
    logFault: (fault: unknown) => {
      throw fault;
    },
  };
  app = fastify();
  await app.register(cookie);
  app.post('/merge', async (request, reply) => {
    const context = visitorContext(services, request, reply, () => undefined);
    const merged = await mergeVisitor(context.shop, merging);
    await settleEffects(context, request, reply);
    return merged;
  });
});
afterAll(() => app.close());

it.each(['the guest', 'the signed-in visitor', 'a new visitor'])(
  '[F94] a merge notifies both visitors and all devices of the account when requested by %s',
  async (caller) => {
    const guest = newVisitor(db);
    await wishlistAdd(guest, (await makeProduct(db)).id);
    const { id: fromVisitorId } = await db.prisma.visitor.findFirstOrThrow({ orderBy: { id: 'desc' } });
    const member = await signedIn(db, { email: `${fromVisitorId}@example.com` });
    merging = { fromVisitorId, toVisitorId: member.visitorId, accountId: member.accountId };
    const notified: Record<string, number> = {};
    const topics = [`visitor:${fromVisitorId}`, `visitor:${member.visitorId}`, `account:${member.accountId}`, 'account:0', 'visitor:0'];
    const ends = topics.map((topic) => bus.subscribe([topic], () => (notified[topic] = (notified[topic] ?? 0) + 1)));
    const token = caller === 'a new visitor' ? undefined : (caller === 'the guest' ? guest : member.who).token();
    const answer = await app.inject({ method: 'POST', url: '/merge', cookies: token === undefined ? {} : { sid: token } });
    for (const end of ends) end();
    expect(answer.json()).toEqual({ lines: 0, linesLeftOut: 0, compared: 0, wished: 1 });
    expect(notified).toEqual(Object.fromEntries(topics.slice(0, 3).map((topic) => [topic, 1])));
  },
);
