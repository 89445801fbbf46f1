import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import { removeIdleVisitors } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';

// Deletes abandoned carts and visitors. Works in small batches and skips rows in use, so that no shopper ever waits for the clean-up;
// several processes may run it at once.

/** Guest carts not changed for this long, and visitors not seen for this long, are deleted. */
export const expiryDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Number of deleted rows. */
export interface Forgotten {
  carts: number;
  visitors: number;
}

/** Carts of account holders are never deleted, whatever their age; ordered items are stored in the orders. */
export async function removeOldCarts({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<Forgotten> {
  const before = new Date(now.getTime() - expiryDays * dayMs);
  const carts = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Cart" WHERE "id" = ANY(ARRAY(
        SELECT c."id" FROM "Cart" c JOIN "Visitor" v ON v."id" = c."visitorId"
        WHERE c."updatedAt" < ${before}::timestamptz AND v."accountId" IS NULL
        ORDER BY c."updatedAt" LIMIT ${maintenanceBatch}::int FOR UPDATE OF c SKIP LOCKED
      ))`,
    signal,
  );
  const visitors = await removeIdleVisitors(prisma, before, signal);
  return { carts, visitors };
}
