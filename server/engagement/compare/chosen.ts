import { readRows } from '../../platform/database/db.ts';
import { Prisma, type CompareGroup } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { compareGroups } from './groups.ts';
import type { ComparedProduct } from './overview.ts';
import { cleanIds, maxPerGroup } from './rules.ts';

// Selects the products to compare from the requested IDs.

export type ProductRow = ComparedProduct & { named: number; number: number; categoryIds: number[] };

async function readProducts({ db }: Shop, ids: readonly number[]): Promise<ProductRow[]> {
  if (ids.length === 0) return [];
  return readRows<ProductRow>(
    db,
    Prisma.sql`
      select named."number" as "named", p."id", p."number", p."name", p."type", p."regularPriceMinor", p."priceMinor", p."priceMaxMinor",
        p."priorPriceMinor", p."isAvailable", p."ratingAverage", p."ratingCount", p."brandId", p."weightGrams", p."categoryIds",
        p."managesStock", p."stock", p."isInStock", p."backorders", p."lowStockAmount"
      from "Product" named join "Product" p on p."id" = coalesce(named."parentId", named."id")
      where named."number" = any(${[...ids]}::int[]) and p."status" = 'PUBLISHED'`,
  );
}

/** Number of distinct requested IDs, valid or not. */
export const countDifferent = (ids: readonly number[]) => new Set(ids).size;

/** The products of the group among the IDs, in the requested order; a variation stands for its product. */
export async function chosenProducts(shop: Shop, group: CompareGroup, ids: readonly number[]) {
  const wanted = cleanIds(ids);
  const rows = new Map((await readProducts(shop, wanted)).map((row) => [row.named, row]));
  const { groupOf } = await compareGroups(shop);
  const products = new Map<number, ProductRow>();
  let droppedCount = countDifferent(ids);
  for (const id of wanted) {
    const product = rows.get(id);
    if (!product || groupOf(product)?.id !== group.id) continue;
    products.set(product.id, product);
    droppedCount -= 1;
  }
  const all = [...products.values()];
  return { products: all.slice(0, maxPerGroup), droppedCount, cappedCount: Math.max(0, all.length - maxPerGroup) };
}
