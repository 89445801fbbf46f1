import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import type { Db } from '../../platform/database/db.ts';
import { Prisma, type OrderStatus } from '../../generated/prisma/client.ts';
import { idsOfFew } from '../../platform/database/idsOfFew.ts';
import { allOf, searchWords, type List } from '../../platform/graphql/list.ts';

// The list that the staff see: a million orders, read by their number at any depth, never by skipping. Each filter has its index
// (prisma/migrations/*_baseline). Programs that read on from where they stopped go by positions, which are given in the order in which
// orders are seen (prisma/migrations/*_baseline): whatever appears or changes later stands behind what was read.

const { sql, join } = Prisma;

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

const greatestNumber = 2_147_483_647;

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
async function whereSql(db: Db, filter: OrderFilter): Promise<Prisma.Sql> {
  const { statuses, placedFrom, placedBefore, updatedSince, customerId, couponId } = filter;
  const search = searchWords(filter.search);
  return allOf(
    customerId == null ? null : sql`o."accountId" = ${customerId}::int`,
    couponId == null ? null : sql`u."couponId" = ${couponId}::int`,
    search === '' ? null : await searchSql(db, search),
    statuses?.length ? sql`o."status" IN (${join(statuses.map((status) => sql`${status}::"OrderStatus"`))})` : null,
    placedFrom ? sql`o."placedAt" >= ${placedFrom}` : null,
    placedBefore ? sql`o."placedAt" < ${placedBefore}` : null,
    updatedSince ? sql`o."updatedAt" >= ${updatedSince}` : null,
  );
}

/** Where rows o are read from: those of a coupon in the order of its index, which is theirs too. */
function fromSql({ couponId }: OrderFilter): Prisma.Sql {
  return couponId == null ? sql`"Order" o` : sql`"OrderCoupon" u JOIN "Order" o ON o."id" = u."orderId"`;
}

/** The list. */
export const orderDesk = {
  name: 'ORDERS_BY',
  from: fromSql,
  id: sql`o."id"`,
  sorts: {
    NEWEST: { value: sql`o."id"`, isDescending: true, isUnique: true },
    OLDEST: { value: sql`o."position"`, isUnique: true },
    CHANGED: { value: sql`o."changePosition"`, isUnique: true },
  },
  where: ({ db }, filter) => whereSql(db, filter),
} satisfies List<OrderFilter, string>;
