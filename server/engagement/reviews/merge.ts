import type { Tx } from '../../platform/database/db.ts';
import { mergeHelpfulVotesWithin } from './mergeHelpfulVotes.ts';
import { lockRatings, refreshRatings } from './rating.ts';

/** The visitor whose reviews are merged, and the account that receives them. */
export interface ReviewMerging {
  fromVisitorId: number;
  toAccountId: number;
}

/**
 * Locks the products that the guest has reviewed, for a merge that locks offers before it reaches the reviews: the catalogue locks products
 * first.
 * @returns the products' ids
 */
export async function lockReviewedProducts(tx: Tx, fromVisitorId: number): Promise<number[]> {
  const reviews = await tx.review.findMany({ where: { visitorId: fromVisitorId }, select: { productId: true } });
  const productIds = reviews.map(({ productId }) => productId);
  if (productIds.length > 0) await lockRatings(tx, productIds);
  return productIds;
}

/**
 * Moves a guest's reviews, and their votes on reviews, to the account that they sign in to. If both have reviewed a product, the account's
 * review stays: one person rates a product once. Ratings are updated; the caller reloads the catalogue's revision. Products are locked
 * before reviews, and the revision last.
 */
export async function mergeReviewsWithin(tx: Tx, merging: ReviewMerging): Promise<void> {
  const seen = await moveReviews(tx, merging);
  await mergeHelpfulVotesWithin(tx, merging);
  if (seen.length > 0) await refreshRatings(tx, seen);
}

/** @returns the products that lost a public review */
async function moveReviews(tx: Tx, { fromVisitorId, toAccountId }: ReviewMerging): Promise<number[]> {
  const productIds = await lockReviewedProducts(tx, fromVisitorId);
  if (productIds.length === 0) return [];
  const removed = await tx.$queryRaw<{ productId: number; status: string }[]>`
    DELETE FROM "Review" r USING "Review" own
    WHERE r."visitorId" = ${fromVisitorId}::int AND own."accountId" = ${toAccountId}::int AND own."productId" = r."productId"
    RETURNING r."productId", r."status"::text`;
  await tx.$executeRaw`
    UPDATE "Review" SET "accountId" = ${toAccountId}::int, "visitorId" = NULL
    WHERE "visitorId" = ${fromVisitorId}::int AND "productId" = ANY(${productIds}::int[])`;
  return removed.flatMap(({ productId, status }) => (status === 'APPROVED' ? [productId] : []));
}
