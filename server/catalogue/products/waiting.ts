import { withRetry } from '../../platform/database/retry.ts';
import { readRows, type Db, type Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { recordDuePrices } from '../pricing/pricing.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { refreshProducts } from '../projection/projection.ts';
import { clockSince } from '../../platform/jobs/clock.ts';

// A category may contain half of the shop's products. Data derived from it is refreshed with the change if that is quick; otherwise its
// products are queued with the change and refreshed in batches, each in its own transaction. Until then a queued product is shown where it
// was. Queuing always inserts a new row and never reuses an existing one: a batch that has just read the old tree must not delete the queue
// entry of a newer change.

/** Maximum number of products refreshed with the change itself. */
const atOnce = 500;
/** Maximum number of products in one transaction of the job. */
const piece = 500;

/**
 * The products of these categories that the change must refresh.
 * @returns none when there are too many to refresh immediately: then they are queued for a job
 */
export async function productsToRefreshOrEnqueue(tx: Tx, categoryIds: readonly number[]): Promise<number[]> {
  const ids = [...categoryIds];
  const rows = await tx.$queryRaw<{ productId: number }[]>`
    SELECT DISTINCT "productId" FROM "ProductCategory" WHERE "categoryId" = ANY(${ids}::int[]) LIMIT ${atOnce + 1}::int`;
  if (rows.length <= atOnce) return rows.map(({ productId }) => productId);
  await tx.$executeRaw`
    INSERT INTO "WaitingProduct" ("productId")
    SELECT DISTINCT "productId" FROM "ProductCategory" WHERE "categoryId" = ANY(${ids}::int[])`;
  await enqueue(tx, { name: 'waiting-products', payload: {} });
  return [];
}

/** Number of queued products. */
export async function countWaitingProducts(db: Pick<Db, 'pool'>): Promise<number> {
  const rows = await readRows<{ count: number }>(db, Prisma.sql`SELECT count(DISTINCT "productId")::int AS "count" FROM "WaitingProduct"`);
  return rows[0]?.count ?? 0;
}

async function refreshPiece(tx: Tx, now: Date): Promise<boolean> {
  // Skips rows that another process is working on.
  const noted = await tx.$queryRaw<{ id: bigint; productId: number }[]>`
    SELECT "id", "productId" FROM "WaitingProduct" ORDER BY "productId" LIMIT ${piece}::int FOR UPDATE SKIP LOCKED`;
  if (noted.length === 0) return false;
  await tx.$executeRaw`DELETE FROM "WaitingProduct" WHERE "id" = ANY(${noted.map(({ id }) => id)}::bigint[])`;
  const ids = [...new Set(noted.map(({ productId }) => productId))];
  // Waits for concurrent changes of these products and blocks later ones, so that newer categories aren't overwritten with older ones.
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  const due = await recordDuePrices(tx, now);
  await refreshProducts(tx, [...new Set([...due, ...ids])], now);
  await bumpRevision(tx);
  return true;
}

/** Refreshes queued products until none are left, or the process closes. Safe to call at any time, even concurrently. */
export async function refreshWaiting(
  { db, catalog }: { db: Db; catalog: Pick<Shop['catalog'], 'reload'> },
  { now, signal }: { now: Date; signal?: AbortSignal },
): Promise<void> {
  const clock = clockSince(now);
  while (await withRetry(() => db.prisma.$transaction((tx) => refreshPiece(tx, clock()), { timeout: 60_000 }))) {
    await catalog.reload();
    signal?.throwIfAborted();
  }
}
