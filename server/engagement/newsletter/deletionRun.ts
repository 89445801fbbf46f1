import { entryOf, recordAudit, type Actor } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma, type SubscriberDeletion } from '../../generated/prisma/client.ts';
import { maxFaults, withFaultReports } from '../../platform/jobs/faults.ts';
import { moveBack, moveOut } from './deletedRows.ts';
import { deletionBatch, undoDeletionMinutes } from './rules.ts';

// Deletes all subscribers, or undoes that, in steps by ranges of IDs up to the highest ID at the start (SAFETY 3, X04). Each step is one
// transaction with the rows, the progress and the audit log entry. A killed process loses only its current step, and another process
// resumes. Concurrent runs wait for each other at the deletion's row.

const deletedAction = 'subscriber.delete';
const restoredAction = 'subscriber.restore';

/** Parameters of a run. */
export interface DeletionRun {
  now: Date;
  signal?: AbortSignal;
  /** Called after each step except the last. */
  onStep?: () => void;
}

/**
 * The shop runs the steps on behalf of the requester. The requester's network is in the request's audit log entry, of which the steps'
 * entries are parts.
 */
async function actorFor(tx: Tx, { id, accountId, requestId }: SubscriberDeletion): Promise<Actor> {
  const partOf = await entryOf(tx, 'SubscriberDeletion', id, ['subscriber.delete-all', 'subscriber.undo-deletion']);
  return { accountId, requestId, address: '', partOf };
}

async function lock(tx: Tx, id: number): Promise<SubscriberDeletion | null> {
  await tx.$executeRaw`SELECT 1 FROM "SubscriberDeletion" WHERE "id" = ${id}::int FOR UPDATE`;
  return tx.subscriberDeletion.findUnique({ where: { id } });
}

/**
 * End of the next range with a full batch of rows, whatever the gaps between their IDs.
 * @returns null if no rows are left
 */
async function nextEnd(tx: Tx, { doneThroughId, throughId }: SubscriberDeletion): Promise<number | null> {
  const [row] = await tx.$queryRaw<{ end: number | null }[]>`
    SELECT max("id") AS "end" FROM (
      SELECT "id" FROM "Subscriber" WHERE "id" > ${doneThroughId}::int AND "id" <= ${throughId}::int ORDER BY "id" LIMIT ${deletionBatch}::int
    ) r`;
  return row?.end ?? null;
}

async function deleteBatch(tx: Tx, deletion: SubscriberDeletion, now: Date): Promise<SubscriberDeletion> {
  const { id, doneThroughId } = deletion;
  const end = await nextEnd(tx, deletion);
  if (end === null) {
    const purgeAt = new Date(now.getTime() + undoDeletionMinutes * 60_000);
    return tx.subscriberDeletion.update({ where: { id }, data: { status: 'DONE', doneThroughId: deletion.throughId, purgeAt } });
  }
  const range = Prisma.sql`"id" > ${doneThroughId}::int AND "id" <= ${end}::int`;
  const [moved] = await tx.$queryRaw<{ count: number }[]>(moveOut(id, range));
  const count = moved?.count ?? 0;
  if (count > 0) {
    const details = { deletion: id, fromId: doneThroughId + 1, throughId: end };
    await recordAudit(tx, { now }, await actorFor(tx, deletion), {
      action: deletedAction,
      targetType: 'Subscriber',
      targetCount: count,
      details,
    });
  }
  return tx.subscriberDeletion.update({ where: { id }, data: { doneThroughId: end, count: { increment: count } } });
}

/** Runs one step of an undo. */
export async function restoreBatch(tx: Tx, { now }: { now: Date }, deletion: SubscriberDeletion): Promise<SubscriberDeletion> {
  const { id } = deletion;
  const [moved] = await tx.$queryRaw<{ picked: number; restored: number }[]>(moveBack(id, deletionBatch));
  const { picked = 0, restored = 0 } = moved ?? {};
  if (restored > 0) {
    const details = { deletion: id };
    await recordAudit(tx, { now }, await actorFor(tx, deletion), {
      action: restoredAction,
      targetType: 'Subscriber',
      targetCount: restored,
      details,
    });
  }
  const isDone = picked < deletionBatch;
  return tx.subscriberDeletion.update({
    where: { id },
    data: { restoredCount: { increment: restored }, ...(isDone && { status: 'UNDONE', purgeAt: null }) },
  });
}

/** @returns whether there is more to do */
function runStep(db: Db, id: number, now: Date): Promise<boolean> {
  return withRetry(() =>
    db.prisma.$transaction(async (tx) => {
      const deletion = await lock(tx, id);
      if (deletion?.status === 'RUNNING') return (await deleteBatch(tx, deletion, now)).status === 'RUNNING';
      if (deletion?.status === 'UNDOING') return (await restoreBatch(tx, { now }, deletion)).status === 'UNDOING';
      return false;
    }),
  );
}

async function runSteps(db: Db, id: number, { now, signal, onStep }: DeletionRun): Promise<void> {
  while (await runStep(db, id, now)) {
    onStep?.();
    signal?.throwIfAborted();
  }
}

/**
 * Resumes a deletion, or its undo, until it is done or failed, or the process closes. Safe to call again at any time.
 * @throws the fault that stopped it, with the recorded reference
 */
export function runDeletion(db: Db, id: number, run: DeletionRun): Promise<void> {
  return withFaultReports(() => runSteps(db, id, run), {
    ...(run.signal && { signal: run.signal }),
    note: (reference) => db.prisma.$executeRaw`
      UPDATE "SubscriberDeletion" SET "faults" = "faults" + 1, "reference" = ${reference},
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"DeletionStatus" ELSE "status" END
      WHERE "id" = ${id}::int AND "status" IN ('RUNNING', 'UNDOING')`,
  });
}

/** Deletions that a run must resume. */
export async function unfinishedDeletions({ prisma }: Db): Promise<number[]> {
  const rows = await prisma.subscriberDeletion.findMany({
    where: { status: { in: ['RUNNING', 'UNDOING'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/**
 * Permanently removes deleted subscribers that can no longer be restored.
 * @returns number of removed records
 */
export async function purgeDeletions({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  // From here on undo is impossible, so that no record is restored while others are already gone.
  await prisma.subscriberDeletion.updateMany({ where: { status: 'DONE', purgeAt: { lte: now } }, data: { status: 'PURGED' } });
  const due = await prisma.subscriberDeletion.findMany({ where: { status: 'PURGED', subscribers: { some: {} } }, select: { id: true } });
  let all = 0;
  for (const { id } of due) {
    for (;;) {
      const [row] = await prisma.$queryRaw<{ count: number }[]>`
        WITH gone AS (
          DELETE FROM "DeletedSubscriber" WHERE "id" = ANY(ARRAY(
            SELECT "id" FROM "DeletedSubscriber" WHERE "deletionId" = ${id}::int LIMIT ${deletionBatch}::int
          )) RETURNING "email"
        ), requests AS (
          -- Who has signed up again meanwhile has a record of their own.
          DELETE FROM "SubscriberRequest" r USING gone
          WHERE r."email" = gone."email" COLLATE "C" AND NOT EXISTS (SELECT FROM "Subscriber" s WHERE s."email" = r."email")
        )
        SELECT count(*)::int AS "count" FROM gone`;
      const gone = row?.count ?? 0;
      all += gone;
      if (gone < deletionBatch || signal?.aborted) break;
    }
  }
  return all;
}
