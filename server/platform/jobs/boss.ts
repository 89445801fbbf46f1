import type pg from 'pg';
import PgBoss from 'pg-boss';

// pg-boss on the shop's own connections. Its tables are in a separate schema, which Prisma ignores.

/** Database schema of pg-boss's tables. */
export const schema = 'pgboss';

/** An arbitrary number that no other advisory lock of this program uses. */
const openingLock = 4_207_771_513;

/**
 * Runs several statements on one connection and releases it even if they fail. pg-boss sends scripts from BEGIN to COMMIT: if one fails,
 * the connection must not stay inside the aborted transaction.
 */
export async function withConnection<T>(pool: pg.Pool, use: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await use(client);
    client.release();
    return result;
  } catch (error) {
    // A PostgreSQL connection is replaced; the embedded database's only one is rolled back.
    client.release(error instanceof Error ? error : true);
    throw error;
  }
}

/** Wraps a connection in pg-boss's database interface. */
export const on = (client: pg.PoolClient): PgBoss.Db => ({
  executeSql: (text, values?: unknown[]) => client.query(text, values ?? []) as Promise<{ rows: unknown[] }>,
});

/**
 * Opens pg-boss, creating its tables and queues on first start. Processes that start at the same time do so one after the other: creating
 * tables and partitions concurrently ends in deadlocks.
 */
export async function openBoss(pool: pg.Pool, queues: readonly string[]): Promise<PgBoss> {
  const onAny: PgBoss.Db = { executeSql: (text, values) => withConnection(pool, (client) => on(client).executeSql(text, values)) };
  let db = onAny;
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    schema,
    // Both would run on timers and keep querying a database that is being closed.
    supervise: false,
    schedule: false,
    // Completed jobs can be looked up for a while; failed ones are kept for a month.
    archiveCompletedAfterSeconds: 6 * 60 * 60,
    archiveFailedAfterSeconds: 30 * 24 * 60 * 60,
    deleteAfterDays: 7,
  });
  // Never emitted in this mode, but an emitter without a listener would end the process.
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
