import type pg from 'pg';
import PgBoss from 'pg-boss';

// pg-boss on the shop's own connections. Its tables are in a schema of their own, which Prisma does not look at.

/** Where pg-boss keeps its tables. */
export const schema = 'pgboss';

/** Any number: of this program's advisory locks it is the only one. */
const openingLock = 4_207_771_513;

/**
 * Runs several statements on one connection and gives it back even when they fail. pg-boss sends scripts from BEGIN to COMMIT: when
 * one breaks off, the connection must not stay inside the broken transaction.
 */
export async function withConnection<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    // PostgreSQL's connection is replaced; the embedded database's only one is rolled back.
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

/** What pg-boss calls a database, for one connection. */
export const on = (client: pg.PoolClient): PgBoss.Db => ({
  executeSql: (text, values?: unknown[]) => client.query(text, values ?? []) as Promise<{ rows: unknown[] }>,
});

/**
 * Opens pg-boss, with its tables and queues on the first time. Processes that start at the same moment do so one after the other:
 * making tables and partitions beside each other ends in deadlocks.
 */
export async function openBoss(pool: pg.Pool, queues: readonly string[]): Promise<PgBoss> {
  const onAny: PgBoss.Db = { executeSql: (text, values) => withConnection(pool, (client) => on(client).executeSql(text, values)) };
  let db = onAny;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    schema,
    // Both would run on timers of their own and go on asking a database that is being closed.
    supervise: false,
    schedule: false,
    // What is done can be looked up for a while; what was parked stays for a month.
    archiveCompletedAfterSeconds: 6 * 60 * 60,
    archiveFailedAfterSeconds: 30 * 24 * 60 * 60,
    deleteAfterDays: 7,
  });
  // Nothing emits it in this mode; an emitter without a listener would end the process.
  boss.on('error', () => undefined);
  await withConnection(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [openingLock]);
    db = on(client);
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of queues) if (!known.has(name)) await boss.createQueue(name);
    await client.query('select pg_advisory_unlock($1)', [openingLock]);
  });
  db = onAny;
  return boss;
}
