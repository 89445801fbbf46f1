import { entryOf, recordAudit, changesOfMany, type ChangedThing } from '../../../../foundation/audit/audit.ts';
import { withRetry } from '../../../../platform/database/retry.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { Prisma, type BulkEdit, type BulkEditItem } from '../../../../generated/prisma/client.ts';
import type { Shop } from '../../../../platform/operation/shop.ts';
import { clockSince } from '../../../../platform/jobs/clock.ts';
import { maxFaults, withFaultReports } from '../../../../platform/jobs/faults.ts';
import { emitProductEvents } from '../../../editing/editing.ts';
import { recordDuePrices, recordPrices } from '../../../pricing/pricing.ts';
import { bumpRevision } from '../../../../platform/cache/revision.ts';
import { refreshProducts, tagsOfProducts } from '../../../projection/projection.ts';
import { lockEdit } from './bulkEdit.ts';
import { changedThing, parseStoredState, outcomeOf, problemWith, readBulkProducts, writeState, type BulkProduct } from './bulkProducts.ts';
import { isSame, storedChange, type BulkChange, type BulkState } from './bulkRules.ts';

// Runs a bulk edit, or its undo, in steps. Each step is one transaction with the products, their prices in the ledger, the progress and the
// audit log entry. A killed process loses only its current step, and another process resumes.

const batch = 100;

/** The outcome for one product. */
interface Done {
  /** The changed product; null when it was skipped. */
  logged: ChangedThing | null;
  problem: string;
  before?: Partial<BulkState>;
  after?: Partial<BulkState>;
}

interface Step {
  tx: Tx;
  edit: BulkEdit;
  change: BulkChange;
  now: Date;
}

const deletedMessage = 'No longer exists.';
const changedSince = 'Changed in the meantime, so it was skipped.';

async function makeOne({ tx, edit, change, now }: Step, found: BulkProduct): Promise<Done> {
  const { kind } = change;
  const next = outcomeOf(change, found);
  if (typeof next === 'string') return { logged: null, problem: next };
  if (isSame(kind, found.state, next)) return { logged: null, problem: '' };
  const by = { accountId: edit.accountId, now, key: `bulk ${edit.id}`, note: `Bulk edit ${edit.id}` };
  await writeState(tx, kind, found, next, by);
  const logged = changedThing(kind, found, next);
  return { logged, problem: '', before: logged.before, after: logged.after };
}

/** Undo adjusts stock by the amount of the edit, so that later sales remain counted. A stock count made since takes precedence. */
async function stockBefore(
  { tx, edit }: Step,
  { product, state }: BulkProduct,
  before: Partial<BulkState>,
  after: Partial<BulkState>,
): Promise<BulkState | null> {
  const own = await tx.stockMovement.findUnique({ where: { key: `bulk ${edit.id} ${product.id}` }, select: { id: true } });
  const counted = await tx.stockMovement.findFirst({
    where: { productId: product.id, id: { gt: own?.id ?? 0 }, reason: { notIn: ['SALE', 'RETURN'] } },
    select: { id: true },
  });
  if (counted || (!own && after.stock !== state.stock)) return null;
  return {
    ...state,
    managesStock: before.managesStock ?? state.managesStock,
    stock: state.stock + (before.stock ?? 0) - (after.stock ?? 0),
  };
}

async function undoOne(step: Step, found: BulkProduct, item: BulkEditItem): Promise<Done> {
  const { tx, edit, change, now } = step;
  const [before, after] = [parseStoredState(item.before), parseStoredState(item.after)];
  const isStock = change.kind === 'STOCK';
  const next = isStock
    ? await stockBefore(step, found, before, after)
    : isSame(change.kind, found.state, after)
      ? { ...found.state, ...before }
      : null;
  if (!next) return { logged: null, problem: changedSince };
  if (change.kind === 'CATEGORIES') {
    const known = await tx.category.findMany({ where: { id: { in: next.categoryIds } }, select: { id: true } });
    next.categoryIds = next.categoryIds.filter((id) => known.some((category) => category.id === id));
  }
  const problem = problemWith(found, next);
  if (problem !== null) return { logged: null, problem };
  const by = { accountId: edit.accountId, now, key: `bulk undo ${edit.id}`, note: `Bulk edit ${edit.id}, undone` };
  await writeState(tx, change.kind, found, next, by);
  return { logged: changedThing(change.kind, found, next), problem: '' };
}

async function finish(tx: Tx, { id, status }: BulkEdit, now: Date): Promise<void> {
  await tx.bulkEdit.update({ where: { id }, data: { status: status === 'UNDOING' ? 'UNDONE' : 'DONE', finishedAt: now } });
}

