import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { defaultLowStockAmount } from './stock.ts';

/** A sellable product or variation whose tracked stock is low or zero. */
export interface LowStockProduct {
  /** ID of the product; of the parent for a variation. */
  productId: number;
  slug: string;
  name: string;
  sku: string | null;
  stock: number;
}

/** Published products with tracked stock that is low or sold out, lowest stock first. */
export function lowStock(db: Db, limit: number): Promise<LowStockProduct[]> {
  return readRows<LowStockProduct>(
    db,
    Prisma.sql`SELECT coalesce(m."id", p."id") AS "productId", coalesce(m."slug", p."slug") AS "slug", coalesce(m."name", p."name") AS "name",
      p."sku", p."stock"
    FROM "Product" p LEFT JOIN "Product" m ON m."id" = p."parentId"
    WHERE p."managesStock" AND p."status" = 'PUBLISHED' AND (m."id" IS NULL OR m."status" = 'PUBLISHED')
      AND p."stock" <= coalesce(p."lowStockAmount", ${defaultLowStockAmount}::int)
    ORDER BY p."stock", p."totalSales" DESC, p."id" LIMIT ${limit}::int`,
  );
}
