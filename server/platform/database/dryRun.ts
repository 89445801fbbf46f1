import type pg from 'pg';
import { clientOver, type Db } from './db.ts';
import type { PrismaClient } from '../../generated/prisma/client.ts';
import { asTryAgain } from './overload.ts';
import { StagePool } from './stagePool.ts';

// What an operation would say, without anything of it being kept: it runs as it is, on a database that is one transaction of the real
// one, and that transaction is rolled back (docs/decisions/0028).

/** A client of Prisma over one pool; making one costs more than a dry run, so that they are kept. */
interface Stage {
  pool: StagePool;
  prisma: PrismaClient;
}

interface Stages {
  idle: Stage[];
  made: number;
  waiting: ((stage: Stage) => void)[];
}

/** So many at once: they take connections from everybody else. */
const maxStages = 2;
/** Whoever is saving goes first: a dry run that would have to wait long for them gives up. */
const limits = `set local lock_timeout = '1s'; set local statement_timeout = '5s'`;

const stagesOf = new WeakMap<pg.Pool, Stages>();

function takeStage(pool: pg.Pool): Promise<Stage> {
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
 * Runs work on a database of which nothing stays. Its transactions are savepoints; numbers that sequences have given are not given again.
 * @param work must use nothing but the database it is given, and change nothing outside it; what it starts must have ended with it
 * @throws TryAgainError when a lock or a statement took too long, and what `work` throws
 */
export async function dryRun<T>(db: Db, work: (dry: Db) => Promise<T>): Promise<T> {
  const stage = await takeStage(db.pool);
  try {
    const client = await db.pool.connect();
    let isBroken = true;
    try {
      await client.query('begin');
      for (const limit of limits.split(';')) await client.query(limit);
      stage.pool.open(client);
      try {
        // A new object each time: what is kept by the database that it was read from is not kept beyond this run.
        return await work({ kind: db.kind, prisma: stage.prisma, pool: stage.pool, close: () => Promise.resolve() });
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
