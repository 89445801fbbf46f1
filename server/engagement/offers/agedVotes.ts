import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { refreshSums } from './voteSums.ts';
import { networkWindowMs, wholeVote } from './voteWeights.ts';

async function countWhole(tx: Tx, now: Date): Promise<number> {
  const before = new Date(now.getTime() - networkWindowMs);
  const isAged = Prisma.sql`v."weight" > 0 AND v."weight" < ${wholeVote}::int AND v."at" <= ${before}::timestamptz`;
  // The offers first and in the order of ids, as everybody locks them (see hotVotes.ts).
  const offers = await tx.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Offer" o
    WHERE o."votesFlaggedAt" IS NULL AND o."id" IN (SELECT v."offerId" FROM "HotVote" v WHERE ${isAged})
    ORDER BY o."id" LIMIT ${upkeepBatch}::int FOR NO KEY UPDATE`;
  const ids = offers.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await tx.$executeRaw`UPDATE "HotVote" v SET "weight" = ${wholeVote}::int WHERE v."offerId" = ANY(${ids}::int[]) AND ${isAged}`;
  await refreshSums(tx, ids);
  return ids.length;
}

/** Lets votes count whole that are old enough (voteWeights.ts). @returns how many offers' scores were made anew */
export function confirmAgedVotes({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  return inBatches(() => withRetry(() => prisma.$transaction((tx) => countWhole(tx, now))), signal);
}
