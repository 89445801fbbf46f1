import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { enqueue } from '../../server/platform/jobs/outbox.ts';
import { countStatements } from '../support/countStatements.ts';
import { freshDb } from '../support/db.ts';
import { emptyQueue, job, openWorkshop, queueRows, wanted } from './workshop.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
});

const placed = (orderId: number) => ({ name: 'order-mail', payload: { orderId, kind: 'placed' } }) as const;

describe('[F44] a job in the outbox', () => {
  it('runs after its transaction commits, and never after a rollback', async () => {
    const done: unknown[] = [];
    const { runner } = await openWorkshop(db, { 'order-mail': job((payload) => Promise.resolve(void done.push(payload))) });
    const undone = db.prisma.$transaction(async (tx) => {
      await enqueue(tx, placed(1));
      throw new Error('Changed my mind');
    });
    await expect(undone).rejects.toThrow('Changed my mind');
    await db.prisma.$transaction((tx) => enqueue(tx, placed(2)));
    await runner.turn();
    await runner.turn();
    expect(done).toEqual([{ orderId: 2, kind: 'placed' }]);
    expect(await db.prisma.outbox.count()).toBe(0);
    expect(await queueRows(db)).toMatchObject([{ name: 'order-mail', state: 'completed' }]);
  });

  it('moves to the queue atomically', async () => {
    const { queue } = await openWorkshop(db, { 'order-mail': job(() => Promise.resolve()) });
    await db.prisma.$transaction((tx) => enqueue(tx, placed(1)));
    await db.pool.query('alter table pgboss.job rename to hidden');
    await expect(queue.dispatch()).rejects.toThrow(/pgboss.job/);
    await db.pool.query('alter table pgboss.hidden rename to job');
    // The failed connection isn't reused with its broken transaction.
    expect(await db.prisma.outbox.count()).toBe(1);
    expect(await queue.dispatch()).toBe(1);
    expect(await db.prisma.outbox.count()).toBe(0);
    expect(await queueRows(db)).toHaveLength(1);
  });

  it('moves once when two processes dispatch concurrently, in batches', async () => {
    const jobs = { 'order-mail': job(() => Promise.resolve()) };
    const [one, two] = [await openWorkshop(db, jobs), await openWorkshop(db, jobs)];
    await db.prisma.outbox.createMany({ data: Array.from({ length: 250 }, (_, orderId) => placed(orderId)) });
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    const rows = await queueRows(db);
    expect(rows).toHaveLength(250);
    expect(new Set(rows.map(({ data }) => JSON.stringify(data.payload))).size).toBe(250);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['completed']));
  });

  it('stays in the outbox if this version doesn’t know it', async () => {
    const { runner } = await openWorkshop(db, { 'order-mail': job(() => Promise.resolve()) });
    await wanted(db, 'from-the-future', { n: 1 });
    await runner.turn();
    expect(await db.prisma.outbox.findMany()).toMatchObject([{ name: 'from-the-future', payload: { n: 1 } }]);
    expect(await queueRows(db)).toEqual([]);
  });

  it('takes one statement per poll while the outbox is empty', async () => {
    const { runner } = await openWorkshop(db, { 'order-mail': job(() => Promise.resolve()) });
    await runner.turn();
    const { statements } = await countStatements(db, () => runner.turn());
    expect(statements).toHaveLength(1);
  });
});
