import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Db } from '../../server/platform/database/db.ts';

export interface CountedStatements {
  count: number;
  /** SQL texts in order, including BEGIN and COMMIT. */
  statements: string[];
}

const running = new AsyncLocalStorage<symbol>();

/**
 * Runs a function in this process and returns the SQL statements that it sent. Statements of others, such as a timer left running by a
 * previous file, aren't included.
 * @param ofAll includes statements of others, for work triggered in listeners, for example
 */
export async function countStatements(db: Db, run: () => Promise<unknown>, ofAll = false): Promise<CountedStatements> {
  const statements: string[] = [];
  const own = Symbol('own');
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const onAcquire = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return;
    const query = client.query;
    wrapped.set(client, query);
    client.query = ((...args: unknown[]) => {
      const [first] = args;
      if (ofAll || running.getStore() === own)
        statements.push(typeof first === 'string' ? first : String((first as { text?: unknown }).text));
      return (query as (...all: unknown[]) => unknown).apply(client, args);
    }) as pg.PoolClient['query'];
  };
  db.pool.on('acquire', onAcquire);
  try {
    await running.run(own, run);
  } finally {
    db.pool.off('acquire', onAcquire);
    for (const [client, query] of wrapped) client.query = query;
  }
  return { count: statements.length, statements };
}
