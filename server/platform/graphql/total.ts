import { readRows, type Reader } from '../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { besideEdges } from './besideEdges.ts';

// Totals of lists. Counting a million rows takes as long as reading them, and nobody reads that far: lists are counted up to a bound, and
// report when they have more.

/** The number of items in a list, up to the bound. */
export interface Total {
  count: number;
  /** False if there are more. */
  isExact: boolean;
}

/** Default bound of counts. */
const maxCounted = 1_000;

/** Counts the rows of a SELECT up to a bound. */
export async function countUpTo(db: Reader, rows: Prisma.Sql, most = maxCounted): Promise<Total> {
  const [row] = await readRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS "count" FROM (${rows} LIMIT ${most + 1}::int) counted`,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, most), isExact: count <= most };
}

/** Returns a function that counts on its first call and then reuses the result. */
export function countedOnce(count: () => Promise<Total>): () => Promise<Total> {
  let counted: Promise<Total> | undefined;
  return () => (counted ??= count());
}

/** Returns the total of a connection. */
export function totalOf(connection: object): Promise<Total> {
  return besideEdges<{ total(): Promise<Total> }>(connection).total();
}

/** Descriptions of the two fields. */
export const totalDescriptions = {
  count: (most = maxCounted) => `Number of items in the whole list; at most ${most.toLocaleString('en')} are counted.`,
  isExact: 'Whether `totalCount` is exact; false when the list has more items than are counted.',
};
