import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';

/** A guest's list that has not been changed for so long is forgotten. Lists of accounts stay. */
const forgottenAfterDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Removes what guests compared and never came back to, past lists that are being used at the moment. @returns how many lists */
export function removeOldCompareLists({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - forgottenAfterDays * dayMs);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "CompareList" WHERE "id" = ANY(ARRAY(
        SELECT l."id" FROM "CompareList" l
        WHERE l."updatedAt" < ${before}::timestamptz AND l."visitorId" IS NOT NULL
        ORDER BY l."updatedAt" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
