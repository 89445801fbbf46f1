import type pg from 'pg';
import type { Db } from '../../server/db.ts';

export interface CountedStatements {
  count: number;
  /** The SQL texts in order, BEGIN and COMMIT included. */
  statements: string[];
}

/** Runs something and tells which SQL statements the database got meanwhile, from whomever. */
export async function countStatements(db: Db, run: () => Promise<unknown>): Promise<CountedStatements> {
  const statements: string[] = [];
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const onAcquire = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return;
    const query = client.query;
    wrapped.set(client, query);
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      statements.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
      return (query as (...all: unknown[]) => unknown).apply(client, args);
    }) as pg.PoolClient['query'];
  };
  db.pool.on('acquire', onAcquire);
  try {
    await run();
  } finally {
    db.pool.off('acquire', onAcquire);
    for (const [client, query] of wrapped) client.query = query;
  }
  return { count: statements.length, statements };
}
