import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { dayMs, pendingDays, sentDays, waitingDays } from './rules.ts';

/**
 * Deletes requests that nobody confirmed, whose email was sent, or that waited too long (GDPR: storage no longer than needed).
 * @returns number of deleted requests
 */
export function removeOldStockAlerts({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "StockAlert" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "StockAlert"
        WHERE ("confirmedAt" IS NULL AND "requestedAt" < ${before(pendingDays)}::timestamptz)
          OR ("notifiedAt" IS NULL AND "confirmedAt" < ${before(waitingDays)}::timestamptz)
          OR "notifiedAt" < ${before(sentDays)}::timestamptz
        ORDER BY "id" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
}
