import { listOwner } from '../../foundation/accounts/accounts.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { checkMayVote, countVote, type VoteTry, AlreadyVotedError } from '../offers/offers.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { OwnReviewError, UnknownReviewError } from './errors.ts';
import { says } from './__generated__/messages.ts';

// Votes on whether a review was helpful (row 66): each person votes once, for good, and never on their own review. One statement writes the
// vote and the review's counts; it locks the review first, as hot votes lock their offers.

/** @throws UnknownReviewError when the review is not (or no longer) public, OwnReviewError when the caller is its author */
async function checkReview(shop: Shop, reviewId: number): Promise<void> {
  const review = await shop.db.prisma.review.findUnique({
    where: { id: reviewId, status: 'APPROVED', product: { status: 'PUBLISHED' } },
    select: { accountId: true, visitorId: true },
  });
  if (!review) throw new UnknownReviewError();
  const owner = await listOwner(shop);
  const isOwn = (own: number | null | undefined, author: number | null) => author !== null && own === author;
  if (isOwn(owner?.accountId, review.accountId) || isOwn(owner?.visitorId, review.visitorId)) throw new OwnReviewError();
}

interface Written {
  isThere: boolean;
  isNew: boolean;
}

async function writeVote({ db, now }: Shop, reviewId: number, isHelpful: boolean, { owner, networkHash }: VoteTry): Promise<Written> {
  const [written] = await db.prisma.$queryRaw<Written[]>`
    WITH review AS (
      SELECT r."id" FROM "Review" r WHERE r."id" = ${reviewId}::int AND r."status" = 'APPROVED' FOR NO KEY UPDATE
    ),
    vote AS (
      INSERT INTO "HelpfulVote" ("reviewId", "visitorId", "accountId", "isHelpful", "networkHash", "at")
      SELECT review."id", ${owner.visitorId}::int, ${owner.accountId}::int, ${isHelpful}, ${networkHash}, ${now}::timestamptz FROM review
      ON CONFLICT DO NOTHING RETURNING "isHelpful"
    ),
    counted AS (
      UPDATE "Review" r SET "helpfulCount" = r."helpfulCount" + vote."isHelpful"::int,
        "unhelpfulCount" = r."unhelpfulCount" + (NOT vote."isHelpful")::int
      FROM vote WHERE r."id" = ${reviewId}::int RETURNING 1
    )
    SELECT EXISTS (SELECT 1 FROM review) AS "isThere", EXISTS (SELECT 1 FROM counted) AS "isNew"`;
  if (!written) throw new Error('A vote was neither saved nor rejected');
  return written;
}

/**
 * Votes on whether a review was helpful, once and for good.
 * @throws SignInRequiredError, UnknownReviewError, OwnReviewError, AlreadyVotedError, ThrottledError, TryAgainError; then nothing is
 * counted
 */
export async function voteHelpful(
  shop: Shop,
  { reviewId, isHelpful }: { reviewId: number; isHelpful: boolean },
): Promise<{ reviewId: number }> {
  await checkMayVote(shop);
  await checkReview(shop, reviewId);
  const vote = await countVote(shop, 'helpful-vote');
  const { isThere, isNew } = await withRetry(() => writeVote(shop, reviewId, isHelpful, vote));
  if (isNew) return { reviewId };
  await vote.forgive();
  if (!isThere) throw new UnknownReviewError();
  throw new AlreadyVotedError(
    says((t) => t.youveAlreadyVoted),
    ['input', 'reviewId'],
  );
}

/** Returns the caller's vote on each of these reviews; reviews without a vote are missing. */
export async function ownHelpfulVotes(shop: Shop, reviewIds: readonly number[]): Promise<Map<number, boolean>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ reviewId: number; isHelpful: boolean }[]>`
    SELECT v."reviewId", v."isHelpful" FROM "HelpfulVote" v
    WHERE v."reviewId" = ANY(${reviewIds}::int[]) AND (v."accountId" = ${owner.accountId}::int OR v."visitorId" = ${owner.visitorId}::int)`;
  return new Map(rows.map(({ reviewId, isHelpful }) => [reviewId, isHelpful]));
}
