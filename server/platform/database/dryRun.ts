import type pg from 'pg';
import { clientOver, type Db } from './db.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { asTryAgain } from './overload.ts';
import { StagePool } from './stagePool.ts';

// Returns the result of an operation without saving anything: the operation runs unchanged on a database that is one transaction of the
// real one, and that transaction is rolled back (docs/decisions/0028).

/** A Prisma client over one pool; creating one costs more than a dry run, so they are reused. */
interface Stage {
  pool: StagePool;
  prisma: PrismaClient;
}

interface Stages {
  idle: Stage[];
  made: number;
  waiting: ((stage: Stage) => void)[];
}

/** Maximum number of concurrent dry runs, since they take connections from other requests. */
const maxStages = 2;
/** Saves take precedence: a dry run that would have to wait long for their locks gives up. */
const limits = `set local lock_timeout = '1s'; set local statement_timeout = '5s'`;

const stagesOf = new WeakMap<pg.Pool, Stages>();

function acquireStage(pool: pg.Pool): Promise<Stage> {
  const stages = stagesOf.get(pool) ?? { idle: [], made: 0, waiting: [] };
  stagesOf.set(pool, stages);
  const idle = stages.idle.pop();
  if (idle) return Promise.resolve(idle);
  if (stages.made >= maxStages) return new Promise((resolve) => stages.waiting.push(resolve));
  stages.made += 1;
  const stagePool = new StagePool();
  return Promise.resolve({ pool: stagePool, prisma: clientOver(stagePool) });
}

function giveBack(pool: pg.Pool, stage: Stage): void {
  const stages = stagesOf.get(pool);
  const next = stages?.waiting.shift();
  if (next) next(stage);
  else stages?.idle.push(stage);
}

/**
 * Runs work on a database from which nothing is saved. Its transactions are savepoints; sequence values used up by the run are not
 * reissued.
 * @param work must use only the database it is given, and change nothing outside it; all that it starts must end with it
 * @throws TryAgainError when a lock or a statement took too long, and what `work` throws
 */
export async function dryRun<T>(db: Db, work: (dry: Db) => Promise<T>): Promise<T> {
  const stage = await acquireStage(db.pool);
  try {
    const client = await db.pool.connect();
    let isBroken = true;
    try {
      await client.query('begin');
      for (const limit of limits.split(';')) await client.query(limit);
      stage.pool.open(client);
      try {
        // A new object each time, so that caches keyed by the database don't outlive this run.
        return await work({
          kind: db.kind,
          prisma: stage.prisma,
          pool: stage.pool,
          usage: db.usage,
          dump: null,
          close: () => Promise.resolve(),
        });
      } finally {
        await stage.pool.shut();
        await client.query('rollback');
        isBroken = false;
      }
    } finally {
      client.release(isBroken);
    }
  } catch (error) {
    throw asTryAgain(error);
  } finally {
    giveBack(db.pool, stage);
  }
}
