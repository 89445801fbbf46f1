import { beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../server/platform/database/db.ts';
import { LaterError } from '../../server/platform/jobs/errors.ts';
import { Queue } from '../../server/platform/jobs/queue.ts';
import { freshDb } from '../support/db.ts';
import { unreachableDb } from '../http/testApp.ts';
import { emptyQueue, job, openWorkshop, queueRows, skipPauses, wanted } from './workshop.ts';

let db: Db;
beforeEach(async () => {
  db = await freshDb();
  await emptyQueue(db);
});

const states = async () => (await queueRows(db)).map(({ name, state }) => `${name} ${state}`).toSorted();

describe('[F44] a failing job', () => {
  it('is attempted five times with growing delays, then parked and reported, without blocking others', async () => {
    let tries = 0;
    const done: string[] = [];
    const { runner, log } = await openWorkshop(db, {
      poison: job(() => Promise.reject(new Error(`Broken ${(tries += 1)}`))),
      good: job(() => Promise.resolve(void done.push('good'))),
    });
    await wanted(db, 'poison', { n: 1 });
    const pauses: number[] = [];
    for (let turn = 1; turn <= 8; turn += 1) {
      await wanted(db, 'good');
      await runner.turn();
      const waiting = (await queueRows(db)).find(({ name, state }) => name === 'poison' && state === 'retry');
      if (waiting) pauses.push(Math.ceil(waiting.wait));
      await skipPauses(db);
    }
    expect(tries).toBe(5);
    expect(done).toHaveLength(8);
    for (const [index, least] of [30, 60, 120, 240].entries()) {
      expect(pauses[index]).toBeGreaterThanOrEqual(least - 1);
      expect(pauses[index]).toBeLessThanOrEqual(2 * least + 1);
    }
    expect(pauses).toHaveLength(4);
    const [parked] = (await queueRows(db)).filter(({ name }) => name === 'poison');
    expect(parked).toMatchObject({ state: 'failed', tries: 5, data: { payload: { n: 1 } }, output: { message: 'Broken 5' } });
    expect(log.map(({ level, facts }) => `${level} ${facts.job} ${facts.attempt}`)).toEqual([
      ...[1, 2, 3, 4].map((attempt) => `warn poison ${attempt}`),
      'error poison 5',
    ]);
    expect(log.at(-1)?.text).toContain('parked');
  });

  it('runs again after the SQL statement from the operating guide', async () => {
    let isMended = false;
    const { runner } = await openWorkshop(db, {
      poison: job(() => (isMended ? Promise.resolve() : Promise.reject(new Error('Broken'))), { maxAttempts: 1 }),
    });
    await wanted(db, 'poison');
    await runner.turn();
    expect(await states()).toEqual(['poison failed']);
    isMended = true;
    await db.pool.query(
      `update pgboss.job set state = 'retry', retry_limit = retry_limit + 5, start_after = now(), completed_on = null where state = 'failed'`,
    );
    await skipPauses(db);
    await runner.turn();
    expect(await states()).toEqual(['poison completed']);
  });

  it('is postponed without counting an attempt for an outside failure, until it is three days old', async () => {
    let now = new Date();
    let tries = 0;
    const { runner, log } = await openWorkshop(
      db,
      {
        mail: job(() => {
          tries += 1;
          return Promise.reject(new LaterError('The mail server is away', 60));
        }),
      },
      () => now,
    );
    await wanted(db, 'mail', { n: 1 });
    for (let turn = 1; turn <= 8; turn += 1) {
      await runner.turn();
      await skipPauses(db);
    }
    expect(tries).toBe(8);
    const waiting = (await queueRows(db)).filter(({ state }) => state !== 'completed');
    expect(waiting).toMatchObject([{ name: 'mail', state: 'created', tries: 1, data: { payload: { n: 1 } } }]);
    expect(new Set(log.map(({ level, text }) => `${level} ${text}`))).toEqual(new Set(['warn Job postponed for 60 s']));
    now = new Date(now.getTime() + 4 * 24 * 60 * 60 * 1_000);
    await runner.turn();
    expect(log.at(-1)).toMatchObject({ level: 'warn', text: 'Job failed and will be retried' });
    expect((await states()).filter((state) => !state.endsWith('completed'))).toEqual(['mail retry']);
  });
});

describe('[F44] a job that has to wait', () => {
  it('postpones all jobs of its kind if the cause affects them all', async () => {
    let now = new Date();
    const tried: unknown[] = [];
    const away = job(
      (payload) => {
        tried.push(payload);
        return Promise.reject(new LaterError('The mail server is away', 60, { concernsAll: true }));
      },
      { atOnce: 1 },
    );
    const { runner } = await openWorkshop(db, { mail: away }, () => now);
    for (let n = 0; n < 5; n += 1) await wanted(db, 'mail', { n });
    for (let turn = 0; turn < 4; turn += 1) await runner.turn();
    expect(tried).toHaveLength(1);
    now = new Date(now.getTime() + 61_000);
    await runner.turn();
    expect(tried).toHaveLength(2);
  });

  it('is aborted at its time limit, without blocking others', async () => {
    const done: string[] = [];
    const { runner, log } = await openWorkshop(db, {
      endless: job(() => new Promise(() => undefined), { longestSeconds: 1 }),
      good: job(() => Promise.resolve(void done.push('good'))),
    });
    await wanted(db, 'endless');
    await wanted(db, 'good');
    await runner.turn();
    expect(done).toEqual(['good']);
    expect(log).toMatchObject([{ level: 'warn', facts: { job: 'endless', err: { message: 'Timed out after 1 s' } } }]);
    expect(await states()).toEqual(['endless retry', 'good completed']);
  });
});

describe('[F44] several processes', () => {
  it('run each job once', async () => {
    const done: unknown[] = [];
    const jobs = { count: job((payload) => Promise.resolve(void done.push(payload)), { atOnce: 3 }) };
    const [one, two] = [await openWorkshop(db, jobs), await openWorkshop(db, jobs)];
    for (let n = 0; n < 40; n += 1) await wanted(db, 'count', { n });
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    expect(done).toHaveLength(40);
    expect(new Set(done.map((payload) => JSON.stringify(payload))).size).toBe(40);
  });

  it('can create a missing queue concurrently', async () => {
    await db.pool.query('drop schema if exists pgboss cascade');
    const rules = new Map([['a', job(() => Promise.resolve())]]);
    await Promise.all([Queue.open(db, rules), Queue.open(db, rules), Queue.open(db, rules)]);
    const { rows } = await db.pool.query('select name from pgboss.queue');
    expect(rows).toEqual([{ name: 'a' }]);
  });

  it('take over a job from a dead process', async () => {
    const done: unknown[] = [];
    const jobs = { mail: job((payload) => Promise.resolve(void done.push(payload))) };
    const [dead, alive] = [await openWorkshop(db, jobs), await openWorkshop(db, jobs)];
    await wanted(db, 'mail', { n: 1 });
    await dead.queue.dispatch();
    expect(await dead.queue.claim('mail')).toMatchObject({ attempt: 1, payload: { n: 1 } });
    await alive.queue.maintain();
    await alive.runner.turn();
    expect(done).toEqual([]);
    await db.pool.query(`update pgboss.job set started_on = started_on - interval '121 seconds'`);
    await alive.queue.maintain();
    await skipPauses(db);
    await alive.runner.turn();
    expect(done).toEqual([{ n: 1 }]);
  });

  it('run a scheduled job once per interval', async () => {
    let ran = 0;
    let now = new Date();
    const jobs = { sweep: job(() => Promise.resolve(void (ran += 1)), { everySeconds: 60 }) };
    const [one, two] = [await openWorkshop(db, jobs, () => now), await openWorkshop(db, jobs, () => now)];
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    for (let turn = 0; turn < 3; turn += 1) await one.runner.turn();
    expect(await queueRows(db)).toHaveLength(1);
    expect(ran).toBe(1);
    // The queue counts intervals by the database's clock, so forgetting the current interval simulates the next.
    await db.pool.query(`update pgboss.job set singleton_on = singleton_on - interval '1 minute'`);
    now = new Date(now.getTime() + 60_000);
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    await skipPauses(db);
    await Promise.all([one.runner.turn(), two.runner.turn()]);
    expect(ran).toBe(2);
  });
});

describe('[F44] a process that shuts down', () => {
  it('finishes the running job and starts no other', async () => {
    const done: number[] = [];
    let began!: () => void;
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    let finish!: () => void;
    const mayFinish = new Promise<void>((resolve) => (finish = resolve));
    const { runner } = await openWorkshop(db, {
      slow: job(async () => {
        began();
        await mayFinish;
        done.push(1);
      }),
    });
    await wanted(db, 'slow');
    await wanted(db, 'slow');
    runner.start();
    await hasBegun;
    const stopped = runner.stop();
    finish();
    await stopped;
    expect(done).toEqual([1]);
    expect(await states()).toEqual(['slow completed', 'slow created']);
  });

  it('returns an endless job to the queue without counting an attempt', async () => {
    let began!: () => void;
    const hasBegun = new Promise<void>((resolve) => (began = resolve));
    const { runner } = await openWorkshop(db, {
      stuck: job((_payload, { signal }) => {
        began();
        return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('Given up'))));
      }),
    });
    await wanted(db, 'stuck', { n: 1 });
    runner.start();
    await hasBegun;
    await runner.stop();
    const waiting = (await queueRows(db)).filter(({ state }) => state !== 'completed');
    expect(waiting).toMatchObject([{ state: 'created', tries: 1, data: { payload: { n: 1 } } }]);
  });
});

