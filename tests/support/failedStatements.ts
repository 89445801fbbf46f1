import type pg from 'pg';
import type { Db } from '../../server/platform/database/db.ts';

/** SQLSTATE codes of the statements that the database refused. */
export interface FailedStatements {
  codes: unknown[];
  stop(): void;
}

/** Records failed statements, also those that the shop retries and so never reports. */
export function failedStatements({ pool }: Db): FailedStatements {
  const codes: unknown[] = [];
  const wrapped = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const onAcquire = (client: pg.PoolClient) => {
    if (wrapped.has(client)) return;
    const query = client.query as (...args: unknown[]) => unknown;
    wrapped.set(client, client.query);
    client.query = ((...args: unknown[]) => {
      const result = query.apply(client, args);
      if (result instanceof Promise) result.catch(({ code }: { code?: unknown }) => codes.push(code));
      return result;
    }) as pg.PoolClient['query'];
  };
  pool.on('acquire', onAcquire);
  return {
    codes,
    stop() {
      pool.off('acquire', onAcquire);
      for (const [client, query] of wrapped) client.query = query;
    },
  };
}
