import { withRetry } from '../database/retry.ts';
import type { Tx } from '../db.ts';
import type { Shop } from '../shop.ts';
import { UnknownReviewError } from './errors.ts';
import { lockRatings, refreshRatings } from './rating.ts';

/** What the shop decides about a review. */
export interface Decision {
  reviewId: number;
  status: 'APPROVED' | 'REJECTED';
}

/**
 * Shows a review to everybody, or hides it. What is so already stays as it is; a decision may be changed. For the shop's staff: the
 * caller sees to that.
 * @returns whether anything was changed
 * @throws UnknownReviewError, TryAgainError
 */
export async function decideReview(shop: Shop, decision: Decision): Promise<{ changed: boolean }> {
  const outcome = await withRetry(() => shop.db.prisma.$transaction((tx) => decideWithin(tx, { ...decision, now: shop.now })));
  if (outcome.isSeen) await shop.catalog.reload();
  return { changed: outcome.changed };
}

async function decideWithin(tx: Tx, { reviewId, status, now }: Decision & { now: Date }): Promise<{ changed: boolean; isSeen: boolean }> {
  const known = await tx.review.findUnique({ where: { id: reviewId }, select: { productId: true } });
  if (!known) throw new UnknownReviewError();
  await lockRatings(tx, [known.productId]);
  // Whoever decided a moment before has let go of the lock by now, and what was decided is seen.
  const before = await tx.review.findUnique({ where: { id: reviewId }, select: { status: true } });
  if (!before) throw new UnknownReviewError();
  if (before.status === status) return { changed: false, isSeen: false };
  await tx.review.update({ where: { id: reviewId }, data: { status, decidedAt: now }, select: { id: true } });
  const isSeen = before.status === 'APPROVED' || status === 'APPROVED';
  if (isSeen) await refreshRatings(tx, [known.productId]);
  return { changed: true, isSeen };
}