describe('[F44] an unavailable database', () => {
  it('is logged once, and jobs continue when it is back', async () => {
    const { runner, queue, log } = await openWorkshop(db, { good: job(() => Promise.resolve()) });
    const look = queue.look.bind(queue);
    queue.look = () => Promise.reject(new Error('connect ECONNREFUSED'));
    for (let turn = 0; turn < 3; turn += 1) await runner.turn();
    expect(log.map(({ level, text }) => `${level} ${text}`)).toEqual(['warn Could not fetch jobs; waiting']);
    queue.look = look;
    await wanted(db, 'good');
    await runner.turn();
    expect(log.at(-1)).toMatchObject({ level: 'info', text: 'Jobs resumed' });
    expect(await states()).toEqual(['good completed']);
    await expect(Queue.open(unreachableDb(db), new Map())).rejects.toThrow('ECONNREFUSED');
  });

  it('leaves no open transaction when maintenance fails halfway', async () => {
    const { queue } = await openWorkshop(db, { good: job(() => Promise.resolve()) });
    await db.pool.query('alter table pgboss.archive rename to hidden');
    await expect(queue.maintain()).rejects.toThrow(/archive/);
    await db.pool.query('alter table pgboss.hidden rename to archive');
    await db.prisma.$transaction(async (tx) => {
      await tx.outbox.create({ data: { name: 'good', payload: {} } });
    });
    expect(await db.prisma.outbox.count()).toBe(1);
    await queue.maintain();
  });
});
