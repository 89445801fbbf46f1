import type { Db, Tx } from '../db.ts';

// What the comparison has of the owner of an account: for their copy of it, and for what is shown before it is erased.

/** How many products are compared. */
export function comparedCount(tx: Tx, accountId: number): Promise<number> {
  return tx.compareItem.count({ where: { list: { accountId } } });
}

/** What is compared; null when nothing ever was. */
export function compareData({ prisma }: Db, accountId: number) {
  const product = { select: { id: true, name: true, slug: true } } as const;
  return prisma.compareList.findUnique({
    where: { accountId },
    select: { updatedAt: true, items: { orderBy: { id: 'asc' }, select: { addedAt: true, priceMinor: true, isAvailable: true, product } } },
  });
}
