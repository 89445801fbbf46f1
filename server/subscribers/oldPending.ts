import { inBatches, upkeepBatch } from '../database/inBatches.ts';
import type { Db } from '../db.ts';
import { pendingLifeDays } from './rules.ts';

/** Forgets addresses whose owners never confirmed (GDPR: no longer than needed). @returns how many went */
export function removeOldPending({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = new Date(now.getTime() - pendingLifeDays * 24 * 60 * 60 * 1_000);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Subscriber" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "Subscriber" WHERE "status" = 'PENDING' AND "pendingSince" < ${before}::timestamptz
        ORDER BY "id" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
