import { z } from 'zod';
import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { Prisma, type OrderStatus } from '../../generated/prisma/client.ts';
import { idsOfFew } from '../../platform/database/idsOfFew.ts';
import { cutPage, type Page, type PageRequest } from '../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../platform/graphql/total.ts';

// The list that the staff see: a million orders, read by their number at any depth, never by skipping. Each filter has its index
// (prisma/migrations/*_baseline). Programs that read on from where they stopped go by positions, which are given in the order in which
// orders are seen (prisma/migrations/*_baseline): whatever appears or changes later stands behind what was read.

const { sql, empty, join } = Prisma;

/** How the list may be sorted. */
export const orderSorts = ['NEWEST', 'OLDEST', 'CHANGED'] as const;
export type OrderSort = (typeof orderSorts)[number];

/** What each sort goes by. */
const sortKeys = {
  NEWEST: { column: sql`o."id"`, isDescending: true },
  OLDEST: { column: sql`o."position"`, isDescending: false },
  CHANGED: { column: sql`o."changePosition"`, isDescending: false },
} satisfies Record<OrderSort, object>;

/** What is to be in the list; absent values leave everything in. */
export interface OrderFilter {
  /** A number, with or without #; the beginning of an e-mail address or of a name; a part of a product's name or SKU. */
  search?: string | null;
  statuses?: OrderStatus[] | null;
  /** Placed at or after it. */
  placedFrom?: Date | null;
  /** Placed before it. */
  placedBefore?: Date | null;
  /** Changed at or after it. */
  updatedSince?: Date | null;
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

const fullName = sql`lower("firstName" || ' ' || "lastName")`;
const lastNameFirst = sql`lower("lastName" || ' ' || "firstName")`;
const goods = sql`lower("name" || ' ' || coalesce("sku", ''))`;

/** Numbers are few digits; a SKU may look like one. */
async function numberSql(db: Db, search: string, digits: string): Promise<Prisma.Sql> {
  const skus = search.startsWith('#')
    ? []
    : await idsOfFew(db, [sql`SELECT "orderId" AS "id" FROM "OrderLine" WHERE lower("sku") = ${digits}`]);
  const number = Number(digits) <= greatestNumber ? sql`o."number" = ${Number(digits)}::int` : sql`false`;
  // A SKU of very many orders is no number that anybody looks for: then only the order is meant.
  return skus?.length ? sql`(${number} OR o."id" = ANY(${skus}::int[]))` : number;
}

/** The rows that a search finds: by their number, who ordered, or what was ordered. */
async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
  const digits = /^#?(\d{1,10})$/.exec(search)?.[1];
  if (digits !== undefined) return numberSql(db, search, digits);
  const words = search.toLowerCase();
  const beginning = beginningPattern(words);
  const people = [sql`lower("email")`, fullName, lastNameFirst].map((column) => sql`${column} LIKE ${beginning}`);
  const ofGoods = words.length < minPartLength ? sql`lower("sku") LIKE ${beginning}` : sql`${goods} LIKE ${partPattern(words)}`;
  // Each has its index, and few are looked up in all; of what many orders have, a page is soon found along the list's own order.
  const few = await idsOfFew(db, [
    ...people.map((condition) => sql`SELECT "id" FROM "Order" WHERE ${condition}`),
    sql`SELECT "orderId" AS "id" FROM "OrderLine" WHERE ${ofGoods}`,
  ]);
  if (few) return sql`o."id" = ANY(${few}::int[])`;
  const lines = sql`EXISTS (SELECT 1 FROM "OrderLine" l WHERE l."orderId" = o."id" AND ${ofGoods})`;
  return sql`(${join(people, ' OR ')} OR ${lines})`;
}

/** @throws InvalidInputError for a search that is too long */
async function whereSql(
  db: Db,
  { search: given, statuses, placedFrom, placedBefore, updatedSince, customerId, couponId }: OrderFilter,
): Promise<Prisma.Sql> {
  const { search } = parseInput(filterInput, { search: given });
  const parts = [
    customerId == null ? empty : sql`AND o."accountId" = ${customerId}::int`,
    couponId == null ? empty : sql`AND u."couponId" = ${couponId}::int`,
    search === '' ? empty : sql`AND ${await searchSql(db, search)}`,
    statuses?.length ? sql`AND o."status" IN (${join(statuses.map((status) => sql`${status}::"OrderStatus"`))})` : empty,
    placedFrom ? sql`AND o."placedAt" >= ${placedFrom}` : empty,
    placedBefore ? sql`AND o."placedAt" < ${placedBefore}` : empty,
    updatedSince ? sql`AND o."updatedAt" >= ${updatedSince}` : empty,
  ];
  return join(parts, ' ');
}

/** Where rows o are read from: those of a coupon in the order of its index, which is theirs too. */
function fromSql({ couponId }: OrderFilter): Prisma.Sql {
  return couponId == null ? sql`"Order" o` : sql`"OrderCoupon" u JOIN "Order" o ON o."id" = u."orderId"`;
}

/** An order in the list, and what its place goes by. */
export interface ListedOrder {
  id: number;
  place: number;
}

/** The rows of one page, in the list's order. @throws InvalidInputError */
export async function listOrders(db: Db, filter: OrderFilter, sort: OrderSort, request: PageRequest): Promise<Page<ListedOrder>> {
  const { column, isDescending } = sortKeys[sort];
  const descends = isDescending !== request.backward;
  const onwards = request.cursor ? sql`AND ${column} ${descends ? sql`<` : sql`>`} ${Number(request.cursor.value)}::int` : empty;
  const rows = await readRows<ListedOrder>(
    db,
    sql`SELECT o."id", ${column} AS "place" FROM ${fromSql(filter)} WHERE true ${await whereSql(db, filter)} ${onwards}
    ORDER BY ${column} ${descends ? sql`DESC` : sql`ASC`} LIMIT ${request.limit + 1}::int`,
  );
  return cutPage(rows, request);
}

/** How long the list is; of more than a thousand it only says that there are more. @throws InvalidInputError */
export async function countOrders(db: Db, filter: OrderFilter): Promise<Total> {
  return countUpTo(db, sql`SELECT 1 FROM ${fromSql(filter)} WHERE true ${await whereSql(db, filter)}`);
}
