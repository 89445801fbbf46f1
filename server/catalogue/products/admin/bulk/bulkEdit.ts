import { actorOf, recordAudit } from '../../../../foundation/audit/audit.ts';
import { readRows, type Tx } from '../../../../platform/database/db.ts';
import { isUniqueViolation } from '../../../../platform/database/retry.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { Prisma, type BulkEdit } from '../../../../generated/prisma/client.ts';
import { enqueue } from '../../../../platform/jobs/outbox.ts';
import { requestHash } from '../../../../platform/crypto/requestHash.ts';
import { isUndoable } from '../../../../platform/jobs/undoRules.ts';
import { cleanName, type StaffShop, CannotUndoEditError, UnknownRecordError } from '../../../editing/editing.ts';
import { changeProblems, describeState, type BulkChange, type BulkState } from './bulkRules.ts';
import { outcomeOf, readBulkProducts, targetSql, type BulkTarget } from './bulkProducts.ts';

// Bulk edits of products: previewed first, run by a job, and undone for products that haven't changed since.

const shownRows = 20;
const maxPicked = 1_000;

function checkTarget({ productIds, filter }: BulkTarget): void {
  const refuse = (message: string) => new InvalidInputError([{ path: ['input', 'target'], message }]);
  if ((productIds === null) === (filter === null)) throw refuse('Provide either product IDs or a filter.');
  if (productIds && (productIds.length === 0 || productIds.length > maxPicked)) throw refuse(`Select 1 to ${maxPicked} products.`);
}

/**
 * Normalises and validates a change.
 * @throws InvalidInputError
 */
async function checked(shop: StaffShop, change: BulkChange): Promise<BulkChange> {
  const clean = change.kind === 'TAGS' ? { ...change, tags: [...new Set(change.tags.map(cleanName).filter(Boolean))] } : change;
  const issues = changeProblems(clean);
  if (clean.kind === 'CATEGORIES') {
    const known = await shop.db.prisma.category.count({ where: { id: { in: clean.ids } } });
    if (known !== new Set(clean.ids).size)
      issues.push({ path: ['input', 'change', 'categories'], message: 'One of the categories no longer exists. Choose again.' });
  }
  if (clean.kind === 'MANUFACTURER' && clean.manufacturerId !== null) {
    const known = await shop.db.prisma.manufacturer.count({ where: { id: clean.manufacturerId } });
    if (known === 0)
      issues.push({ path: ['input', 'change', 'manufacturer'], message: 'This manufacturer no longer exists. Choose another one.' });
  }
  if (issues.length > 0) throw new InvalidInputError(issues);
  return clean;
}

/** The effect of a bulk edit on one product. */
export interface BulkPreviewRow {
  id: number;
  name: string;
  before: string;
  /** Same as before when nothing changes. */
  after: string;
  /** Why the product is skipped; '' if it isn't. */
  problem: string;
}

/**
 * Previews a bulk edit: how many products it affects, and its effect on the first of them.
 * @throws InvalidInputError
 */
export async function previewBulkEdit(
  shop: StaffShop,
  target: BulkTarget,
  given: BulkChange,
): Promise<{ total: number; rows: BulkPreviewRow[] }> {
  checkTarget(target);
  const change = await checked(shop, given);
  const { kind } = change;
  const wanted = targetSql(target, kind);
  const [counted] = await readRows<{ count: number }>(shop.db, Prisma.sql`SELECT count(*)::int AS count FROM (${wanted}) r`);
  const first = await readRows<{ id: number }>(shop.db, Prisma.sql`SELECT r."id" FROM (${wanted}) r ORDER BY r."id" LIMIT ${shownRows}`);
  const products = await readBulkProducts(
    shop.db.prisma,
    first.map(({ id }) => id),
    false,
  );
  const select = { id: true, name: true } as const;
  const named = await (kind === 'MANUFACTURER'
    ? shop.db.prisma.manufacturer.findMany({ select })
    : shop.db.prisma.category.findMany({ select }));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  const words = (state: BulkState) => describeState(kind, state, (id) => names.get(id) ?? String(id));
  const rows = products.map((found): BulkPreviewRow => {
    const next = outcomeOf(change, found);
    const before = words(found.state);
    const { id, name } = found.product;
    return typeof next === 'string'
      ? { id, name, before, after: before, problem: next }
      : { id, name, before, after: words(next), problem: '' };
  });
  return { total: counted?.count ?? 0, rows };
}

