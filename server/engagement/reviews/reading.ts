import { Prisma } from '../../generated/prisma/client.ts';
import { readPlanned, readRows, type Db } from '../../platform/database/db.ts';
import { listOwner } from '../../foundation/accounts/accounts.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Pages of reviews. Approved reviews are public; pending and rejected ones are visible to their author only (`ownReviews`).

export type ReviewSort = 'NEWEST' | 'MOST_HELPFUL' | 'HIGHEST' | 'LOWEST';

const { sql } = Prisma;

const orders: Record<ReviewSort, { value: Prisma.Sql; isDescending: boolean; isInstant?: boolean }> = {
  NEWEST: { value: sql`r."createdAt"`, isDescending: true, isInstant: true },
  MOST_HELPFUL: { value: sql`r."helpfulCount"`, isDescending: true },
  HIGHEST: { value: sql`r."average"`, isDescending: true },
  LOWEST: { value: sql`r."average"`, isDescending: false },
};

/** Returns the sort order in the form that cursors use. */
export function reviewOrder(sort: ReviewSort): SortOrder {
  return { name: `REVIEWS_${sort}`, isInstant: orders[sort].isInstant === true };
}

/** A review's position in a list. */
export interface ReviewRow {
  id: number;
  sortValue: number | Date;
}

/** Returns a page of approved reviews for each of these products, in one statement. */
export async function reviewPages(
  db: Db,
  productIds: readonly number[],
  sort: ReviewSort,
  request: PageRequest,
): Promise<Map<number, Page<ReviewRow>>> {
  const { value, isDescending, isInstant } = orders[sort];
  const descends = isDescending !== request.backward;
  const direction = descends ? sql`desc` : sql`asc`;
  const { cursor } = request;
  const cursorValue = cursor && (isInstant ? sql`${cursor.value}::timestamptz` : sql`${Number(cursor.value)}::int`);
  const beyond = cursor ? sql`and (${value}, r."id") ${descends ? sql`<` : sql`>`} (${cursorValue}, ${cursor.id}::int)` : Prisma.empty;
  const rows = await readPlanned<ReviewRow & { productId: number }>(
    db,
    sql`select p."id" as "productId", page."id", page."sortValue" from unnest(${productIds}::int[]) as p("id")
    cross join lateral (
      select r."id", ${value} as "sortValue" from "Review" r
      where r."productId" = p."id" and r."status" = 'APPROVED' ${beyond}
      order by ${value} ${direction}, r."id" ${direction}
      limit ${request.limit + 1}
    ) page
    order by page."sortValue" ${direction}, page."id" ${direction}`,
  );
  const ofProduct = new Map(productIds.map((id): [number, ReviewRow[]] => [id, []]));
  for (const { productId, ...row } of rows) ofProduct.get(productId)?.push(row);
  return new Map([...ofProduct].map(([id, found]) => [id, cutPage(found, request)]));
}

/** Returns the id of the caller's own review of each of these products, public or not; products without one are missing. */
export async function ownReviews(shop: Shop, productIds: readonly number[]): Promise<Map<number, number>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const { accountId, visitorId } = owner;
  const rows = await readRows<{ id: number; productId: number }>(
    shop.db,
    sql`select r."id", r."productId" from "Review" r
    where r."productId" = any(${productIds}::int[]) and (r."accountId" = ${accountId}::int or r."visitorId" = ${visitorId}::int)`,
  );
  return new Map(rows.map(({ id, productId }) => [productId, id]));
}

/** Returns which of these reviews are public: approved ones of products that are shown. */
export async function shownReviewIds(db: Db, ids: readonly number[]): Promise<Map<number, true>> {
  const rows = await readRows<{ id: number }>(
    db,
    sql`select r."id" from "Review" r join "Product" p on p."id" = r."productId"
    where r."id" = any(${ids}::int[]) and r."status" = 'APPROVED' and p."status" = 'PUBLISHED'`,
  );
  return new Map(rows.map(({ id }) => [id, true]));
}
