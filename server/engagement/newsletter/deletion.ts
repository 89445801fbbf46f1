import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { Prisma, type SubscriberDeletion } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import { networkPrefix } from '../../platform/limits/networkPrefix.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countAll } from './counts.ts';
import { moveOut } from './deletedRows.ts';
import { restoreBatch } from './deletionRun.ts';
import { CannotUndoError, CountChangedError, TooManyPickedError } from './errors.ts';
import { maxPicked, undoDeletionMinutes } from './rules.ts';

// Administrators take records out of the list (rows 104 and 105): some at once, or all of them by a job. For ten minutes it can be
// undone. The act and its row of the audit log are one transaction. What is gone already counts as done (LEGACY_WIRE 7.2).

type Caller = Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>;

/** Any number: of this program's advisory locks it is the only one. */
const deletingAll = 4_207_771_614;

/** @returns until when it can be undone */
export function purgeTime(now: Date): Date {
  return new Date(now.getTime() + undoDeletionMinutes * 60_000);
}

/** The columns of a deletion by this caller. */
async function deletionRow(shop: Caller) {
  const actor = await actorOf(shop);
  const row = { requestedAt: shop.now, accountId: actor.accountId, requestId: actor.requestId, network: networkPrefix(actor.address) };
  return { actor, row };
}

/**
 * Deletes picked records, at once.
 * @returns the deletion; null when none of them was there (any more)
 * @throws TooManyPickedError, TryAgainError
 */
export async function deleteSubscribers(shop: Caller, ids: readonly number[]): Promise<SubscriberDeletion | null> {
  const picked = [...new Set(ids)];
  if (picked.length > maxPicked) throw new TooManyPickedError();
  const { actor, row } = await deletionRow(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const deletion = await tx.subscriberDeletion.create({ data: { ...row, status: 'DONE', total: 0, purgeAt: purgeTime(shop.now) } });
      const condition = Prisma.sql`"id" = ANY(${picked}::int[])`;
      const [moved] = await tx.$queryRaw<{ count: number; ids: number[] }[]>(moveOut(deletion.id, condition));
      if (!moved || moved.count === 0) {
        await tx.subscriberDeletion.delete({ where: { id: deletion.id } });
        return null;
      }
      const { count, ids: targetIds } = moved;
      await recordAudit(tx, shop, actor, {
        action: 'subscriber.delete',
        targetType: 'Subscriber',
        targetIds,
        targetCount: count,
        details: { deletion: deletion.id },
      });
      return tx.subscriberDeletion.update({ where: { id: deletion.id }, data: { count, total: count } });
    }),
  );
}

/**
 * Begins to delete everything that is in the list now; a job goes on with it. While one is under way, a second request is answered with
 * the same one.
 * @param expectedCount what the administrator was shown; null where nobody was asked
 * @throws CountChangedError, TryAgainError
 */
export async function deleteAllSubscribers(shop: Caller, { expectedCount }: { expectedCount: number | null }): Promise<SubscriberDeletion> {
  const { actor, row } = await deletionRow(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${deletingAll}::bigint)`;
      const running = await tx.subscriberDeletion.findFirst({ where: { isAll: true, status: 'RUNNING' } });
      if (running) return running;
      const total = await countAll(tx);
      if (expectedCount !== null && expectedCount !== total) throw new CountChangedError(total);
      const { _max } = await tx.subscriber.aggregate({ _max: { id: true } });
      const data = { ...row, isAll: true, status: 'RUNNING', throughId: _max.id ?? 0, total } as const;
      const deletion = await tx.subscriberDeletion.create({ data });
      const details = { deletion: deletion.id, throughId: deletion.throughId };
      await recordAudit(tx, shop, actor, {
        action: 'subscriber.delete-all',
        targetType: 'SubscriberDeletion',
        targetIds: [deletion.id],
        details,
      });
      await enqueue(tx, { name: 'subscriber-deletion', payload: { deletionId: deletion.id } });
      return deletion;
    }),
  );
}

/**
 * Takes a deletion back: a small one at once, one of all by the job. Addresses that have signed up again meanwhile stay as they are now.
 * @throws CannotUndoError, TryAgainError
 */
export async function undoDeletion(shop: Caller, deletionId: number): Promise<SubscriberDeletion> {
  const actor = await actorOf(shop);
  return withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const [deletion] = await tx.subscriberDeletion.updateManyAndReturn({
        where: { id: deletionId, OR: [{ status: { in: ['RUNNING', 'FAILED'] } }, { status: 'DONE', purgeAt: { gt: shop.now } }] },
        data: { status: 'UNDOING', isUndoing: true, faults: 0, reference: '' },
      });
      if (!deletion) throw new CannotUndoError();
      await recordAudit(tx, shop, actor, {
        action: 'subscriber.undo-deletion',
        targetType: 'SubscriberDeletion',
        targetIds: [deletionId],
        details: { isAll: deletion.isAll },
      });
      if (!deletion.isAll) return restoreBatch(tx, shop, deletion);
      await enqueue(tx, { name: 'subscriber-deletion', payload: { deletionId } });
      return deletion;
    }),
  );
}

/**
 * Goes on with a deletion of all that faults have ended. One that was being taken back is taken back further.
 * @throws CannotUndoError when it was not ended by faults
 */
export async function resumeDeletion(shop: Caller, deletionId: number): Promise<void> {
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const found = await tx.subscriberDeletion.findUnique({ where: { id: deletionId, status: 'FAILED' }, select: { isUndoing: true } });
    if (!found) throw new CannotUndoError('Nothing to resume.');
    await tx.subscriberDeletion.update({
      where: { id: deletionId },
      data: { status: found.isUndoing ? 'UNDOING' : 'RUNNING', faults: 0, reference: '' },
      select: { id: true },
    });
    await recordAudit(tx, shop, actor, {
      action: 'subscriber.resume-deletion',
      targetType: 'SubscriberDeletion',
      targetIds: [deletionId],
    });
    await enqueue(tx, { name: 'subscriber-deletion', payload: { deletionId } });
  });
}
