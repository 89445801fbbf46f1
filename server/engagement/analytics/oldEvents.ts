import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';
import { analyticsSettings } from './settings.ts';

/** Maximum number of events in the table. */
const maxEvents = 2_000_000;

/** Deletes old visits and events, and the oldest events above the limit. Report sums that include them remain. */
export async function removeOldEvents(
  db: Db,
  now: Date,
  signal?: AbortSignal,
  most = maxEvents,
): Promise<{ events: number; visits: number }> {
  const { keepDays } = await analyticsSettings(db);
  const before = new Date(now.getTime() - keepDays * 24 * 60 * 60 * 1_000);
  const [newest] = await db.prisma.$queryRaw<{ id: bigint | null }[]>`SELECT max("id") AS "id" FROM "AnalyticsEvent"`;
  const lowest = (newest?.id ?? 0n) - BigInt(most);
  const events = await inBatches(
    () => db.prisma.$executeRaw`
      DELETE FROM "AnalyticsEvent" WHERE "id" = ANY(ARRAY(
        SELECT "id" FROM "AnalyticsEvent" WHERE "at" < ${before}::timestamptz OR "id" <= ${lowest}::bigint LIMIT ${maintenanceBatch}::int
      ))`,
    signal,
  );
  const visits = await inBatches(
    () => db.prisma.$executeRaw`
      DELETE FROM "AnalyticsVisit" WHERE "key" = ANY(ARRAY(
        SELECT "key" FROM "AnalyticsVisit" WHERE "startedAt" < ${before}::timestamptz LIMIT ${maintenanceBatch}::int
      ))`,
    signal,
  );
  return { events, visits };
}
