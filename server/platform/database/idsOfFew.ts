import { readRows, type Reader } from './db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Maximum number of ids that counts as few. */
const mostFew = 1_000;

/**
 * Returns the ids that any of these statements finds, each through its own index; null if one finds too many. A planner that can choose
 * between an index per column and the list's order picks the wrong one either for rare words or for frequent ones.
 * @param statements each selects "id"
 */
export async function idsOfFew(db: Reader, statements: readonly Prisma.Sql[]): Promise<number[] | null> {
  const limited = statements.map((statement) => Prisma.sql`(SELECT * FROM (${statement}) one LIMIT ${mostFew + 1}::int)`);
  const rows = await readRows<{ id: number }>(db, Prisma.join(limited, ' UNION ALL '));
  return rows.length > mostFew ? null : [...new Set(rows.map(({ id }) => id))];
}
