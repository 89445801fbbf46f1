import type { Db, Tx } from '../db.ts';

// What the wishlist has of the owner of an account: for their copy of it, and for what is shown before it is erased.

/** How many products are wished for. */
export function wishedCount(tx: Tx, accountId: number): Promise<number> {
  return tx.wishlistItem.count({ where: { list: { accountId }, removedAt: null } });
}

/** The list with what was on it; null when there is none. The keys of its links are left out. */
export function wishlistData({ prisma }: Db, accountId: number) {
  const product = { select: { id: true, name: true, slug: true } } as const;
  return prisma.wishlist.findUnique({
    where: { accountId },
    select: {
      mailsChanges: true,
      updatedAt: true,
      items: { orderBy: { id: 'asc' }, select: { addedAt: true, priceMinor: true, isAvailable: true, product, removedAt: true } },
    },
  });
}
