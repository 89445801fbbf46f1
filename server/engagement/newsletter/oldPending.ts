import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { oldestKept, removeOldRequests } from './requests.ts';

/**
 * Forgets addresses whose owners never confirmed (GDPR: no longer than needed), and what else was asked long ago. Who was asked again
 * meanwhile waits on.
 * @returns how many addresses went
 */
export async function removeOldPending(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  await removeOldRequests(db, now, signal);
  const before = oldestKept(now);
  return inBatches(
    () => db.prisma.$executeRaw`
      DELETE FROM "Subscriber" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "Subscriber" s WHERE "status" = 'PENDING' AND "pendingSince" < ${before}::timestamptz
          AND NOT EXISTS (SELECT FROM "SubscriberRequest" r WHERE r."email" = s."email" AND r."askedAt" >= ${before}::timestamptz)
        ORDER BY "id" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
