import type pg from 'pg';

// A migration's script runs as one transaction, but its completion is recorded in another. A process that dies between the two, or within
// the script, leaves the migration recorded as begun. The script therefore sets a mark at its end, within its own transaction: with the
// mark, everything was done; without it, nothing was. The next start can then always recover by itself.

const mark = 'committed';

/**
 * The engine's own lock, held while it applies migrations: a migration that another process is applying now doesn't count as unfinished.
 */
const engineLock = 72_707_369;

/** Returns a migration's script that sets the mark when it commits. */
export function withMark(script: string): string {
  return `${script}\n;UPDATE "_prisma_migrations" SET "logs" = '${mark}' WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL;`;
}

/** Removes the marks of finished migrations, since the column is for failures. */
export async function clearMarks(pool: pg.Pool): Promise<void> {
  await pool.query(`UPDATE "_prisma_migrations" SET "logs" = NULL WHERE "logs" = $1 AND "finished_at" IS NOT NULL`, [mark]);
}

/** Resolves migrations that were begun: committed ones are recorded as finished, the others will be applied again. */
export async function settleUnfinished(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [engineLock]);
    await client.query(
      `UPDATE "_prisma_migrations" SET "finished_at" = now(), "applied_steps_count" = 1
       WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL AND "logs" = $1`,
      [mark],
    );
    await client.query(`UPDATE "_prisma_migrations" SET "rolled_back_at" = now() WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL`);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [engineLock]);
    client.release();
  }
  await clearMarks(pool);
}
