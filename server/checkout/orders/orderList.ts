import { z } from 'zod';
import { beginningPattern } from '../../database/patterns.ts';
import { readRows, type Db } from '../../db.ts';
import { parseInput } from '../../errors.ts';
import { Prisma, type OrderStatus } from '../../generated/prisma/client.ts';
import { idsOfFew } from '../../database/idsOfFew.ts';
import { cutPage, type Page, type PageRequest } from '../../graphql/keyset.ts';
import { countUpTo, type Total } from '../../graphql/total.ts';

// The list that the staff see: a million orders, read by their number at any depth, never by skipping. Each filter has its index
// (prisma/migrations/*_order_desk).

const { sql, empty, join } = Prisma;

/** How the list may be sorted. Rows are numbered as they are placed. */
export const orderSorts = ['NEWEST', 'OLDEST'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What is to be in the list; absent values leave everything in. */
export interface OrderFilter {
  /** A number, with or without #, or the beginning of an e-mail address or of a last name. */
  search?: string | null;
  statuses?: OrderStatus[] | null;
  /** Placed at or after it. */
  placedFrom?: Date | null;
  /** Placed before it. */
  placedBefore?: Date | null;
  /** Number of the account whose they are. */
  customerId?: number | null;
  /** Number of a coupon that they use, or did until they were cancelled. */
  couponId?: number | null;
}

const maxSearchLength = 200;
const greatestNumber = 2_147_483_647;

const filterInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim().replace(/\s+/g, ' '))
    .refine((text) => text.length <= maxSearchLength && !text.includes('\0'), `A search has at most ${maxSearchLength} characters.`),
});

/** The rows that a search finds. Numbers are few digits; whatever else is typed begins an address or a name. */
async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
  const number = /^#?(\d{1,10})$/.exec(search)?.[1];
  if (number !== undefined) return Number(number) <= greatestNumber ? sql`o."number" = ${Number(number)}::int` : sql`false`;
  const pattern = beginningPattern(search.toLowerCase());
  // Each column has its index, and few are looked up in both; of what many orders have, a page is soon found along the list's own order.
  const few = await idsOfFew(db, [
    sql`SELECT "id" FROM "Order" WHERE lower("email") LIKE ${pattern}`,
    sql`SELECT "id" FROM "Order" WHERE lower("lastName") LIKE ${pattern}`,
  ]);
  return few ? sql`o."id" = ANY(${few}::int[])` : sql`(lower(o."email") LIKE ${pattern} OR lower(o."lastName") LIKE ${pattern})`;
}

/** @throws InvalidInputError for a search that is too long */
async function whereSql(
  db: Db,
  { search: given, statuses, placedFrom, placedBefore, customerId, couponId }: OrderFilter,
): Promise<Prisma.Sql> {
  const { search } = parseInput(filterInput, { search: given });
  const parts = [
    customerId == null ? empty : sql`AND o."accountId" = ${customerId}::int`,
    couponId == null ? empty : sql`AND u."couponId" = ${couponId}::int`,
    search === '' ? empty : sql`AND ${await searchSql(db, search)}`,
    statuses?.length ? sql`AND o."status" IN (${join(statuses.map((status) => sql`${status}::"OrderStatus"`))})` : empty,
    placedFrom ? sql`AND o."placedAt" >= ${placedFrom}` : empty,
    placedBefore ? sql`AND o."placedAt" < ${placedBefore}` : empty,
  ];
  return join(parts, ' ');
}

/** Where rows o are read from: those of a coupon in the order of its index, which is theirs too. */
function fromSql({ couponId }: OrderFilter): Prisma.Sql {
  return couponId == null ? sql`"Order" o` : sql`"OrderCoupon" u JOIN "Order" o ON o."id" = u."orderId"`;
}

/** The rows of one page, in the list's order. @throws InvalidInputError */
export async function listOrders(db: Db, filter: OrderFilter, sort: OrderSort, request: PageRequest): Promise<Page<{ id: number }>> {
  const descends = (sort === 'NEWEST') !== request.backward;
  const onwards = request.cursor ? sql`AND o."id" ${descends ? sql`<` : sql`>`} ${request.cursor.id}::int` : empty;
  const rows = await readRows<{ id: number }>(
    db,
    sql`SELECT o."id" FROM ${fromSql(filter)} WHERE true ${await whereSql(db, filter)} ${onwards}
    ORDER BY o."id" ${descends ? sql`DESC` : sql`ASC`} LIMIT ${request.limit + 1}::int`,
  );
  return cutPage(rows, request);
}

/** How long the list is; of more than a thousand it only says that there are more. @throws InvalidInputError */
export async function countOrders(db: Db, filter: OrderFilter): Promise<Total> {
  return countUpTo(db, sql`SELECT 1 FROM ${fromSql(filter)} WHERE true ${await whereSql(db, filter)}`);
}