async function insertItems(tx: Tx, bulkEditId: number, target: BulkTarget, kind: BulkChange['kind']): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO "BulkEditItem" ("bulkEditId", "productId") SELECT ${bulkEditId}::int, r."id" FROM (${targetSql(target, kind)}) r`;
}

/**
 * Starts a job that edits many products. A repeated request with the same key returns the same edit; a different request with that key is
 * rejected.
 * @param options.target resolved for a new edit only, since what its filter names may be gone when a request is repeated
 * @param options.requested the target as it was requested
 * @param options.expectedTotal number of products that the user was shown; null when no number was shown
 * @returns the ID of the edit
 * @throws InvalidInputError
 */
export async function startBulkEdit(
  shop: StaffShop,
  {
    target: resolve,
    requested,
    change: given,
    key,
    expectedTotal,
  }: { target: () => Promise<BulkTarget>; requested: object; change: BulkChange; key: string; expectedTotal: number | null },
): Promise<number> {
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);
  if (key.length < 8 || key.length > 255) throw refuse('idempotencyKey', 'The key must have 8 to 255 characters.');
  const change = await checked(shop, given);
  const hash = requestHash({ target: requested, change });
  /** The edit that was started with this key; null if there is none. */
  async function earlier(): Promise<number | null> {
    const known = await shop.db.prisma.bulkEdit.findUnique({ where: { key }, select: { id: true, requestHash: true } });
    if (known && known.requestHash !== hash)
      throw refuse('idempotencyKey', 'This key was already used for a different change. Use a new one.');
    return known?.id ?? null;
  }
  const known = await earlier();
  if (known !== null) return known;
  const target = await resolve();
  checkTarget(target);
  const actor = await actorOf(shop);
  try {
    return await shop.db.prisma.$transaction(async (tx) => {
      const { accountId, requestId } = actor;
      const { kind } = change;
      const { id } = await tx.bulkEdit.create({
        data: { key, requestHash: hash, kind, change, requestedAt: shop.now, accountId, requestId, total: 0 },
        select: { id: true },
      });
      const total = await insertItems(tx, id, target, kind);
      if (total === 0) throw refuse('target', 'No products are affected.');
      if (expectedTotal !== null && total !== expectedTotal)
        throw refuse('expectedTotal', `The number of affected products is now ${total}, not ${expectedTotal}. Review the selection again.`);
      await tx.bulkEdit.update({ where: { id }, data: { total }, select: { id: true } });
      await recordAudit(tx, shop, actor, {
        action: 'product.bulk-edit-start',
        targetType: 'BulkEdit',
        targetIds: [id],
        details: { kind, products: total },
      });
      await enqueue(tx, { name: 'bulk-edit', payload: { bulkEditId: id } });
      return id;
    });
  } catch (error) {
    // Two concurrent requests with the same key.
    const other = isUniqueViolation(error, 'BulkEdit_key_key') ? await earlier() : null;
    if (other !== null) return other;
    throw error;
  }
}

/** Loads an edit and locks it until the transaction ends; null if not found. */
export async function lockEdit(tx: Tx, id: number): Promise<BulkEdit | null> {
  await tx.$executeRaw`SELECT 1 FROM "BulkEdit" WHERE "id" = ${id}::int FOR UPDATE`;
  return tx.bulkEdit.findUnique({ where: { id } });
}

async function controlBulkEdit(
  shop: StaffShop,
  id: number,
  action: string,
  decision: (tx: Tx, edit: BulkEdit) => Promise<void>,
): Promise<number> {
  const actor = await actorOf(shop);
  return shop.db.prisma.$transaction(async (tx) => {
    const edit = await lockEdit(tx, id);
    if (!edit) throw new UnknownRecordError('edit');
    await decision(tx, edit);
    await recordAudit(tx, shop, actor, { action, targetType: 'BulkEdit', targetIds: [id] });
    return id;
  });
}

/**
 * Stops an edit after its current step; completed changes remain.
 * @throws UnknownRecordError, CannotUndoEditError
 */
export function stopBulkEdit(shop: StaffShop, databaseId: number): Promise<number> {
  return controlBulkEdit(shop, databaseId, 'product.bulk-edit-stop', async (tx, { status }) => {
    if (status !== 'RUNNING') throw new CannotUndoEditError('This job isn’t running.');
    await tx.bulkEdit.update({ where: { id: databaseId }, data: { status: 'STOPPED', finishedAt: shop.now } });
  });
}

/**
 * Resumes an edit, or its undo, that was stopped or has failed.
 * @throws UnknownRecordError, CannotUndoEditError
 */
export function resumeBulkEdit(shop: StaffShop, databaseId: number): Promise<number> {
  return controlBulkEdit(shop, databaseId, 'product.bulk-edit-resume', async (tx, { status, isUndoing }) => {
    if (status !== 'STOPPED' && status !== 'FAILED') throw new CannotUndoEditError('Nothing to resume.');
    await tx.bulkEdit.update({
      where: { id: databaseId },
      data: { status: isUndoing ? 'UNDOING' : 'RUNNING', finishedAt: null, faults: 0, reference: '' },
    });
    await enqueue(tx, { name: 'bulk-edit', payload: { bulkEditId: databaseId } });
  });
}

/**
 * Starts a job that restores the products' old values. Products that no longer have the values of the edit are skipped.
 * @throws UnknownRecordError, CannotUndoEditError
 */
export function undoBulkEdit(shop: StaffShop, databaseId: number): Promise<number> {
  return controlBulkEdit(shop, databaseId, 'product.bulk-edit-undo', async (tx, edit) => {
    if (!isUndoable(edit, shop.now)) throw new CannotUndoEditError();
    await tx.bulkEdit.update({
      where: { id: databaseId },
      data: {
        status: 'UNDOING',
        isUndoing: true,
        total: edit.changed,
        done: 0,
        undone: 0,
        finishedAt: null,
        faults: 0,
        reference: '',
      },
    });
    await enqueue(tx, { name: 'bulk-edit', payload: { bulkEditId: databaseId } });
  });
}
