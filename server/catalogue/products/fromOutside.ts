import type { Prisma } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';

// Product data owned by modules of higher layers, stored in the product's row because lists sort and filter by it.

/**
 * Stores ratings.
 * @param ratings a query with the columns productId, average (hundredths of five stars) and count
 */
export async function storeRatings(tx: Tx, ratings: Prisma.Sql): Promise<void> {
  await tx.$executeRaw`
    UPDATE "Product" p SET "ratingAverage" = x."average", "ratingCount" = x."count" FROM (${ratings}) x
    WHERE p."id" = x."productId" AND (p."ratingAverage", p."ratingCount") IS DISTINCT FROM (x."average", x."count")`;
}

/**
 * Sets the external shop that sells a product.
 * @param shopId null when this shop sells the product
 */
export async function setExternalShop(tx: Tx, productId: number, shopId: number | null): Promise<void> {
  await tx.product.update({ where: { id: productId }, data: { externalShopId: shopId }, select: { id: true } });
}
