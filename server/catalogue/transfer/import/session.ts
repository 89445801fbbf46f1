import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { Db } from '../../../platform/database/db.ts';
import type { SqlClient } from '../../../platform/database/sql.ts';

/** A database session that lasts through many transactions, so that temporary tables do. */
export interface SqlSession {
  transaction<T>(work: (sql: SqlClient) => Promise<T>, begin?: string): Promise<T>;
  /** Does the work and takes it back again: only what it tells is left. */
  trial<T>(work: (sql: SqlClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * On PostgreSQL one connection is kept. The embedded database is a single session anyway, which is given back between the
 * transactions so that the shop is not held up.
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
    // A lost connection cannot roll back; what matters is the first error.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Temporary tables of one import: what must be remembered about all rows, and does not belong into memory. */
export interface SpillTables {
  /** The products that the file has spoken of. */
  seen: string;
  /** Links between products by name, resolved when all rows have been read. */
  link: string;
  /** Variations that stand before their parent. */
  waiting: string;
}

/** Creates the temporary tables. */
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

/** Drops the temporary tables, which would otherwise live as long as the connection. */
export async function dropSpill(session: SqlSession, tables: SpillTables): Promise<void> {
  await session.transaction((sql) => sql.query(`drop table if exists ${tables.seen}, ${tables.link}, ${tables.waiting}`));
}
