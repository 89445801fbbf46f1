import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { removedSince } from './rules.ts';

// Deletes abandoned wishlists. As with carts (cart/oldCarts.ts), lists in use at the moment are skipped.

/** A guest's list that has not been changed for this long is deleted together with its link. Lists of accounts stay. */
export const expiryDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Number of deleted wishlists. */
export interface DeletedWishlists {
  wishlists: number;
  wishes: number;
}

export async function deleteOldWishlists({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<DeletedWishlists> {
  const expiredBefore = new Date(now.getTime() - expiryDays * dayMs);
  const wishlists = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Wishlist" WHERE "id" = ANY(ARRAY(
        SELECT l."id" FROM "Wishlist" l
        WHERE l."updatedAt" < ${expiredBefore}::timestamptz AND l."visitorId" IS NOT NULL
        ORDER BY l."updatedAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  const wishes = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "WishlistItem" WHERE "id" = ANY(ARRAY(
        SELECT w."id" FROM "WishlistItem" w
        WHERE w."removedAt" < ${removedSince(now)}::timestamptz
        LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  return { wishlists, wishes };
}
