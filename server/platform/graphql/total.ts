import { readRows, type Reader } from '../database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { besideEdges } from './besideEdges.ts';

// How long a list is. Counting a million rows takes as long as reading them, and nobody reads that far: lists are counted up to a bound,
// and say when they have more.

/** How long a list is, as far as it was counted. */
export interface Total {
  count: number;
  /** False when there are more. */
  isExact: boolean;
}

/** Beyond it lists are not counted, unless they say otherwise. */
const maxCounted = 1_000;

/** Counts the rows of a SELECT, at most so many. */
export async function countUpTo(db: Reader, rows: Prisma.Sql, most = maxCounted): Promise<Total> {
  const [row] = await readRows<{ count: number }>(
    db,
    Prisma.sql`SELECT count(*)::int AS "count" FROM (${rows} LIMIT ${most + 1}::int) counted`,
  );
  const count = row?.count ?? 0;
  return { count: Math.min(count, most), isExact: count <= most };
}

/** Counts when somebody asks, and once however many fields ask. */
export function countedOnce(count: () => Promise<Total>): () => Promise<Total> {
  let counted: Promise<Total> | undefined;
  return () => (counted ??= count());
}

/** What a connection's `total` says. */
export function totalOf(connection: object): Promise<Total> {
  return besideEdges<{ total(): Promise<Total> }>(connection).total();
}

/** Descriptions of the two fields. */
export const totalWords = {
  count: (most = maxCounted) => `Number of items in the whole list; at most ${most.toLocaleString('en')} are counted.`,
  isExact: 'Whether `totalCount` is exact; false when the list has more items than are counted.',
};
