import type { Tx } from '../../platform/database/db.ts';
import type { ReviewMerging } from './merge.ts';

/**
 * Locks, in order of their ids, the reviews that the guest has voted on and the reviews that now belong to the account and that it has
 * voted on: afterwards no vote on these is in progress (see helpfulVotes.ts).
 */
async function lockReviews(tx: Tx, { fromVisitorId, toAccountId }: ReviewMerging): Promise<number[]> {
  const reviews = await tx.$queryRaw<{ id: number }[]>`
    SELECT r."id" FROM "Review" r WHERE r."id" IN (
      SELECT v."reviewId" FROM "HelpfulVote" v WHERE v."visitorId" = ${fromVisitorId}::int
      UNION SELECT v."reviewId" FROM "HelpfulVote" v JOIN "Review" own ON own."id" = v."reviewId"
      WHERE v."accountId" = ${toAccountId}::int AND own."accountId" = ${toAccountId}::int
    ) ORDER BY r."id" FOR NO KEY UPDATE`;
  return reviews.map(({ id }) => id);
}

/**
 * Moves a guest's votes on reviews to the account that they sign in to, after the reviews were moved. If both have voted, the account's
 * vote stays; votes on what becomes their own review are deleted.
 */
export async function mergeHelpfulVotesWithin(tx: Tx, merging: ReviewMerging): Promise<void> {
  const { fromVisitorId, toAccountId } = merging;
  const reviewIds = await lockReviews(tx, merging);
  if (reviewIds.length === 0) return;
  await tx.$executeRaw`
    WITH removed AS (
      DELETE FROM "HelpfulVote" v USING "Review" r
      WHERE v."reviewId" = ANY(${reviewIds}::int[]) AND r."id" = v."reviewId"
        AND (v."visitorId" = ${fromVisitorId}::int OR v."accountId" = ${toAccountId}::int)
        AND (r."accountId" = ${toAccountId}::int OR v."accountId" IS NULL AND EXISTS (
          SELECT 1 FROM "HelpfulVote" own WHERE own."reviewId" = v."reviewId" AND own."accountId" = ${toAccountId}::int
        ))
      RETURNING v."reviewId", v."isHelpful"
    ),
    sums AS (
      SELECT "reviewId", count(*) FILTER (WHERE "isHelpful")::int AS "helpful", count(*) FILTER (WHERE NOT "isHelpful")::int AS "unhelpful"
      FROM removed GROUP BY "reviewId"
    )
    UPDATE "Review" r SET "helpfulCount" = r."helpfulCount" - sums."helpful", "unhelpfulCount" = r."unhelpfulCount" - sums."unhelpful"
    FROM sums WHERE r."id" = sums."reviewId"`;
  await tx.$executeRaw`
    UPDATE "HelpfulVote" SET "accountId" = ${toAccountId}::int, "visitorId" = NULL
    WHERE "visitorId" = ${fromVisitorId}::int AND "reviewId" = ANY(${reviewIds}::int[])`;
}
