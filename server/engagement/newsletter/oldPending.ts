import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { unconfirmedCutoff, removeOldRequests } from './requests.ts';

/**
 * Deletes addresses whose owners never confirmed (GDPR: storage no longer than needed), and old pending requests. Addresses that were asked
 * again meanwhile remain.
 * @returns number of deleted addresses
 */
export async function removeOldPending(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  await removeOldRequests(db, now, signal);
  const before = unconfirmedCutoff(now);
  return inBatches(
    () => db.prisma.$executeRaw`
      DELETE FROM "Subscriber" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "Subscriber" s WHERE "status" = 'PENDING' AND "pendingSince" < ${before}::timestamptz
          AND NOT EXISTS (SELECT FROM "SubscriberRequest" r WHERE r."email" = s."email" AND r."askedAt" >= ${before}::timestamptz)
        ORDER BY "id" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
