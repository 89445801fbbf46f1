import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import { removeIdleVisitors } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';

// Carts and visitors that nobody will come back for. Runs in small batches that pass by what is being used at the moment, so that
// no shopper ever waits for it, and in several processes at once without harm.

/** A guest's cart that has not been touched for so long, and a visitor who has not been here for so long, are forgotten. */
export const forgottenAfterDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** How many went. */
export interface Forgotten {
  carts: number;
  visitors: number;
}

/** Carts of people with an account are kept, whatever their age; what was ordered is kept in the orders. */
export async function removeOldCarts({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<Forgotten> {
  const before = new Date(now.getTime() - forgottenAfterDays * dayMs);
  const carts = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Cart" WHERE "id" = ANY(ARRAY(
        SELECT c."id" FROM "Cart" c JOIN "Visitor" v ON v."id" = c."visitorId"
        WHERE c."updatedAt" < ${before}::timestamptz AND v."accountId" IS NULL
        ORDER BY c."updatedAt" LIMIT ${upkeepBatch}::int FOR UPDATE OF c SKIP LOCKED
      ))`,
    signal,
  );
  const visitors = await removeIdleVisitors(prisma, before, signal);
  return { carts, visitors };
}
