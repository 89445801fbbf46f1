import { randomBytes } from 'node:crypto';
import { listOwner, listOwnerOrCreate } from '../../foundation/accounts/accounts.ts';
import { withRetry } from '../../platform/database/retry.ts';
import type { Tx } from '../../platform/database/db.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { secretBytes } from './rules.ts';
import { checkMayWish, lockWishlist, wishlistChanged } from './operations.ts';

// What an owner decides about the list itself: whether others may see it, and whether it writes mails.

/**
 * Shares the caller's wishlist by a link that cannot be guessed, or ends that: an old link never comes to life again. A list that
 * is shared already keeps its link. A guest may end it also when the shop keeps wishlists for accounts only.
 * @throws SignInRequiredError when a guest may not share, TryAgainError
 */
export async function shareWishlist(shop: Shop, { isShared }: { isShared: boolean }): Promise<void> {
  await (isShared ? beginSharing(shop) : endSharing(shop));
  wishlistChanged(shop);
}

async function beginSharing(shop: Shop): Promise<void> {
  await checkMayWish(shop);
  const owner = await listOwnerOrCreate(shop);
  const shareKey = randomBytes(secretBytes).toString('base64url');
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = await lockWishlist(tx, owner, shop.now);
      await tx.wishlist.updateMany({ where: { id, shareKey: null }, data: { shareKey } });
    }),
  );
}

/** One statement; who has no list shares none. */
async function endSharing(shop: Shop): Promise<void> {
  const owner = await listOwner(shop);
  if (!owner) return;
  const where = owner.accountId === null ? { visitorId: owner.visitorId } : { accountId: owner.accountId };
  await withRetry(() => shop.db.prisma.wishlist.updateMany({ where, data: { shareKey: null, updatedAt: shop.now } }));
}

/** What is so when the mails are switched on is known: they tell what happens from then on. */
async function beginTelling(tx: Tx, listId: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE "WishlistItem" w SET "toldPriceMinor" = p."priceMinor", "toldAvailable" = p."isAvailable"
    FROM "Product" p WHERE w."listId" = ${listId}::int AND p."id" = w."productId"`;
}

/**
 * Says whether the caller wants mails about lower prices and goods that are back.
 * @throws TryAgainError; Error when the caller is a guest, which the door's scope excludes
 */
export async function setWishlistMails(shop: Shop, { mailsChanges }: { mailsChanges: boolean }): Promise<void> {
  const account = await shop.visitor.account();
  if (!account) throw new Error('A guest’s wishlist has no address to write to');
  await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      const id = await lockWishlist(tx, { accountId: account.id, visitorId: null }, shop.now);
      const { count } = await tx.wishlist.updateMany({ where: { id, mailsChanges: !mailsChanges }, data: { mailsChanges } });
      if (count > 0 && mailsChanges) await beginTelling(tx, id);
    }),
  );
  wishlistChanged(shop);
}
