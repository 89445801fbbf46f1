import { says } from './__generated__/messages.ts';
import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { mergeCartsWithin } from './mergeCarts.ts';

// Cart data of an account holder, for their data export and for the preview before erasure.

const ofAccount = (accountId: number) => ({ cart: { visitor: { accountId } } });

function cartLineCount(tx: Tx, accountId: number): Promise<number> {
  return tx.cartLine.count({ where: ofAccount(accountId) });
}

/** The contents of the cart. */
function cartData({ prisma }: Db, accountId: number) {
  return prisma.cartLine.findMany({
    where: ofAccount(accountId),
    orderBy: { id: 'asc' },
    select: { product: { select: { id: true, name: true, slug: true } }, options: true, quantity: true, addedAt: true },
  });
}

/** The cart's handlers for personal data. */
export const cartPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    deletedPart(
      'cart',
      await cartLineCount(db.prisma, id),
      says((t) => t.itemsInYourCart),
    ),
  ],
  export: async ({ db }, { id }) => ({ cart: await cartData(db, id) }),
  merge: ({ now }) =>
    Promise.resolve(async (tx, { fromVisitorId, toVisitorId }) => {
      const { merged, rest } = await mergeCartsWithin(tx, { fromVisitorId, toVisitorId, now });
      return { lines: merged, linesLeftOut: rest.length };
    }),
};
