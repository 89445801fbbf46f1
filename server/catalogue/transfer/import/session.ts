import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Db } from '../../../platform/database/db.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';

/** A database session that spans many transactions, so that temporary tables persist between them. */
export interface SqlSession {
  transaction<T>(work: (sql: SqlClient) => Promise<T>, begin?: string): Promise<T>;
  /** Runs the work and rolls it back: only its result remains. */
  trial<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * On PostgreSQL, holds one connection. The embedded database is a single session anyway, which is released between transactions so that the
 * shop isn't blocked.
 */
export async function openSession(db: Db): Promise<SqlSession> {
  const kept = db.kind === 'postgres' ? await db.pool.connect() : undefined;
  const withClient = async <T>(run: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = kept ?? (await db.pool.connect());
    try {
      return await run(client);
    } finally {
      if (!kept) client.release();
    }
  };
  return {
    transaction: (work, begin = 'begin') => withClient((client) => runTransaction(client, work, begin)),
    trial: (work) => withClient((client) => runTransaction(client, work, 'begin', 'rollback')),
    close: async () => kept?.release(),
  };
}

async function runTransaction<T>(client: pg.PoolClient, work: (sql: SqlClient) => Promise<T>, begin: string, end = 'commit'): Promise<T> {
  await client.query(begin);
  try {
    const result = await work({ query: (text, values) => client.query(text, values) });
    await client.query(end);
    return result;
  } catch (error) {
    // A lost connection can't roll back; the first error is the one to report.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Temporary tables of an import, for data about all rows that would be too large for memory. */
export interface SpillTables {
  /** The products that occurred in the file. */
  seen: string;
  /** Links between products by name, resolved when all rows have been read. */
  link: string;
  /** Variations that precede their parent. */
  waiting: string;
}

/** Creates the temporary tables of an import. */
export async function createSpill(sql: SqlClient): Promise<SpillTables> {
  const suffix = randomBytes(6).toString('hex');
  const tables = { seen: `souk_seen_${suffix}`, link: `souk_link_${suffix}`, waiting: `souk_waiting_${suffix}` };
  await sql.query(`create temp table ${tables.seen} ("productId" int primary key, "line" int, "fileId" int, "kinds" text[])`);
  await sql.query(`create index on ${tables.seen} ("fileId")`);
  await sql.query(
    `create temp table ${tables.link} ("productId" int, "kind" text, "position" int, "ref" text, "line" int, "targetId" int)`,
  );
  await sql.query(`create index on ${tables.link} ("productId")`);
  await sql.query(`create temp table ${tables.waiting} ("line" int, "ordinal" serial primary key, "record" jsonb)`);
  return tables;
}

/** Drops the temporary tables, which would otherwise last as long as the connection. */
export async function dropSpill(session: SqlSession, tables: SpillTables): Promise<void> {
  await session.transaction((sql) => sql.query(`drop table if exists ${tables.seen}, ${tables.link}, ${tables.waiting}`));
}
