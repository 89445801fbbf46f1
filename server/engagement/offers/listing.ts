import { taxonomy } from '../../catalogue/products/products.ts';
import { readPlanned, readRows, type Db } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { maxOffersOfProduct, scoreHiddenMs } from './rules.ts';

// Lists of offers: which ones, in which order, how many. Only live offers are listed. Ended offers are excluded from the indexes that lists
// scan (isListed), so that ten thousand old offers don't slow a page down; the dates still decide to the exact second.

export type OfferSort = 'NEWEST' | 'HOTTEST' | 'DISCUSSED' | 'ENDING_SOON';
export type OfferKind = 'ANY' | 'DEAL' | 'COUPON';

/** Filters of an offer list. Slugs come from URLs, so unknown slugs match nothing instead of failing. */
export interface OfferFilter {
  merchant?: string | null;
  category?: string | null;
  kind?: OfferKind | null;
  productId?: number | null;
}

const { sql, join, empty } = Prisma;

/** SQL condition for whether an offer is live, over rows o of "Offer". */
export function liveSql(now: Date): Prisma.Sql {
  return sql`o."isListed" and o."status" = 'PUBLISHED' and (o."startsAt" is null or o."startsAt" <= ${now}::timestamptz)
    and (o."endsAt" is null or o."endsAt" > ${now}::timestamptz)`;
}

/** A resolved filter, shared by all queries of a list. */
export interface OfferList {
  condition: Prisma.Sql;
}

/** Resolves a filter. */
export async function offerList(shop: Shop, filter: OfferFilter, sort: OfferSort): Promise<OfferList> {
  const conditions = [liveSql(shop.now)];
  if (filter.merchant != null) {
    const merchant = await shop.db.prisma.merchant.findUnique({ where: { slug: filter.merchant }, select: { id: true } });
    conditions.push(merchant ? sql`o."merchantId" = ${merchant.id}::int` : sql`false`);
  }
  if (filter.category != null) {
    const category = (await taxonomy(shop)).categoryBySlug.get(filter.category);
    conditions.push(category ? sql`o."categoryIds" @> ARRAY[${category.id}]::int[]` : sql`false`);
  }
  if (filter.kind === 'COUPON') conditions.push(sql`o."code" is not null`);
  if (filter.kind === 'DEAL') conditions.push(sql`o."code" is null`);
  if (filter.productId != null) conditions.push(sql`o."productId" = ${filter.productId}::int`);
  // Excludes offers that never end from "ending soon".
  if (sort === 'ENDING_SOON') conditions.push(sql`o."endsAt" is not null`);
  return { condition: join(conditions, ' and ') };
}

/** The sort order in the form that cursors use. */
export function offerOrder(sort: OfferSort): SortOrder {
  return { name: sort, isInstant: sort === 'NEWEST' || sort === 'ENDING_SOON' };
}

/** An offer of a page, and the sort value for its cursor. */
export interface ListedOffer {
  id: number;
  sortValue: Date | number;
}

/** Rows in the direction of pagination, one more than the page size. */
function orderedSql(condition: Prisma.Sql, value: Prisma.Sql, isDescending: boolean, request: PageRequest): Prisma.Sql {
  const { cursor, limit } = request;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const cursorValue = cursor && (typeof cursor.value === 'string' ? sql`${cursor.value}::timestamptz` : sql`${cursor.value}::int`);
  const after = cursor ? sql`and (${value}, o."id") ${isDescending ? sql`<` : sql`>`} (${cursorValue}, ${cursor.id}::int)` : empty;
  return sql`select o."id", ${value} as "sortValue" from "Offer" o where ${condition} ${after}
    order by ${value} ${direction}, o."id" ${direction} limit ${limit + 1}`;
}

/** Combines two index scans: offers whose score counts, by score, and the few young ones, which rank like a score of 0. */
function hottestSql({ condition }: OfferList, request: PageRequest, now: Date): Prisma.Sql {
  const since = new Date(now.getTime() - scoreHiddenMs);
  const isDescending = !request.backward;
  const direction = isDescending ? sql`desc` : sql`asc`;
  const settled = orderedSql(sql`${condition} and o."publishedAt" <= ${since}::timestamptz`, sql`o."score"`, isDescending, request);
  const young = orderedSql(sql`${condition} and o."publishedAt" > ${since}::timestamptz`, sql`0::int`, isDescending, request);
  return sql`select * from ((${settled}) union all (${young})) both_kinds
    order by "sortValue" ${direction}, "id" ${direction} limit ${request.limit + 1}`;
}

const orders = {
  NEWEST: { value: sql`o."publishedAt"`, isDescending: true },
  DISCUSSED: { value: sql`o."commentCount"`, isDescending: true },
  ENDING_SOON: { value: sql`o."endsAt"`, isDescending: false },
};

/** The statement for a page. */
export function pageSql(list: OfferList, sort: OfferSort, request: PageRequest, now: Date): Prisma.Sql {
  if (sort === 'HOTTEST') return hottestSql(list, request, now);
  const { value, isDescending } = orders[sort];
  return orderedSql(list.condition, value, isDescending !== request.backward, request);
}

/** A page of the list: IDs and sort values, in one statement. */
export async function offerPage(shop: Shop, list: OfferList, sort: OfferSort, request: PageRequest): Promise<Page<ListedOffer>> {
  return cutPage(await readRows<ListedOffer>(shop.db, pageSql(list, sort, request, shop.now)), request);
}

/** Number of offers in the list. */
export async function countOffers({ db }: Shop, { condition }: OfferList): Promise<number> {
  const rows = await readRows<{ count: number }>(db, sql`select count(*)::int as count from "Offer" o where ${condition}`);
  return rows[0]?.count ?? 0;
}

/**
 * The live offers of products, lowest total price first; of equal ones, those with known shipping first. Offers without a price come last.
 * @returns offer IDs by product ID
 */
export async function offersOfProducts(db: Db, productIds: readonly number[], now: Date): Promise<Map<number, number[]>> {
  const rows = await readPlanned<{ productId: number; id: number }>(
    db,
    sql`select "productId", "id" from (
      select o."productId", o."id", row_number() over (
        partition by o."productId"
        order by price.minor + coalesce(o."shippingMinor", 0) asc nulls last, o."shippingMinor" is null, o."id"
      ) as place
      from "Offer" o join "Merchant" m on m."id" = o."merchantId" join "Product" p on p."id" = o."productId"
      cross join lateral (select case when m."isOwnShop" then nullif(p."priceMinor", 0) else o."priceMinor" end as minor) price
      where o."productId" = any(${[...productIds]}::int[]) and ${liveSql(now)}
    ) ordered where place <= ${maxOffersOfProduct} order by "productId", place`,
  );
  const byProduct = new Map<number, number[]>();
  for (const { productId, id } of rows) byProduct.set(productId, [...(byProduct.get(productId) ?? []), id]);
  return byProduct;
}

/** Number of live offers by merchant. */
export async function offerCounts(db: Db, merchantIds: readonly number[], now: Date): Promise<Map<number, number>> {
  const rows = await readRows<{ merchantId: number; count: number }>(
    db,
    sql`select o."merchantId", count(*)::int as count from "Offer" o
      where o."merchantId" = any(${[...merchantIds]}::int[]) and ${liveSql(now)} group by 1`,
  );
  return new Map(rows.map(({ merchantId, count }) => [merchantId, count]));
}
