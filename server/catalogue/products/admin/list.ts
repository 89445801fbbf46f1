import { partPattern } from '../../../platform/database/patterns.ts';
import { readRows } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { Prisma, type ProductStatus, type ProductType } from '../../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../../platform/graphql/total.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { defaultLowStockAmount } from '../../inventory/inventory.ts';

// The staff's list of products: all of them, in whatever state, a hundred thousand or more. Any depth is read by the keys of its sort,
// each of which has its index of what is no variation (prisma/migrations/*_baseline).

const { sql, join, empty } = Prisma;

/** How the list may be sorted. */
export const staffSorts = [
  'NEWEST',
  'OLDEST',
  'CHANGED',
  'NAME_ASC',
  'NAME_DESC',
  'PRICE_ASC',
  'PRICE_DESC',
  'STOCK_ASC',
  'STOCK_DESC',
] as const;
export type StaffSort = (typeof staffSorts)[number];

/** What a stock is like, for the list. */
export const stockStates = ['IN_STOCK', 'LOW', 'OUT'] as const;
type StockState = (typeof stockStates)[number];

/** What is to be in the list; absent values leave everything in. Without a status, archived products are left out. */
export interface StaffFilter {
  /** Words of the name, SKU, brand, tags or categories; the beginning of a SKU. */
  search?: string | null;
  status?: ProductStatus | null;
  type?: Exclude<ProductType, 'VARIATION'> | null;
  /** This category or one below it. */
  categoryId?: number | null;
  stock?: StockState | null;
  onSale?: boolean | null;
}

interface Order extends SortOrder {
  value: Prisma.Sql;
  isDescending: boolean;
}

const columns = { NAME: sql`p."name"`, PRICE: sql`p."priceMinor"`, STOCK: sql`p."stock"` } as const;

/** The order of a sort, by which its cursors are known. */
export function staffOrder(sort: StaffSort): Order {
  const name = `PRODUCT_DESK_${sort}`;
  if (sort === 'NEWEST' || sort === 'OLDEST') return { name, isInstant: false, value: sql`p."id"`, isDescending: sort === 'NEWEST' };
  if (sort === 'CHANGED') return { name, isInstant: true, value: sql`p."updatedAt"`, isDescending: true };
  const column = sort.slice(0, sort.indexOf('_')) as keyof typeof columns;
  return { name, isInstant: false, isText: column === 'NAME', value: columns[column], isDescending: sort.endsWith('_DESC') };
}

/** Every word is a part of what the product is found by. */
function searchSql(search: string): Prisma.Sql {
  const words = search.trim().split(/\s+/).filter(Boolean);
  if (search.length > 200 || search.includes('\0') || words.length > 20)
    throw new InvalidInputError([{ path: ['filter', 'search'], message: 'A search has at most 200 characters and 20 words.' }]);
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

/** What rows p of the list must be like. @throws InvalidInputError */
export function staffFilterSql(filter: StaffFilter): Prisma.Sql {
  const { search, status, type, categoryId, stock, onSale } = filter;
  const conditions = [
    sql`p."parentId" is null`,
    status ? sql`p."status" = ${status}::"ProductStatus"` : sql`p."status" <> 'ARCHIVED'`,
    ...(type ? [sql`p."type" = ${type}::"ProductType"`] : []),
    ...(categoryId ? [sql`p."categoryIds" @> array[${categoryId}::int]`] : []),
    ...(stock ? [stockSql[stock]] : []),
    ...(onSale === true ? [sql`p."priorPriceMinor" is not null`] : []),
    ...(onSale === false ? [sql`p."priorPriceMinor" is null`] : []),
    ...(search ? [searchSql(search)] : []),
  ];
  return join(conditions, ' and ');
}

/** A product of a page, and what its cursor needs. */
export interface StaffRow {
  id: number;
  sortValue: string | number;
}

/** One page of the list, in one statement. @throws InvalidInputError */
export async function listForStaff(
  shop: Pick<Shop, 'db'>,
  filter: StaffFilter,
  sort: StaffSort,
  request: PageRequest,
): Promise<Page<StaffRow>> {
  const { value, isDescending, isInstant, isText } = staffOrder(sort);
  const descends = isDescending !== request.backward;
  const direction = descends ? sql`desc` : sql`asc`;
  const { cursor } = request;
  const place =
    cursor && (isInstant ? sql`${cursor.value}::timestamptz` : isText ? sql`${cursor.value}` : sql`${Number(cursor.value)}::int`);
  const after = cursor ? sql`and (${value}, p."id") ${descends ? sql`<` : sql`>`} (${place}, ${cursor.id}::int)` : empty;
  const rows = await readRows<{ id: number; sortValue: string | number | Date }>(
    shop.db,
    sql`select p."id", ${value} as "sortValue" from "Product" p
    where ${staffFilterSql(filter)} ${after}
    order by ${value} ${direction}, p."id" ${direction}
    limit ${request.limit + 1}`,
  );
  const page = cutPage(rows, request);
  return {
    ...page,
    rows: page.rows.map(({ id, sortValue }) => ({ id, sortValue: sortValue instanceof Date ? sortValue.toISOString() : sortValue })),
  };
}

/** So many products are counted: whoever changes all of a filter is told how many these are. */
export const maxCountedProducts = 10_000;

/** How many products the filter finds. */
export function countForStaff(shop: Pick<Shop, 'db'>, filter: StaffFilter): Promise<Total> {
  return countUpTo(shop.db, sql`select from "Product" p where ${staffFilterSql(filter)}`, maxCountedProducts);
}

/** The numbers of all products that the filter finds. */
export async function idsForStaff(shop: Pick<Shop, 'db'>, filter: StaffFilter): Promise<number[]> {
  const rows = await readRows<{ id: number }>(shop.db, sql`select p."id" from "Product" p where ${staffFilterSql(filter)} order by p."id"`);
  return rows.map(({ id }) => id);
}
