import { readRows, type Reader } from './db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** More than these are many. */
const mostFew = 1_000;

/**
 * The numbers of what any of these statements finds, each of them by its own index; null when one finds many. A planner that has both to
 * choose from, an index for each column and the order of a list, takes the wrong one for words that are rare or for words that are not.
 * @param statements each selects "id"
 */
export async function idsOfFew(db: Reader, statements: readonly Prisma.Sql[]): Promise<number[] | null> {
  const limited = statements.map((statement) => Prisma.sql`(SELECT * FROM (${statement}) one LIMIT ${mostFew + 1}::int)`);
  const rows = await readRows<{ id: number }>(db, Prisma.join(limited, ' UNION ALL '));
  return rows.length > mostFew ? null : [...new Set(rows.map(({ id }) => id))];
}
