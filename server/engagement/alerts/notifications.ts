import type { Db, Tx } from '../../platform/database/db.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';

// Like the wishlist's news (decision 0016), the job compares instead of listening: products come back by deliveries, cancelled orders,
// imports, prices and settings, and all of them end in `Product.isAvailable`. The mark and the email are written in one transaction.

const batch = 100;

/** @returns the number of queued emails */
async function noticeBatch(tx: Tx, now: Date): Promise<number> {
  const rows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "StockAlert" SET "notifiedAt" = ${now}::timestamptz WHERE "id" = ANY(ARRAY(
      SELECT a."id" FROM "StockAlert" a
        JOIN "Product" p ON p."id" = a."productId" LEFT JOIN "Product" parent ON parent."id" = p."parentId"
      WHERE a."confirmedAt" IS NOT NULL AND a."notifiedAt" IS NULL AND p."isAvailable" AND p."status" = 'PUBLISHED'
        AND (p."regularPriceMinor" IS NOT NULL OR p."priceMaxMinor" > 0 OR p."type" = 'VARIABLE') AND (p."parentId" IS NULL OR parent."status" = 'PUBLISHED')
      ORDER BY a."confirmedAt", a."id" LIMIT ${batch}::int FOR UPDATE OF a SKIP LOCKED
    )) RETURNING "id"`;
  for (const { id } of rows)
    await enqueue(tx, { name: 'stock-alert-mail', payload: { alertId: id, kind: 'restocked', at: now.toISOString() } });
  return rows.length;
}

/**
 * Queues the emails about products that are back in stock, each once.
 * @returns the number of emails
 */
export async function noticeRestocked(db: Db, now: Date, signal?: AbortSignal): Promise<number> {
  let mails = 0;
  for (;;) {
    if (signal?.aborted) return mails;
    const count = await withRetry(() => db.prisma.$transaction((tx) => noticeBatch(tx, now)));
    mails += count;
    if (count < batch) return mails;
  }
}
