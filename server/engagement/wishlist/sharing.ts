import { randomBytes } from 'node:crypto';
import { listOwner, listOwnerOrCreate } from '../../foundation/accounts/accounts.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { secretBytes } from './rules.ts';
import { requireWishlistAccess, lockWishlist, wishlistChanged } from './operations.ts';

// The owner's settings of a list: whether it is shared, and whether it sends emails.

/**
 * Shares the caller's wishlist by a link that can't be guessed, or ends sharing: an old link never works again. A list that is already
 * shared keeps its link. A guest may end sharing even when the shop allows wishlists for accounts only.
 * @throws SignInRequiredError when a guest may not share, TryAgainError
 */
export async function shareWishlist(shop: Shop, { isShared }: { isShared: boolean }): Promise<void> {
  await (isShared ? beginSharing(shop) : endSharing(shop));
  wishlistChanged(shop);
}

async function beginSharing(shop: Shop): Promise<void> {
  await requireWishlistAccess(shop);
  const owner = await listOwnerOrCreate(shop);
  const shareKey = randomBytes(secretBytes).toString('base64url');
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = await lockWishlist(tx, owner, shop.now);
      await tx.wishlist.updateMany({ where: { id, shareKey: null }, data: { shareKey } });
    }),
  );
}

/** One statement; without a list there is nothing to do. */
async function endSharing(shop: Shop): Promise<void> {
  const owner = await listOwner(shop);
  if (!owner) return;
  const where = owner.accountId === null ? { visitorId: owner.visitorId } : { accountId: owner.accountId };
  await withRetry(() => shop.db.prisma.wishlist.updateMany({ where, data: { shareKey: null, updatedAt: shop.now } }));
}

/** The state at the time the emails are turned on becomes the baseline: emails report later changes only. */
async function resetNotifiedState(tx: Tx, listId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "WishlistItem" w SET "toldPriceMinor" = p."priceMinor", "toldAvailable" = p."isAvailable"
    FROM "Product" p WHERE w."listId" = ${listId}::int AND p."id" = w."productId"`;
}

/**
 * Sets whether the caller wants emails about price drops and products back in stock.
 * @throws TryAgainError; Error when the caller is a guest, which the scope of the endpoint excludes
 */
export async function setWishlistMails(shop: Shop, { mailsChanges }: { mailsChanges: boolean }): Promise<void> {
  const account = await shop.visitor.account();
  if (!account) throw new Error('A guest’s wishlist has no address to write to');
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = await lockWishlist(tx, { accountId: account.id, visitorId: null }, shop.now);
      const { count } = await tx.wishlist.updateMany({ where: { id, mailsChanges: !mailsChanges }, data: { mailsChanges } });
      if (count > 0 && mailsChanges) await resetNotifiedState(tx, id);
    }),
  );
  wishlistChanged(shop);
}
