import type { Db } from '../../../db.ts';
import type { BulkEdit } from '../../../generated/prisma/client.ts';
import { undoHours } from './bulkEdit.ts';

const shownEdits = 5;
const shownProblems = 50;

/** The latest edits as long as they can be taken back, the newest first. */
export function listBulkEdits({ prisma }: Db, now: Date): Promise<BulkEdit[]> {
  const since = new Date(now.getTime() - undoHours * 60 * 60 * 1_000);
  return prisma.bulkEdit.findMany({ where: { requestedAt: { gte: since } }, orderBy: { id: 'desc' }, take: shownEdits });
}

/** A product that an edit has left alone. */
export interface BulkProblem {
  productId: number;
  name: string;
  problem: string;
}

/** The first products that were left alone, and why. */
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
