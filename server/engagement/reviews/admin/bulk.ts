import type { ReviewStatus } from '../../../generated/prisma/enums.ts';
import { changedSinceOutcome, notFoundOutcome, sameOutcome, type BulkSubject, type ItemOutcome } from '../../../foundation/audit/audit.ts';
import { moderateWithin, deleteWithin, type Decision, type Outcome } from '../moderation.ts';

// Bulk actions on reviews. Decisions can be undone; deletion can't.

const statuses: Readonly<Record<string, ReviewStatus>> = { APPROVE: 'APPROVED', REJECT: 'REJECTED', SPAM: 'SPAM', REOPEN: 'PENDING' };

const isStatus = (value: unknown): value is ReviewStatus => Object.values(statuses).some((status) => status === value);

function outcomes(ids: readonly number[], { decided, skippedIds }: Outcome, skipped: ItemOutcome): Map<number, ItemOutcome> {
  const changes = new Map(decided.map((one) => [one.reviewId, one]));
  return new Map(
    ids.map((id) => {
      const one = changes.get(id);
      if (one) return [id, { changed: true, problem: '', before: one.before, after: one.after }];
      return [id, skippedIds.includes(id) ? skipped : sameOutcome];
    }),
  );
}

/** Bulk actions on reviews: APPROVE, REJECT, SPAM, REOPEN, DELETE. */
export const reviewActions: BulkSubject = {
  actions: {
    APPROVE: { canUndo: true },
    REJECT: { canUndo: true },
    SPAM: { canUndo: true },
    REOPEN: { canUndo: true },
    DELETE: { canUndo: false },
  },
  async names({ prisma }, ids) {
    const rows = await prisma.review.findMany({ where: { id: { in: [...ids] } }, select: { id: true, authorName: true } });
    return new Map(rows.map(({ id, authorName }) => [id, authorName]));
  },
  async change(tx, action, ids, { actor, now }) {
    const status = statuses[action];
    if (status === undefined) {
      const gone = await deleteWithin(tx, { now }, actor, ids);
      return new Map(ids.map((id) => [id, gone.includes(id) ? { changed: true, problem: '' } : notFoundOutcome]));
    }
    const decisions = ids.map((reviewId) => ({ reviewId, status }));
    return outcomes(ids, await moderateWithin(tx, { now }, actor, decisions), notFoundOutcome);
  },
  async undo(tx, _action, items, { actor, now }) {
    const decisions = items.flatMap(({ id, before, after }): Decision[] =>
      isStatus(before) && isStatus(after) ? [{ reviewId: id, status: before, expected: after }] : [],
    );
    const ids = items.map(({ id }) => id);
    return outcomes(ids, await moderateWithin(tx, { now }, actor, decisions), changedSinceOutcome);
  },
};
