import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Tables whose rows keep a visitor from being deleted. A module that stores other data of visitors adds its table here. */
const tablesWithVisitors = ['Cart', 'Order', 'CompareList', 'Wishlist'];

/**
 * Deletes guests who have not been seen since the given time and own no data.
 * @returns the number of deleted guests
 */
export function removeIdleVisitors(prisma: Db['prisma'], before: Date, signal?: AbortSignal): Promise<number> {
  const owns = tablesWithVisitors.map((table) => Prisma.sql`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "visitorId" = v."id"`);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Visitor" WHERE "id" = ANY(ARRAY(
        SELECT v."id" FROM "Visitor" v
        WHERE v."seenAt" < ${before}::timestamptz AND v."accountId" IS NULL AND NOT EXISTS (${Prisma.join(owns, ' UNION ALL ')})
        ORDER BY v."seenAt" LIMIT ${maintenanceBatch}::int FOR UPDATE OF v SKIP LOCKED
      ))`,
    signal,
  );
}
