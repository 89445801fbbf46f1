import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';

/** Tables whose rows a visitor is worth keeping for. A module that gives visitors something else adds its table here. */
const keeping = ['Cart', 'Order', 'CompareList', 'Wishlist'];

/** Removes guests who have not been here since and to whom nothing belongs. @returns how many */
export function removeIdleVisitors(prisma: Db['prisma'], before: Date, signal?: AbortSignal): Promise<number> {
  const owns = keeping.map((table) => Prisma.sql`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "visitorId" = v."id"`);
  return inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "Visitor" WHERE "id" = ANY(ARRAY(
        SELECT v."id" FROM "Visitor" v
        WHERE v."seenAt" < ${before}::timestamptz AND v."accountId" IS NULL AND NOT EXISTS (${Prisma.join(owns, ' UNION ALL ')})
        ORDER BY v."seenAt" LIMIT ${upkeepBatch}::int FOR UPDATE OF v SKIP LOCKED
      ))`,
    signal,
  );
}
