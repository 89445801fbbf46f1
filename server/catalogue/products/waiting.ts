import { withRetry } from '../../platform/database/retry.ts';
import { readRows, type Db, type Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { recordDuePrices } from '../pricing/pricing.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { refreshProducts } from '../projection/projection.ts';
import { clockSince } from '../../platform/jobs/clock.ts';

// A category may hold half the shop. What is derived from it is refreshed with the change as long as that is soon done; otherwise its
// products are noted beside the change and refreshed in pieces, each of which is a transaction of its own. A product that waits is shown
// where it was. What is noted is one more row each time, never one that is there already: a piece that has just read the old tree must not
// take away the note of a newer one.

/** So many products are refreshed with the change that concerns them. */
const atOnce = 500;
/** So many in one transaction of the job. */
const piece = 500;

/**
 * Products of these categories, for the change to refresh.
 * @returns none when they are more than are refreshed at once: they are noted then, and a job sees to them
 */
export async function productsOrNote(tx: Tx, categoryIds: readonly number[]): Promise<number[]> {
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

/** How many products wait. */
export async function countWaitingProducts(db: Pick<Db, 'pool'>): Promise<number> {
  const rows = await readRows<{ count: number }>(db, Prisma.sql`SELECT count(DISTINCT "productId")::int AS "count" FROM "WaitingProduct"`);
  return rows[0]?.count ?? 0;
}

async function refreshPiece(tx: Tx, now: Date): Promise<boolean> {
  // What another process is at is passed by.
  const noted = await tx.$queryRaw<{ id: bigint; productId: number }[]>`
    SELECT "id", "productId" FROM "WaitingProduct" ORDER BY "productId" LIMIT ${piece}::int FOR UPDATE SKIP LOCKED`;
  if (noted.length === 0) return false;
  await tx.$executeRaw`DELETE FROM "WaitingProduct" WHERE "id" = ANY(${noted.map(({ id }) => id)}::bigint[])`;
  const ids = [...new Set(noted.map(({ productId }) => productId))];
  // Whoever else changes one of them has done so, or waits for what follows: nobody's newer categories are overwritten with older ones.
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ANY(${ids}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  const due = await recordDuePrices(tx, now);
  await refreshProducts(tx, [...new Set([...due, ...ids])], now);
  await bumpRevision(tx);
  return true;
}

/** Refreshes the products that wait until none does, or the process closes. It may be called at any time, also beside itself. */
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
