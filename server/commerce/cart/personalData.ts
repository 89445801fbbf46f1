import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { mergeCartsWithin } from './mergeCarts.ts';

// What the cart has of the owner of an account: for their copy of it, and for what is shown before it is erased.

const ofAccount = (accountId: number) => ({ cart: { visitor: { accountId } } });

/** How many lines lie in the cart. */
function cartLineCount(tx: Tx, accountId: number): Promise<number> {
  return tx.cartLine.count({ where: ofAccount(accountId) });
}

/** What lies in the cart. */
function cartData({ prisma }: Db, accountId: number) {
  return prisma.cartLine.findMany({
    where: ofAccount(accountId),
    orderBy: { id: 'asc' },
    select: { product: { select: { id: true, name: true, slug: true } }, options: true, quantity: true, addedAt: true },
  });
}

/** The cart's part in what is done with personal data. */
export const cartPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [deletedPart('cart', await cartLineCount(db.prisma, id), 'Items in your cart.')],
  export: async ({ db }, { id }) => ({ cart: await cartData(db, id) }),
  merge: ({ now }) =>
    Promise.resolve(async (tx, { fromVisitorId, toVisitorId }) => {
      const { merged } = await mergeCartsWithin(tx, { fromVisitorId, toVisitorId, now });
      return { lines: merged };
    }),
};
