import { inBatches, maintenanceBatch } from '../../platform/database/inBatches.ts';
import type { Db } from '../../platform/database/db.ts';

// Limits how long data that can identify a browser is stored: its user agent, and the URLs that led here. The attributed source of an order
// remains, so that reports don't change.

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Removes data that can identify a browser from the attribution of old orders, and deletes visitors' arrivals of the same age. Works in
 * small batches and skips rows in use; several processes may run it at once.
 * @returns the number of each
 */
export async function forgetOldAttribution({ prisma }: Db, now: Date, signal?: AbortSignal): Promise<{ orders: number; arrivals: number }> {
  const { attributionKeepDays } = await prisma.shopSettings.findUniqueOrThrow({ where: { id: 1 }, select: { attributionKeepDays: true } });
  const before = new Date(now.getTime() - attributionKeepDays * dayMs);
  // Reduces a referrer to its site and a first page to its path: enough to tell the source, but not the person.
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
        LIMIT ${maintenanceBatch}::int FOR UPDATE OF a SKIP LOCKED
      ))`,
    signal,
  );
  const arrivals = await inBatches(
    () => prisma.$executeRaw`
      DELETE FROM "VisitorArrival" WHERE "visitorId" = ANY(ARRAY(
        SELECT "visitorId" FROM "VisitorArrival" WHERE "currentAt" < ${before}::timestamptz
        ORDER BY "currentAt" LIMIT ${maintenanceBatch}::int FOR UPDATE SKIP LOCKED
      ))`,
    signal,
  );
  return { orders, arrivals };
}
