import { listOwnerOf, deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { mergeWishlistWithin } from './merge.ts';
import { forgetWishlist } from './reading.ts';
import { says } from './__generated__/messages.ts';

// A customer's wishlist data, for the export of their personal data and the preview of its erasure.

function wishlistCount(tx: Tx, accountId: number): Promise<number> {
  return tx.wishlistItem.count({ where: { list: { accountId }, removedAt: null } });
}

/** Returns the list with all items ever on it; null if none. The keys of its links are left out. */
function wishlistData({ prisma }: Db, accountId: number) {
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

/** Handles the personal data in wishlists. */
export const wishlistPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    deletedPart(
      'wishlist',
      await wishlistCount(db.prisma, id),
      says((t) => t.yourWishlistAndItsShareLink),
    ),
  ],
  export: async ({ db }, { id }) => ({ wishlist: await wishlistData(db, id) }),
  merge: ({ now }) =>
    Promise.resolve(async (tx, merging) => {
      const { merged } = await mergeWishlistWithin(tx, { fromVisitorId: merging.fromVisitorId, to: listOwnerOf(merging), now });
      return { wished: merged };
    }),
  callerChanged: forgetWishlist,
};
