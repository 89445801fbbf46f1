import type { Db, Tx } from '../db.ts';

// What the cart has of the owner of an account: for their copy of it, and for what is shown before it is erased.

const ofAccount = (accountId: number) => ({ cart: { visitor: { accountId } } });

/** How many lines lie in the cart. */
export function cartLineCount(tx: Tx, accountId: number): Promise<number> {
  return tx.cartLine.count({ where: ofAccount(accountId) });
}

/** What lies in the cart. */
export function cartData({ prisma }: Db, accountId: number) {
  return prisma.cartLine.findMany({
    where: ofAccount(accountId),
    orderBy: { id: 'asc' },
    select: { product: { select: { id: true, name: true, slug: true } }, options: true, quantity: true, addedAt: true },
  });
}
