import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';

/** Guest lists not changed for this long are deleted. Lists of accounts remain. */
const expiryDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Deletes abandoned guest lists; skips lists in use.
 * @returns number of deleted lists
 */
export function removeOldCompareLists({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - expiryDays * dayMs);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "CompareList" WHERE "id" = ANY(ARRAY(
        SELECT l."id" FROM "CompareList" l
        WHERE l."updatedAt" < ${before}::timestamptz AND l."visitorId" IS NOT NULL
        ORDER BY l."updatedAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
