import type { Text } from '../../platform/i18n/text.ts';
import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { emitEvents } from '../../platform/events/domainEvents.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { ReviewStatus } from '../../generated/prisma/enums.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import './events.ts';
import { lockRatings, refreshRatings } from './rating.ts';
import { says } from './__generated__/messages.ts';

// Review moderation by staff: approve, hide and delete. The caller checks permissions. Each change is one transaction together with the
// resulting ratings and the rows of the audit log.

/** The part of a request that these operations need. */
export type ModerationContext = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** Maximum number of reviews decided in one call. */
export const maxDecisions = 100;

/** A staff decision about a review. */
export interface Decision {
  reviewId: number;
  status: ReviewStatus;
  /** The status that the staff member saw; if the review has another one, the decision is skipped. If omitted, any status is accepted. */
  expected?: ReviewStatus | null;
}

/** A decision that changed a review. */
export interface ModeratedReview {
  reviewId: number;
  before: ReviewStatus;
  after: ReviewStatus;
}

/** The outcome of decisions. */
export interface Outcome {
  decided: ModeratedReview[];
  /** Reviews that were deleted or decided by other staff in the meantime. */
  skippedIds: number[];
}

const actions: Record<ReviewStatus, string> = {
  PENDING: 'review.reopen',
  APPROVED: 'review.approve',
  REJECTED: 'review.reject',
  SPAM: 'review.spam',
};

function checkIds(ids: readonly number[], field: string): void {
  const refuse = (message: Text) => new InvalidInputError([{ path: ['input', field], message }]);
  if (ids.length === 0 || ids.length > maxDecisions) throw refuse(says((t) => t.selectOneToMaxReviews({ maxDecisions })));
  if (new Set(ids).size !== ids.length) throw refuse(says((t) => t.selectEachReviewOnlyOnce));
}

/**
 * Decides about reviews. Reviews that already have the status are left as they are; decisions may be changed, and undone by setting the
 * previous status.
 * @throws InvalidInputError, TryAgainError; then nothing has changed
 */
export async function moderateReviews(shop: ModerationContext, decisions: readonly Decision[]): Promise<Outcome> {
  checkIds(
    decisions.map(({ reviewId }) => reviewId),
    'decisions',
  );
  const actor = await actorOf(shop);
  const outcome = await withRetry(() => shop.db.prisma.$transaction((tx) => moderateWithin(tx, shop, actor, decisions)));
  if (outcome.decided.length > 0) await shop.catalog.reload();
  return outcome;
}

/** Returns the existing reviews, with their products locked. Waiting for the locks makes concurrent decisions visible. */
async function lockReviews(tx: Tx, ids: readonly number[]): Promise<Map<number, { productId: number; status: ReviewStatus }>> {
  const where = { id: { in: [...ids] } };
  const known = await tx.review.findMany({ where, select: { productId: true } });
  if (known.length === 0) return new Map();
  await lockRatings(
    tx,
    known.map(({ productId }) => productId),
  );
  const rows = await tx.review.findMany({ where, select: { id: true, productId: true, status: true } });
  return new Map(rows.map(({ id, ...review }) => [id, review]));
}

/** Decides about reviews within a transaction, including the resulting ratings and the rows of the audit log. */
export async function moderateWithin(
  tx: Tx,
  shop: Pick<ModerationContext, 'now'>,
  actor: Actor,
  decisions: readonly Decision[],
): Promise<Outcome> {
  const known = await lockReviews(
    tx,
    decisions.map(({ reviewId }) => reviewId),
  );
  const outcome: Outcome = { decided: [], skippedIds: [] };
  const seen: number[] = [];
  for (const { reviewId, status, expected } of decisions) {
    const review = known.get(reviewId);
    if (!review || (expected != null && review.status !== expected)) {
      outcome.skippedIds.push(reviewId);
      continue;
    }
    if (review.status === status) continue;
    outcome.decided.push({ reviewId, before: review.status, after: status });
    if (review.status === 'APPROVED' || status === 'APPROVED') seen.push(review.productId);
  }
  for (const [status, action] of Object.entries(actions)) {
    const ids = outcome.decided.flatMap(({ reviewId, after }) => (after === status ? [reviewId] : []));
    if (ids.length === 0) continue;
    // The names of the actions are those of the statuses.
    const data = { status: status as ReviewStatus, decidedAt: status === 'PENDING' ? null : shop.now };
    await tx.review.updateMany({ where: { id: { in: ids } }, data });
    await recordAudit(tx, shop, actor, { action, targetType: 'Review', targetIds: ids });
  }
  const published = outcome.decided.flatMap(({ reviewId, after }) => {
    const productId = after === 'APPROVED' ? known.get(reviewId)?.productId : undefined;
    return productId === undefined ? [] : [{ reviewId, productId }];
  });
  await emitEvents(tx, 'reviewPublished', published, shop.now);
  if (seen.length > 0) await refreshRatings(tx, [...new Set(seen)]);
  return outcome;
}

/**
 * Permanently deletes reviews with their scores and votes; their authors may write another. Already deleted reviews are ignored.
 * @returns the ids of the deleted reviews
 * @throws InvalidInputError, TryAgainError; then nothing has changed
 */
export async function deleteReviews(shop: ModerationContext, reviewIds: readonly number[]): Promise<number[]> {
  checkIds(reviewIds, 'ids');
  const actor = await actorOf(shop);
  const deleted = await withRetry(() => shop.db.prisma.$transaction((tx) => deleteWithin(tx, shop, actor, reviewIds)));
  if (deleted.length > 0) await shop.catalog.reload();
  return deleted;
}

/**
 * Deletes reviews within a transaction.
 * @returns the ids of the reviews that existed
 */
export async function deleteWithin(
  tx: Tx,
  shop: Pick<ModerationContext, 'now'>,
  actor: Actor,
  reviewIds: readonly number[],
): Promise<number[]> {
  const known = await lockReviews(tx, reviewIds);
  const ids = [...known.keys()];
  if (ids.length === 0) return [];
  await tx.review.deleteMany({ where: { id: { in: ids } } });
  const seen = [...known.values()].flatMap(({ productId, status }) => (status === 'APPROVED' ? [productId] : []));
  if (seen.length > 0) await refreshRatings(tx, [...new Set(seen)]);
  await recordAudit(tx, shop, actor, { action: 'review.delete', targetType: 'Review', targetIds: ids });
  return ids;
}
