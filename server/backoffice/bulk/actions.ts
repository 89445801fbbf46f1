import { actorOf, recordAudit } from '../../foundation/audit/audit.ts';
import { isUniqueViolation } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { Prisma, type BulkAction } from '../../generated/prisma/client.ts';
import type { JobSubject } from '../../generated/prisma/enums.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { requestHash } from '../../platform/crypto/requestHash.ts';
import { runBulkAction } from './actionRun.ts';
import { JobStateError } from './errors.ts';
import { subjects } from './subjects.ts';
import { isUndoable } from '../../platform/jobs/undoRules.ts';

// Bulk actions on reviews, offers or coupons. The first step runs immediately, so a small action is done when the request returns; a job
// runs the rest. The caller checks rights.

/** The part of the request context that these operations use. */
export type JobContext = Pick<Shop, 'db' | 'now' | 'admin' | 'visitor' | 'requestId' | 'address' | 'catalog'>;

/** The target records: the selected IDs, or the rows ("id") that the list's filter matches. */
export type ActionTarget = { ids: readonly number[] } | { filter: Prisma.Sql };

const maxPicked = 1_000;

const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

/** A bulk action to start. */
export interface NewAction {
  subject: JobSubject;
  action: string;
  target: ActionTarget;
  /** Number of records that the user was shown; null when no number was shown. */
  expectedTotal: number | null;
  /** Idempotency key: a request with the same key returns the same action. */
  key: string;
  /** The original request: a different request with the same key is rejected. */
  request: Readonly<Record<string, unknown>>;
}

function targetSql(target: ActionTarget): Prisma.Sql {
  if ('filter' in target) return target.filter;
  const { ids } = target;
  if (ids.length === 0 || ids.length > maxPicked) throw refuse('target', `Select 1 to ${maxPicked} items.`);
  return Prisma.sql`SELECT DISTINCT unnest(${[...ids]}::int[]) AS "id"`;
}

const hashOf = (subject: JobSubject, request: NewAction['request']) => requestHash({ ...request, subject });

async function store(tx: Tx, shop: JobContext, { subject, action, target, expectedTotal, key, request }: NewAction): Promise<number> {
  const actor = await actorOf(shop);
  const { accountId, requestId } = actor;
  const { id } = await tx.bulkAction.create({
    data: { key, requestHash: hashOf(subject, request), subject, action, requestedAt: shop.now, accountId, requestId, total: 0 },
    select: { id: true },
  });
  const total = await tx.$executeRaw`
    INSERT INTO "BulkActionItem" ("bulkActionId", "targetId") SELECT ${id}::int, r."id" FROM (${targetSql(target)}) r`;
  if (total === 0) throw refuse('target', 'No items are affected.');
  if (expectedTotal !== null && total !== expectedTotal)
    throw refuse('expectedTotal', `The number of affected items is now ${total}, not ${expectedTotal}. Review the list again.`);
  await tx.bulkAction.update({ where: { id }, data: { total }, select: { id: true } });
  const details = { subject, action, count: total };
  await recordAudit(tx, shop, actor, { action: 'work.start', targetType: 'BulkAction', targetIds: [id], details });
  await enqueue(tx, { name: 'bulk-action', payload: { bulkActionId: id } });
  return id;
}

/** Runs the first step immediately. Errors are ignored: the job retries and records them. */
async function firstStep(shop: JobContext, id: number): Promise<void> {
  await runBulkAction(shop, id, { now: shop.now, steps: 1 }).catch(() => undefined);
}

/**
 * Starts a bulk action.
 * @returns the ID of the action
 * @throws InvalidInputError
 */
export async function startAction(shop: JobContext, given: NewAction): Promise<number> {
  const { key } = given;
  if (key.length < 8 || key.length > 255) throw refuse('idempotencyKey', 'The key must have 8 to 255 characters.');
  const hash = hashOf(given.subject, given.request);
  /** The action that was started with this key; null if there is none. */
  async function earlier(): Promise<number | null> {
    const known = await shop.db.prisma.bulkAction.findUnique({ where: { key }, select: { id: true, requestHash: true } });
    if (known && known.requestHash !== hash)
      throw refuse('idempotencyKey', 'This key was already used for a different request. Use a new one.');
    return known?.id ?? null;
  }
  const before = await earlier();
  if (before !== null) return before;
  let id: number;
  try {
    id = await shop.db.prisma.$transaction((tx) => store(tx, shop, given));
  } catch (error) {
    // Two concurrent requests with the same key.
    const other = isUniqueViolation(error, 'BulkAction_key_key') ? await earlier() : null;
    if (other !== null) return other;
    throw error;
  }
  await firstStep(shop, id);
  return id;
}

/** Loads a bulk action and locks it until the transaction ends; null if not found. */
async function lockAction(tx: Tx, id: number): Promise<BulkAction | null> {
  await tx.$executeRaw`SELECT 1 FROM "BulkAction" WHERE "id" = ${id}::int FOR UPDATE`;
  return tx.bulkAction.findUnique({ where: { id } });
}

async function controlAction(
  shop: JobContext,
  id: number,
  verb: 'stop' | 'resume' | 'undo',
  dataOf: (found: BulkAction) => Prisma.BulkActionUpdateInput,
): Promise<void> {
  const actor = await actorOf(shop);
  await shop.db.prisma.$transaction(async (tx) => {
    const found = await lockAction(tx, id);
    if (!found) throw new JobStateError('This job no longer exists. Reload the page.');
    await tx.bulkAction.update({ where: { id }, data: dataOf(found), select: { id: true } });
    await recordAudit(tx, shop, actor, { action: `work.${verb}`, targetType: 'BulkAction', targetIds: [id] });
    if (verb !== 'stop') await enqueue(tx, { name: 'bulk-action', payload: { bulkActionId: id } });
  });
  if (verb !== 'stop') await firstStep(shop, id);
}

/**
 * Stops a bulk action after its current step; completed steps remain.
 * @throws JobStateError
 */
export function stopAction(shop: JobContext, id: number): Promise<void> {
  return controlAction(shop, id, 'stop', ({ status }) => {
    if (status !== 'RUNNING') throw new JobStateError('This job isn’t running.');
    return { status: 'STOPPED', finishedAt: shop.now };
  });
}

/**
 * Resumes a bulk action that was stopped or has failed.
 * @throws JobStateError
 */
export function resumeAction(shop: JobContext, id: number): Promise<void> {
  return controlAction(shop, id, 'resume', ({ status, isUndoing }) => {
    if (status !== 'STOPPED' && status !== 'FAILED') throw new JobStateError('Nothing to resume.');
    return { status: isUndoing ? 'UNDOING' : 'RUNNING', finishedAt: null, faults: 0, reference: '' };
  });
}

/** Whether a bulk action can be undone. */
export function canUndoAction(found: BulkAction, now: Date): boolean {
  return subjects[found.subject].subject.actions[found.action]?.canUndo === true && isUndoable(found, now);
}

/**
 * Undoes a bulk action for records that haven't changed since.
 * @throws JobStateError
 */
export function undoAction(shop: JobContext, id: number): Promise<void> {
  return controlAction(shop, id, 'undo', (found) => {
    if (!canUndoAction(found, shop.now)) throw new JobStateError('This can’t be undone.');
    const data = { status: 'UNDOING', isUndoing: true, total: found.changed, done: 0, undone: 0 } as const;
    return { ...data, finishedAt: null, faults: 0, reference: '' };
  });
}