/** @returns whether there is more to do */
async function runStep(tx: Tx, id: number, now: Date): Promise<boolean> {
  const edit = await lockEdit(tx, id);
  if (edit?.status !== 'RUNNING' && edit?.status !== 'UNDOING') return false;
  const isUndoing = edit.status === 'UNDOING';
  const items = await tx.bulkEditItem.findMany({
    where: { bulkEditId: id, isDone: isUndoing, ...(isUndoing && { after: { not: Prisma.DbNull } }) },
    orderBy: { productId: 'asc' },
    take: batch,
  });
  if (items.length === 0) {
    await finish(tx, edit, now);
    return false;
  }
  // Sales that have begun or ended since must enter the ledger before newer prices do.
  const due = await recordDuePrices(tx, now);
  const step = { tx, edit, change: storedChange(edit.change), now };
  const products = await readBulkProducts(
    tx,
    items.map(({ productId }) => productId),
    true,
  );
  const byId = new Map(products.map((found) => [found.product.id, found]));
  const changed: ChangedThing[] = [];
  for (const item of items) {
    const found = byId.get(item.productId);
    const done: Done = !found
      ? { logged: null, problem: deletedMessage }
      : await (isUndoing ? undoOne(step, found, item) : makeOne(step, found));
    if (done.logged) changed.push(done.logged);
    const { before, after, problem } = done;
    await tx.bulkEditItem.update({
      where: { bulkEditId_productId: { bulkEditId: id, productId: item.productId } },
      data: { isDone: !isUndoing, problem, ...(before && { before }), ...(after && { after }) },
      select: { productId: true },
    });
  }
  await settle(step, changed, due);
  const counted = isUndoing ? { undone: { increment: changed.length } } : { changed: { increment: changed.length } };
  await tx.bulkEdit.update({ where: { id }, data: { done: { increment: items.length }, ...counted }, select: { id: true } });
  return true;
}

/** Updates prices, derived columns, pages and the audit log for the changed products. */
async function settle({ tx, edit, now }: Step, changed: readonly ChangedThing[], due: readonly number[]): Promise<void> {
  const targetIds = changed.map(({ id }) => id);
  if (changed.length > 0) await recordPrices(tx, targetIds, now);
  const ids = [...new Set([...due, ...targetIds])];
  if (ids.length === 0) return;
  const isMoved = await refreshProducts(tx, ids, now);
  await bumpRevision(tx, tagsOfProducts(ids, isMoved));
  if (changed.length === 0) return;
  await emitProductEvents(tx, { productIds: targetIds }, now);
  const { accountId, requestId, id, kind, status } = edit;
  const partOf = await entryOf(tx, 'BulkEdit', id, ['product.bulk-edit-start', 'product.bulk-edit-undo']);
  const details = { edit: id, kind, isUndo: status === 'UNDOING', ...changesOfMany(changed) };
  const act = { action: 'product.bulk-edit', targetType: 'Product', targetIds, details };
  await recordAudit(tx, { now }, { accountId, requestId, address: '', partOf }, act);
}

interface EditTools {
  db: Db;
  catalog: Pick<Shop['catalog'], 'reload'>;
}

/** When and for how long an edit runs. */
export interface EditTurn {
  /** Start of the run. */
  now: Date;
  signal?: AbortSignal;
  /** Returns the instant of each step; defaults to `now` plus the elapsed time. */
  clock?: () => Date;
}

async function runSteps({ db, catalog }: EditTools, id: number, { now, signal, clock = clockSince(now) }: EditTurn): Promise<void> {
  while (await withRetry(() => db.prisma.$transaction((tx) => runStep(tx, id, clock()), { timeout: 60_000 }))) {
    await catalog.reload();
    signal?.throwIfAborted();
  }
}

/**
 * Resumes an edit, or its undo, until it is done, stopped or failed, or the process closes. Safe to call again at any time.
 * @throws the fault that stopped it, with the recorded reference
 */
export function runBulkEdit(tools: EditTools, id: number, turn: EditTurn): Promise<void> {
  const { now, signal } = turn;
  return withFaultReports(() => runSteps(tools, id, turn), {
    ...(signal && { signal }),
    note: (reference) => tools.db.prisma.$executeRaw`
      UPDATE "BulkEdit" SET "faults" = "faults" + 1, "reference" = ${reference},
        "status" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN 'FAILED'::"BulkEditStatus" ELSE "status" END,
        "finishedAt" = CASE WHEN "faults" + 1 >= ${maxFaults}::int THEN ${now}::timestamptz ELSE NULL END
      WHERE "id" = ${id}::int AND "status" IN ('RUNNING', 'UNDOING')`,
  });
}

/** Bulk edits that a run must resume. */
export async function unfinishedBulkEdits({ prisma }: Db): Promise<number[]> {
  const rows = await prisma.bulkEdit.findMany({
    where: { status: { in: ['RUNNING', 'UNDOING'] } },
    select: { id: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ id }) => id);
}
