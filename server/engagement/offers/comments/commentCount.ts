import type { Tx } from '../../../platform/database/db.ts';

/**
 * Adds to the numbers of published comments. Call it in the transaction that changes the comments.
 * @param changes how much to add, by offer id
 */
export async function addComments(tx: Tx, changes: ReadonlyMap<number, number>): Promise<void> {
  const counts = [...changes].filter(([, by]) => by !== 0).toSorted(([a], [b]) => a - b);
  if (counts.length === 0) return;
  // Locked in a fixed order, so that two moderators can't deadlock.
  await tx.$executeRaw`
    WITH change AS (
      SELECT o."id", c."by" FROM "Offer" o
      JOIN unnest(${counts.map(([id]) => id)}::int[], ${counts.map(([, by]) => by)}::int[]) AS c ("id", "by") ON c."id" = o."id"
      ORDER BY o."id" FOR NO KEY UPDATE OF o
    )
    UPDATE "Offer" o SET "commentCount" = o."commentCount" + change."by" FROM change WHERE change."id" = o."id"`;
}
