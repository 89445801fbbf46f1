import { actorOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { ReviewStatus } from '../../generated/prisma/enums.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { lockRatings, refreshRatings } from './rating.ts';

// What the shop's staff do with reviews: show them, hide them, and take them away. Who may do it is seen to by the caller. Each change is
// one transaction with the ratings that follow from it and its rows of the audit log.

/** What these operations need of a request. */
export type ReviewDesk = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** So many reviews are decided at once. */
export const maxDecisions = 100;

/** What the shop decides about a review. */
export interface Decision {
  reviewId: number;
  status: ReviewStatus;
  /** What it was when it was looked at: otherwise nothing is decided about it. Left out: whatever it is. */
  expected?: ReviewStatus | null;
}

/** A decision that has changed something. */
export interface Decided {
  reviewId: number;
  before: ReviewStatus;
  after: ReviewStatus;
}

/** What has become of decisions. */
export interface Outcome {
  decided: Decided[];
  /** Reviews that are gone, or that somebody else has decided about meanwhile. */
  skippedIds: number[];
}

const actions: Record<ReviewStatus, string> = {
  PENDING: 'review.reopen',
  APPROVED: 'review.approve',
  REJECTED: 'review.reject',
  SPAM: 'review.spam',
};

function checkIds(ids: readonly number[], field: string): void {
  const refuse = (message: string) => new InvalidInputError([{ path: ['input', field], message }]);
  if (ids.length === 0 || ids.length > maxDecisions) throw refuse(`Select between 1 and ${maxDecisions} reviews.`);
  if (new Set(ids).size !== ids.length) throw refuse('Select each review only once.');
}

/**
 * Decides about reviews. What is so already stays as it is; decisions may be changed, and taken back by deciding what was before.
 * @throws InvalidInputError, TryAgainError; then nothing was changed
 */
export async function moderateReviews(shop: ReviewDesk, decisions: readonly Decision[]): Promise<Outcome> {
  checkIds(
    decisions.map(({ reviewId }) => reviewId),
    'decisions',
  );
  const actor = await actorOf(shop);
  const outcome = await withRetry(() => shop.db.prisma.$transaction((tx) => decideWithin(tx, shop, actor, decisions)));
  if (outcome.decided.length > 0) await shop.catalog.reload();
  return outcome;
}

/** What is there of reviews, their products locked. Whoever decided a moment before has let go of the locks by then. */
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

/** Decides about reviews within a transaction, with the ratings that follow and the rows of the audit log. */
export async function decideWithin(tx: Tx, shop: Pick<ReviewDesk, 'now'>, actor: Actor, decisions: readonly Decision[]): Promise<Outcome> {
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
    // The names of the actions are the statuses.
    const data = { status: status as ReviewStatus, decidedAt: status === 'PENDING' ? null : shop.now };
    await tx.review.updateMany({ where: { id: { in: ids } }, data });
    await recordAudit(tx, shop, actor, { action, targetType: 'Review', targetIds: ids });
  }
  if (seen.length > 0) await refreshRatings(tx, [...new Set(seen)]);
  return outcome;
}

/**
 * Takes reviews away for good, with their scores and votes; their authors may write another. Those that are gone already do not matter.
 * @returns the numbers of those that were taken away
 * @throws InvalidInputError, TryAgainError; then nothing was changed
 */
export async function deleteReviews(shop: ReviewDesk, reviewIds: readonly number[]): Promise<number[]> {
  checkIds(reviewIds, 'ids');
  const actor = await actorOf(shop);
  const deleted = await withRetry(() => shop.db.prisma.$transaction((tx) => deleteWithin(tx, shop, actor, reviewIds)));
  if (deleted.length > 0) await shop.catalog.reload();
  return deleted;
}

/** Takes reviews away within a transaction. @returns the numbers of those that were there */
export async function deleteWithin(tx: Tx, shop: Pick<ReviewDesk, 'now'>, actor: Actor, reviewIds: readonly number[]): Promise<number[]> {
  const known = await lockReviews(tx, reviewIds);
  const ids = [...known.keys()];
  if (ids.length === 0) return [];
  await tx.review.deleteMany({ where: { id: { in: ids } } });
  const seen = [...known.values()].flatMap(({ productId, status }) => (status === 'APPROVED' ? [productId] : []));
  if (seen.length > 0) await refreshRatings(tx, [...new Set(seen)]);
  await recordAudit(tx, shop, actor, { action: 'review.delete', targetType: 'Review', targetIds: ids });
  return ids;
}
