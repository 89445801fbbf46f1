import { bumpRevision } from '../../platform/cache/revision.ts';
import { tagsOfProducts } from '../../catalogue/projection/projection.ts';
import { storeRatings } from '../../catalogue/products/products.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';

// A product's rating (Product.ratingAverage, in hundredths of five stars, and ratingCount) derives only from its approved reviews. There is
// no running sum that could drift: the rating is recomputed under a lock of the product's row, so that of two simultaneous reviews the
// second one's sum includes the first.

/**
 * Locks products until the transaction ends. Call it before changing their reviews.
 * @returns the ids of the products that are shown
 */
export async function lockRatings(tx: Tx, productIds: readonly number[]): Promise<Set<number>> {
  const rows = await tx.$queryRaw<{ id: number; isShown: boolean }[]>`
    SELECT "id", "status" = 'PUBLISHED' AND "parentId" IS NULL AS "isShown" FROM "Product"
    WHERE "id" = ANY(${productIds}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  return new Set(rows.flatMap(({ id, isShown }) => (isShown ? [id] : [])));
}

/** Recomputes the ratings of these products from their approved reviews, and invalidates the caches that hold them. The caller must hold their locks. */
export async function refreshRatings(tx: Tx, productIds: readonly number[]): Promise<void> {
  const ratings = Prisma.sql`
    SELECT id."productId", coalesce(round(avg(r."average") / 2), 0)::int AS "average", count(r."id")::int AS "count"
    FROM unnest(${productIds}::int[]) AS id("productId")
    LEFT JOIN "Review" r ON r."productId" = id."productId" AND r."status" = 'APPROVED'
    GROUP BY id."productId"`;
  await storeRatings(tx, ratings);
  await bumpRevision(tx, tagsOfProducts(productIds, false));
}
