import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import type { JobDefinition } from '../../server/platform/jobs/job.ts';
import { countAttempt } from '../../server/platform/limits/throttle.ts';
import { details, placed, shopper } from '../orders/checkoutDocuments.ts';
import { freshDb } from '../support/db.ts';
import { makeProduct, makeStocked } from '../support/products.ts';
import { testNow } from '../support/shopDriver.ts';
import { emptyQueue, openWorkshop, theShopsJobs, wanted } from './workshop.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
});

const noMail = { send: () => Promise.resolve() };
const days = (count: number) => new Date(testNow.getTime() + count * 24 * 60 * 60 * 1_000);

/**
 * Runs the server's upkeep at this time, as its runner would.
 * @returns the logged messages
 */
async function maintenance(now: Date): Promise<string[]> {
  const messages: string[] = [];
  const record = (facts: object, text: string) => void messages.push(`${text} ${JSON.stringify(facts)}`);
  const jobs = await theShopsJobs(db, noMail, { info: record, warn: record, error: record });
  const due: Record<string, JobDefinition> = Object.fromEntries([...jobs].filter(([, { everySeconds }]) => everySeconds !== undefined));
  const { runner, log } = await openWorkshop(db, due, () => now);
  await runner.turn();
  await db.pool.query(`update pgboss.job set start_after = start_after - interval '1 second' where state < 'active'`);
  await runner.turn();
  expect(log).toEqual([]);
  return messages;
}

describe('[F44] the scheduled maintenance', () => {
  it('deletes abandoned carts and old throttle counters, and keeps the others', async () => {
    const { id } = await makeProduct(db);
    await shopper(db, { [id]: 1 });
    await db.prisma.cart.updateMany({ data: { updatedAt: days(-40) } });
    await db.prisma.visitor.updateMany({ data: { seenAt: days(-40) } });
    await shopper(db, { [id]: 1 });
    await db.prisma.cart.updateMany({ where: { updatedAt: { gt: days(-1) } }, data: { updatedAt: testNow } });
    const attempt = { scope: 'coupon', windowMs: 60_000, max: 20 };
    await countAttempt(db, { ...attempt, subject: 'old', now: days(-3) });
    await countAttempt(db, { ...attempt, subject: 'new', now: testNow });
    const messages = await maintenance(testNow);
    expect(messages).toEqual(['Removed abandoned carts and visitors {"carts":1,"visitors":1}']);
    expect(await db.prisma.cart.count()).toBe(1);
    expect(await db.prisma.throttle.findMany({ select: { startedAt: true } })).toEqual([{ startedAt: testNow }]);
  });

  it('fails an order that is never paid, and notifies the shopper', async () => {
    const { id } = await makeStocked(db, 5);
    const visitor = await shopper(db, { [id]: 2 });
    const order = await placed(visitor, details({ paymentMethod: 'TEST_CARD', paymentToken: 'tok_action' }));
    expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(3);
    await maintenance(days(1));
    const row = await db.prisma.order.findUniqueOrThrow({ where: { number: order.number } });
    expect(row.status).toBe('FAILED');
    expect((await db.prisma.product.findUniqueOrThrow({ where: { id } })).stock).toBe(5);
    const mails = await db.prisma.outbox.findMany({ where: { name: 'order-mail' } });
    expect(mails.map(({ payload }) => payload)).toContainEqual({ orderId: row.id, kind: 'failed' });
  });

  it('reports jobs that wait for a version that isn’t running', async () => {
    await wanted(db, 'from-the-future');
    await wanted(db, 'from-the-future');
    await db.prisma.outbox.updateMany({ data: { createdAt: testNow } });
    expect(await maintenance(testNow)).toEqual([]);
    await emptyQueue(db);
    const messages = await maintenance(new Date(testNow.getTime() + 11 * 60 * 1_000));
    expect(messages).toEqual([expect.stringContaining('from-the-future (2)')]);
  });
});
