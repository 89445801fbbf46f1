import { partPattern } from '../../../platform/database/patterns.ts';
import { readRows } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { Prisma, type ProductStatus, type ProductType } from '../../../generated/prisma/client.ts';
import { allOf, type List } from '../../../platform/graphql/list.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { defaultLowStockAmount } from '../../inventory/inventory.ts';

// The staff product list: all products in any status, a hundred thousand or more. Each sort order has its own index of products that aren't
// variations (prisma/migrations/*_baseline).

const { sql, join } = Prisma;

/** Stock states for the list's filter. */
export const stockStates = ['IN_STOCK', 'LOW', 'OUT'] as const;
type StockState = (typeof stockStates)[number];

/** Filters of the list; absent values don't filter. Without a status, archived products are excluded. */
export interface StaffFilter {
  /** Words in the name, SKU, brand, tags or categories, or the start of a SKU. */
  search?: string | null;
  status?: ProductStatus | null;
  type?: Exclude<ProductType, 'VARIATION'> | null;
  /** This category or any of its descendants. */
  categoryId?: number | null;
  stock?: StockState | null;
  onSale?: boolean | null;
  hasManufacturer?: boolean | null;
  /** Inclusive. */
  updatedSince?: Date | null;
  /** Conditions on fields of other modules (fieldConditions()). */
  fields?: readonly Prisma.Sql[];
}

/** Every word must occur in the product's search text. */
function searchSql(search: string): Prisma.Sql {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (search.length > 200 || search.includes('\0') || words.length > 20)
    throw new InvalidInputError([{ path: ['filter', 'search'], message: 'A search can have at most 200 characters and 20 words.' }]);
  return words.length === 0
    ? sql`true`
    : join(
        words.map((word) => sql`p."searchText" LIKE lower(f_unaccent(${partPattern(word)}))`),
        ' and ',
      );
}

const low = sql`p."managesStock" and p."stock" > 0 and p."stock" <= coalesce(p."lowStockAmount", ${defaultLowStockAmount}::int)`;
const stockSql: Record<StockState, Prisma.Sql> = {
  IN_STOCK: sql`p."isAvailable"`,
  LOW: sql`(${low} or exists (select from "Product" v where v."parentId" = p."id" and v."managesStock" and v."stock" > 0
    and v."stock" <= coalesce(v."lowStockAmount", ${defaultLowStockAmount}::int)))`,
  OUT: sql`not p."isAvailable"`,
};

/** A change of a variation doesn't change its product's row. */
const updatedSql = (since: Date) => sql`(p."updatedAt" >= ${since}::timestamptz or p."id" in (
  select v."parentId" from "Product" v where v."parentId" is not null and v."updatedAt" >= ${since}::timestamptz))`;

/**
 * SQL condition for rows p of the list.
 * @throws InvalidInputError
 */
export function staffFilterSql(filter: StaffFilter): Prisma.Sql {
  const { search, status, type, categoryId, stock, onSale, hasManufacturer, updatedSince, fields = [] } = filter;
  return allOf(
    sql`p."parentId" is null`,
    status ? sql`p."status" = ${status}::"ProductStatus"` : sql`p."status" <> 'ARCHIVED'`,
    type ? sql`p."type" = ${type}::"ProductType"` : null,
    categoryId ? sql`p."categoryIds" @> array[${categoryId}::int]` : null,
    stock ? stockSql[stock] : null,
    onSale == null ? null : onSale ? sql`p."priorPriceMinor" is not null` : sql`p."priorPriceMinor" is null`,
    hasManufacturer == null ? null : hasManufacturer ? sql`p."manufacturerId" is not null` : sql`p."manufacturerId" is null`,
    search ? searchSql(search) : null,
    updatedSince ? updatedSql(updatedSince) : null,
    ...fields,
  );
}

/** Maximum number of products to count: users who edit all products of a filter are shown how many there are. */
export const maxCountedProducts = 10_000;

/** Definition of the staff product list. */
export const staffList = {
  name: 'PRODUCT_DESK',
  from: sql`"Product" p`,
  id: sql`p."id"`,
  sorts: {
    NEWEST: { value: sql`p."id"`, isDescending: true, isUnique: true },
    OLDEST: { value: sql`p."id"`, isUnique: true },
    CHANGED: { value: sql`p."updatedAt"`, type: 'instant', isDescending: true },
    NAME_ASC: { value: sql`p."name"`, type: 'text' },
    NAME_DESC: { value: sql`p."name"`, type: 'text', isDescending: true },
    PRICE_ASC: { value: sql`p."priceMinor"` },
    PRICE_DESC: { value: sql`p."priceMinor"`, isDescending: true },
    STOCK_ASC: { value: sql`p."stock"` },
    STOCK_DESC: { value: sql`p."stock"`, isDescending: true },
  },
  where: (_shop, filter) => staffFilterSql(filter),
  mostCounted: maxCountedProducts,
} satisfies List<StaffFilter, string>;

/** Sort orders of the list. */
export type StaffSort = keyof typeof staffList.sorts;

/** IDs of all products that match the filter. */
export async function idsForStaff(shop: Pick<Shop, 'db'>, filter: StaffFilter): Promise<number[]> {
  const rows = await readRows<{ id: number }>(shop.db, sql`select p."id" from "Product" p where ${staffFilterSql(filter)} order by p."id"`);
  return rows.map(({ id }) => id);
}
