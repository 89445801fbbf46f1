import { readPlanned } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** Maximum number of cross-sells for a cart. */
export const maxCrossSells = 24;

/**
 * Finds available cross-sells for these products, excluding the products themselves, in one statement.
 * @param first maximum number of results
 * @returns IDs, those that match the most products first, then in the shop's order
 */
export async function crossSellIds(shop: Shop, productIds: readonly number[], first: number): Promise<number[]> {
  if (productIds.length === 0 || first < 1) return [];
  const ids = Prisma.sql`${[...productIds]}::int[]`;
  const rows = await readPlanned<{ id: number }>(
    shop.db,
    Prisma.sql`
      select l."targetId" as "id" from "ProductLink" l join "Product" p on p."id" = l."targetId"
      where l."kind" = 'CROSS_SELL' and l."productId" = any(${ids}) and l."targetId" <> all(${ids})
        and p."status" = 'PUBLISHED' and p."isAvailable"
      group by l."targetId" order by count(*) desc, min(l."position"), l."targetId" limit ${Math.min(first, maxCrossSells)}`,
  );
  return rows.map(({ id }) => id);
}
