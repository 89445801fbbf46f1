import type { Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { fullVoteWeight } from './voteWeights.ts';

const { sql } = Prisma;

/** The exact score of a row o of "Offer", in thousandths of a vote. */
const exactScore = sql`(o."score"::bigint * ${fullVoteWeight}::int + o."scoreRest")`;

/** Sets the score to a sum of votes in thousandths. This is the only place where stored scores are rounded. */
function setScore(sum: Prisma.Sql): Prisma.Sql {
  const rounded = sql`round(${sum} / ${fullVoteWeight}::numeric)`;
  return sql`"score" = ${rounded}::int, "scoreRest" = (${sum} - ${rounded} * ${fullVoteWeight}::int)::int`;
}

/** Adds votes in thousandths to the score of a row o of "Offer". The row must be locked. */
export function addToScore(votes: Prisma.Sql): Prisma.Sql {
  return setScore(sql`(${exactScore} + ${votes})`);
}

/** Recomputes the sums of offers from the votes that count. The caller must hold the locks of the offers. */
export async function refreshSums(tx: Tx, offerIds: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Offer" o SET ${setScore(sql`x."sum"`)}, "voteCount" = x."count"
    FROM (
      SELECT i."id", coalesce(sum(v."value" * v."weight"), 0) AS "sum", count(v."id")::int AS "count"
      FROM unnest(${offerIds}::int[]) i("id") LEFT JOIN "HotVote" v ON v."offerId" = i."id" AND v."discardId" IS NULL GROUP BY i."id"
    ) x WHERE o."id" = x."id"`;
}
