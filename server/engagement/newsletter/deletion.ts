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
import { says } from './__generated__/messages.ts';

// Deletion of subscribers by administrators (rows 104 and 105): a selection immediately, or all by a job. Undo is possible for ten minutes.
// The deletion and its audit log entry share a transaction. Records already deleted count as successful (LEGACY_WIRE 7.2).

type Caller = Pick<Shop, 'db' | 'now' | 'address' | 'requestId' | 'admin' | 'visitor'>;

/** An arbitrary number, meant to be unique among the program's advisory locks. */
const deletingAll = 4_207_771_614;

/** @returns the instant until which the deletion can be undone */
export function purgeTime(now: Date): Date {
  return new Date(now.getTime() + undoDeletionMinutes * 60_000);
}

/** The columns of a deletion by the caller. */
async function deletionRow(shop: Caller) {
  const actor = await actorOf(shop);
  const row = { requestedAt: shop.now, accountId: actor.accountId, requestId: actor.requestId, network: networkPrefix(actor.address) };
  return { actor, row };
}

/**
 * Deletes selected subscribers immediately.
 * @returns the deletion; null when none of them exists (any longer)
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
 * Starts to delete everything currently in the list; a job does the work. While a deletion is running, a second request returns the same
 * one.
 * @param expectedCount number that the administrator was shown; null if none was shown
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
 * Undoes a deletion: a small one immediately, a deletion of all by the job. Addresses that have signed up again meanwhile are not changed.
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
 * Resumes a failed deletion of all subscribers. If it was being undone, resumes the undo.
 * @throws CannotUndoError when the deletion hasn't failed
 */
export async function resumeDeletion(shop: Caller, deletionId: number): Promise<void> {
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const found = await tx.subscriberDeletion.findUnique({ where: { id: deletionId, status: 'FAILED' }, select: { isUndoing: true } });
    if (!found) throw new CannotUndoError(says((t) => t.nothingToResume));
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
