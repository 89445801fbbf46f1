import type { Db } from '../../../../platform/database/db.ts';
import type { BulkEdit } from '../../../../generated/prisma/client.ts';
import { undoableSince } from '../../../../platform/jobs/undoRules.ts';

const shownEdits = 5;
const shownHours = 24;
const shownProblems = 50;

/** The edits of the last day, newest first. */
export function listBulkEdits({ prisma }: Db, now: Date): Promise<BulkEdit[]> {
  const since = new Date(now.getTime() - shownHours * 60 * 60 * 1_000);
  return prisma.bulkEdit.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take: shownEdits });
}

/** Edits that can still be undone, and running ones, newest first. */
export function recentBulkEdits({ prisma }: Db, now: Date, take: number): Promise<BulkEdit[]> {
  return prisma.bulkEdit.findMany({ where: { requestedAt: { gte: undoableSince(now) } }, orderBy: { requestedAt: 'desc' }, take });
}

/** An edit with its progress; null if not found. */
export function readBulkEdit({ prisma }: Db, id: number): Promise<BulkEdit | null> {
  return prisma.bulkEdit.findUnique({ where: { id } });
}

/** Deletes old edits that have ended. Their changes remain in the audit log. */
export async function removeOldBulkEdits({ prisma }: Db, now: Date): Promise<void> {
  await prisma.bulkEdit.deleteMany({
    where: { requestedAt: { lt: undoableSince(now) }, status: { notIn: ['RUNNING', 'UNDOING'] } },
  });
}

/** A product that an edit skipped. */
export interface BulkProblem {
  productId: number;
  name: string;
  problem: string;
}

/** The first skipped products, with the reasons. */
export async function bulkProblems({ prisma }: Db, bulkEditId: number): Promise<BulkProblem[]> {
  const items = await prisma.bulkEditItem.findMany({
    where: { bulkEditId, problem: { not: '' } },
    orderBy: { productId: 'asc' },
    take: shownProblems,
    select: { productId: true, problem: true },
  });
  const products = await prisma.product.findMany({
    where: { id: { in: items.map(({ productId }) => productId) } },
    select: { id: true, name: true },
  });
  const names = new Map(products.map(({ id, name }) => [id, name]));
  return items.map((item) => ({ ...item, name: names.get(item.productId) ?? '' }));
}
