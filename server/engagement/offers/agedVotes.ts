import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { refreshSums } from './voteSums.ts';
import { networkWindowMs, fullVoteWeight } from './voteWeights.ts';

async function countWhole(tx: Tx, now: Date): Promise<number> {
  const before = new Date(now.getTime() - networkWindowMs);
  const isAged = Prisma.sql`v."weight" > 0 AND v."weight" < ${fullVoteWeight}::int AND v."at" <= ${before}::timestamptz`;
  // Offers first and in order of ID, as in all transactions that lock them (see hotVotes.ts).
  const offers = await tx.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Offer" o
    WHERE o."votesFlaggedAt" IS NULL AND o."id" IN (SELECT v."offerId" FROM "HotVote" v WHERE ${isAged})
    ORDER BY o."id" LIMIT ${maintenanceBatch}::int FOR NO KEY UPDATE`;
  const ids = offers.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.$executeRaw`UPDATE "HotVote" v SET "weight" = ${fullVoteWeight}::int WHERE v."offerId" = ANY(${ids}::int[]) AND ${isAged}`;
  await refreshSums(tx, ids);
  return ids.length;
}

/**
 * Gives votes their full weight once they are old enough (voteWeights.ts).
 * @returns number of offers with recomputed scores
 */
export function confirmAgedVotes({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  return inBatches(() => withRetry(() => prisma.$transaction((tx) => countWhole(tx, now))), signal);
}
