import { entryOf, notFoundOutcome, type ItemOutcome, type UndoItem, type Outcomes } from '../../foundation/audit/audit.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { Prisma, type BulkAction } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { clockSince } from '../../platform/jobs/clock.ts';
import { maxFaults, withFaultReports } from '../../platform/jobs/faults.ts';
import { subjects } from './subjects.ts';
import { undoableSince } from '../../platform/jobs/undoRules.ts';

// Runs a bulk action, or its undo, in steps. Each step is one transaction that includes the data that the module derives from it: a killed
// process loses only its current step, and another process resumes.

const batch = 100;

/** Dependencies of a run. */
export interface ActionTools {
  db: Db;
  catalog: Pick<Shop['catalog'], 'reload'>;
}

/** When and for how long a run works. */
export interface ActionTurn {
  /** Start of the run; the time of each step is offset by the time elapsed since. */
  now: Date;
  signal?: AbortSignal;
  /** Maximum number of steps; undefined runs until the action is done. */
  steps?: number;
}

const json = (value: ItemOutcome['before']) => (value === null ? Prisma.JsonNull : value);

async function recordOutcomes(
  tx: Tx,
  { id }: BulkAction,
  items: readonly UndoItem[],
  outcomes: Outcomes,
  isUndoing: boolean,
): Promise<number> {
  let changed = 0;
  for (const item of items) {
    const outcome = outcomes.get(item.id) ?? notFoundOutcome;
    if (outcome.changed) changed += 1;
    const kept = isUndoing || outcome.after === undefined ? {} : { before: json(outcome.before), after: json(outcome.after) };
    await tx.bulkActionItem.update({
      where: { bulkActionId_targetId: { bulkActionId: id, targetId: item.id } },
      data: { isDone: !isUndoing, problem: outcome.problem, ...kept },
      select: { targetId: true },
    });
  }
  return changed;
}

/** @returns whether there is more to do */
async function runStep(tx: Tx, id: number, now: Date): Promise<boolean> {
  await tx.$executeRaw`SELECT 1 FROM "BulkAction" WHERE "id" = ${id}::int FOR UPDATE`;
  const job = await tx.bulkAction.findUnique({ where: { id } });
  if (job?.status !== 'RUNNING' && job?.status !== 'UNDOING') return false;
  const isUndoing = job.status === 'UNDOING';
  const rows = await tx.bulkActionItem.findMany({
    where: { bulkActionId: id, isDone: isUndoing, ...(isUndoing && { after: { not: Prisma.DbNull } }) },
    orderBy: { targetId: 'asc' },
    take: batch,
  });
  const items = rows.map(({ targetId, before, after }): UndoItem => ({ id: targetId, before, after }));
  if (items.length > 0) {
    const { subject } = subjects[job.subject];
    const partOf = await entryOf(tx, 'BulkAction', id, ['work.start', 'work.undo']);
    const by = { actor: { accountId: job.accountId, requestId: job.requestId, address: '', partOf }, now };
    const outcomes = await (isUndoing
      ? subject.undo(tx, job.action, items, by)
      : subject.change(
          tx,
          job.action,
          items.map((item) => item.id),
          by,
        ));
    const changed = await recordOutcomes(tx, job, items, outcomes, isUndoing);
    const counted = isUndoing ? { undone: { increment: changed } } : { changed: { increment: changed } };
    await tx.bulkAction.update({ where: { id }, data: { done: { increment: items.length }, ...counted }, select: { id: true } });
    if (items.length === batch) return true;
  }
  await tx.bulkAction.update({ where: { id }, data: { status: isUndoing ? 'UNDONE' : 'DONE', finishedAt: now }, select: { id: true } });
  return false;
}

async function run({ db, catalog }: ActionTools, id: number, { now, signal, steps = Infinity }: ActionTurn): Promise<void> {
  const clock = clockSince(now);
  let hasMore = true;
  for (let step = 0; hasMore && step < steps; step += 1) {
    hasMore = await withRetry(() => db.prisma.$transaction((tx) => runStep(tx, id, clock()), { timeout: 60_000 }));
    await catalog.reload();
    signal?.throwIfAborted();
  }
}

/** Resumes a bulk action, or its undo, until it is done, stopped or failed, or the process closes. Safe to call again. */
export function runBulkAction(tools: ActionTools, id: number, turn: ActionTurn): Promise<void> {
  return withFaultReports(() => run(tools, id, turn), {
    ...(turn.signal && { signal: turn.signal }),
    note: (reference) => tools.db.prisma.$executeRaw`
      UPDATE "BulkAction" SET "faults" = "faults" + 1, "reference" = ${reference},
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"BulkEditStatus" ELSE "status" END,
        "finishedAt" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${turn.now}::timestamptz ELSE NULL END
      WHERE "id" = ${id}::int AND "status" IN ('RUNNING', 'UNDOING')`,
  });
}

/** Bulk actions that a run must resume. */
export async function unfinishedActions({ prisma }: Db): Promise<number[]> {
  const rows = await prisma.bulkAction.findMany({
    where: { status: { in: ['RUNNING', 'UNDOING'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}

/** Deletes old bulk actions that have ended. */
export async function removeOldActions({ prisma }: Db, now: Date): Promise<void> {
  await prisma.bulkAction.deleteMany({
    where: { requestedAt: { lt: undoableSince(now) }, status: { notIn: ['RUNNING', 'UNDOING'] } },
  });
}
