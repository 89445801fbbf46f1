import type pg from 'pg';

// A migration's script runs as one transaction, but that it has run is noted in another. A process that dies between the two, or
// within the script, leaves a note that says "begun". The script therefore ends with a mark of its own, in its own transaction: with
// it, everything was done; without it, nothing was. So the next start can always go on by itself.

const mark = 'committed';

/** The engine's own lock, held while it applies migrations: a migration that another process applies just now is not unfinished. */
const engineLock = 72_707_369;

/** A migration's script that leaves the mark when it commits. */
export function withMark(script: string): string {
  return `${script}\n;UPDATE "_prisma_migrations" SET "logs" = '${mark}' WHERE "finished_at" IS NULL AND "rolled_back_at" IS NULL;`;
}

/** Takes the marks off what is finished: notes are for failures. */
export async function clearMarks(pool: pg.Pool): Promise<void> {
  await pool.query(`UPDATE "_prisma_migrations" SET "logs" = NULL WHERE "logs" = $1 AND "finished_at" IS NOT NULL`, [mark]);
}

/** Notes what became of the migrations that were begun: those that committed are finished, the others are to be applied again. */
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
