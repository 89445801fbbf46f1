import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { removedSince } from './rules.ts';

// Wishes that nobody comes back for. As with carts (cart/oldCarts.ts), it passes by what is being used at the moment.

/** A guest's list that has not been changed for so long is forgotten, with its link. Lists of accounts stay. */
export const forgottenAfterDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** How many went. */
export interface ForgottenWishes {
  wishlists: number;
  wishes: number;
}

export async function removeOldWishes({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<ForgottenWishes> {
  const forgottenBefore = new Date(now.getTime() - forgottenAfterDays * dayMs);
  const wishlists = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Wishlist" WHERE "id" = ANY(ARRAY(
        SELECT l."id" FROM "Wishlist" l
        WHERE l."updatedAt" < ${forgottenBefore}::timestamptz AND l."visitorId" IS NOT NULL
        ORDER BY l."updatedAt" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  const wishes = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "WishlistItem" WHERE "id" = ANY(ARRAY(
        SELECT w."id" FROM "WishlistItem" w
        WHERE w."removedAt" < ${removedSince(now)}::timestamptz
        LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  return { wishlists, wishes };
}
