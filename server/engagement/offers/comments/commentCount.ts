import { inBatches, maintenanceBatch } from '../../../platform/database/inBatches.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { withRetry } from '../../../platform/database/retry.ts';

/**
 * Counts the published comments of offers again. Call it in the transaction that changes the comments, after the change. Adding to the
 * number would keep a wrong one.
 */
export async function countComments(tx: Tx, offerIds: readonly number[]): Promise<void> {
  const ids = [...new Set(offerIds)];
  if (ids.length === 0) return;
  // A statement of its own: only the next one sees what the transactions before this one have written.
  await tx.$queryRaw`SELECT 1 FROM "Offer" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    UPDATE "Offer" o SET "commentCount" = (
      SELECT count(*) FROM "OfferComment" c WHERE c."offerId" = o."id" AND c."status" = 'PUBLISHED'
    ) WHERE o."id" = ANY(${ids}::int[])`;
}

async function countDiffering(tx: Tx): Promise<number> {
  const offers = await tx.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Offer" o LEFT JOIN (
      SELECT "offerId", count(*) AS "count" FROM "OfferComment" WHERE "status" = 'PUBLISHED' GROUP BY 1
    ) c ON c."offerId" = o."id"
    WHERE o."commentCount" <> coalesce(c."count", 0) ORDER BY o."id" LIMIT ${maintenanceBatch}::int`;
  await countComments(
    tx,
    offers.map(({ id }) => id),
  );
  return offers.length;
}

/**
 * Corrects numbers of comments that instances of an earlier version have left wrong during an upgrade.
 * @returns number of corrected offers
 */
export function correctCommentCounts({ prisma }: Db, signal?: AbortSignal): Promise<number> {
  return inBatches(() => withRetry(() => prisma.$transaction(countDiffering)), signal);
}
