import type { Tx } from './db.ts';

/** A client for set-based SQL: a Prisma transaction or a client of the pool. */
export interface SqlClient {
  query<Row extends object>(text: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Wraps a Prisma transaction as a SqlClient. */
export function sqlOf(client: Tx | SqlClient): SqlClient {
  if (!('$queryRawUnsafe' in client)) return client;
  // The text is always a constant of this code base; values are passed separately.
  return {
    query: async <Row extends object>(text: string, values: unknown[] = []) => ({
      rows: await client.$queryRawUnsafe<Row[]>(text, ...values),
    }),
  };
}
