import { inBatches, upkeepBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';

// What tells one browser from others is kept for a time and no longer: its name, and the addresses that led here. The source that an order
// counts for stays, so that no report changes.

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Takes out of the attribution of old orders what tells one browser from others, and forgets visitors' arrivals of as long ago. Runs in
 * small batches that pass by what is being used, and in several processes at once without harm.
 * @returns how many of each
 */
export async function forgetOldAttribution({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<{ orders: number; arrivals: number }> {
  const { attributionKeepDays } = await prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: { attributionKeepDays: true } });
  const before = new Date(now.getTime() - attributionKeepDays * dayMs);
  // Of a referrer its site is left, and of a first page the page: that much says where people come from, and not who.
  const orders = await inBatches(
    () => prisma.$executeRaw`
      UPDATE "OrderAttribution" SET
        "isBlunted" = true, "userAgent" = NULL, "promoCode" = NULL, "evidence" = '[]',
        "referrer" = substring("referrer" from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#@]+'),
        "firstReferrer" = substring("firstReferrer" from '^[A-Za-z][A-Za-z0-9+.-]*://[^/?#@]+'),
        "sessionEntry" = substring("sessionEntry" from '^[^?#]+'),
        "firstSessionEntry" = substring("firstSessionEntry" from '^[^?#]+')
      WHERE "orderId" = ANY(ARRAY(
        SELECT a."orderId" FROM "OrderAttribution" a JOIN "Order" o ON o."id" = a."orderId"
        WHERE NOT a."isBlunted" AND o."placedAt" < ${before}::timestamptz
        LIMIT ${upkeepBatch}::int FOR UPDATE OF a SKIP LOCKED
      ))`,
    signal,
  );
  const arrivals = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "VisitorArrival" WHERE "visitorId" = ANY(ARRAY(
        SELECT "visitorId" FROM "VisitorArrival" WHERE "currentAt" < ${before}::timestamptz
        ORDER BY "currentAt" LIMIT ${upkeepBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  return { orders, arrivals };
}
