import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { foldText } from '../../platform/i18n/foldText.ts';
import type { Db } from '../../platform/database/db.ts';
import { Prisma, type OrderFulfilment, type OrderStatus } from '../../generated/prisma/client.ts';
import { idsOfFew } from '../../platform/database/idsOfFew.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';
import { says } from './__generated__/messages.ts';

// The staff order list: a million orders with keyset pagination by number, never by offset. Each filter has its own index
// (prisma/migrations/*_baseline, *_folded_order_search). Programs that poll for changes use positions, which are assigned in the order in which orders become
// visible (prisma/migrations/*_baseline): orders that appear or change later always come after those already read.

const { sql, join } = Prisma;

/** Filters of the list; absent values don't filter. */
export interface OrderFilter {
  /** An order number, with or without #; the start of an email address or a name; or part of a product's name or SKU. */
  search?: string | null;
  statuses?: OrderStatus[] | null;
  /** How far the orders are shipped (`fulfilmentOf`). */
  fulfilmentStatuses?: OrderFulfilment[] | null;
  /** Order numbers, at most 100. */
  numbers?: number[] | null;
  /** Inclusive. */
  placedFrom?: Date | null;
  /** Exclusive. */
  placedBefore?: Date | null;
  /** Inclusive. */
  updatedSince?: Date | null;
  /** ID of the customer's account. */
  customerId?: number | null;
  /** ID of a coupon that the orders use, or used until they were cancelled. */
  couponId?: number | null;
}

const greatestNumber = 2_147_483_647;
const maxNumbers = 100;

// Without accents, as in the product search: Muller and Müller find each other. The equivalent of foldText() for letters; the database
// also spells out symbols such as ®, so it folds patterns too.
const folded = (pattern: string) => sql`lower(f_unaccent(${pattern}))`;
const fullName = sql`lower(f_unaccent("firstName" || ' ' || "lastName"))`;
const lastNameFirst = sql`lower(f_unaccent("lastName" || ' ' || "firstName"))`;
const goods = sql`lower(f_unaccent("name" || ' ' || coalesce("sku", '')))`;

/** Order numbers have few digits; an SKU may look like one. */
async function numberSql(db: Db, search: string, digits: string): Promise<Prisma.Sql> {
  const skus = search.startsWith('#')
    ? []
    : await idsOfFew(db, [sql`SELECT "orderId" AS "id" FROM "OrderLine" WHERE lower("sku") = ${digits}`]);
  const number = Number(digits) <= greatestNumber ? sql`o."number" = ${Number(digits)}::int` : sql`false`;
  // Nobody searches for the number of an SKU that very many orders have: then only the order number matches.
  return skus?.length ? sql`(${number} OR o."id" = ANY(${skus}::int[]))` : number;
}

/** The orders that match a search: by number, customer, or ordered item. */
async function searchSql(db: Db, search: string): Promise<Prisma.Sql> {
  const digits = /^#?(\d{1,10})$/.exec(search)?.[1];
  if (digits !== undefined) return numberSql(db, search, digits);
  const words = foldText(search);
  // Addresses and SKUs are compared letter by letter.
  const beginning = beginningPattern(search.toLowerCase());
  const names = [fullName, lastNameFirst].map((column) => sql`${column} LIKE ${folded(beginningPattern(words))}`);
  const people = [sql`lower("email") LIKE ${beginning}`, ...(words === '' ? [] : names)];
  const ofGoods = words.length < minPartLength ? sql`lower("sku") LIKE ${beginning}` : sql`${goods} LIKE ${folded(partPattern(words))}`;
  // Each condition has an index, and only a few rows are looked up in total; for a condition that many orders meet, scanning the list in
  // its own order quickly fills a page.
  const few = await idsOfFew(db, [
    ...people.map((condition) => sql`SELECT "id" FROM "Order" WHERE ${condition}`),
    sql`SELECT "orderId" AS "id" FROM "OrderLine" WHERE ${ofGoods}`,
  ]);
  if (few) return sql`o."id" = ANY(${few}::int[])`;
  const lines = sql`EXISTS (SELECT 1 FROM "OrderLine" l WHERE l."orderId" = o."id" AND ${ofGoods})`;
  return sql`(${join(people, ' OR ')} OR ${lines})`;
}

/** The rule of `fulfilmentOf`. Open orders are few, and so are those shipped in part: each condition has an index that finds them. */
const fulfilments: Readonly<Record<OrderFulfilment, Prisma.Sql>> = {
  UNFULFILLED: sql`(o."fulfilment" = 'UNFULFILLED' AND o."status" IN ('PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING') AND o."shippingMethod" <> '')`,
  PARTIALLY_SHIPPED: sql`(o."fulfilment" = 'PARTIALLY_SHIPPED' AND o."status" <> 'COMPLETED' AND o."shippingMethod" <> '')`,
  SHIPPED: sql`((o."fulfilment" = 'SHIPPED' OR o."status" = 'COMPLETED') AND o."shippingMethod" <> '')`,
};

/** @throws InvalidInputError for a search that is too long, or too many numbers */
async function whereSql(db: Db, filter: OrderFilter): Promise<Prisma.Sql> {
  const { statuses, fulfilmentStatuses, numbers, placedFrom, placedBefore, updatedSince, customerId, couponId } = filter;
  const search = normalizedSearch(filter.search);
  if (numbers && numbers.length > maxNumbers)
    throw new InvalidInputError([{ path: ['filter', 'numbers'], message: says((t) => t.useAtMostNumbers({ max: maxNumbers })) }]);
  return allOf(
    numbers ? sql`o."number" = ANY(${numbers}::int[])` : null,
    customerId == null ? null : sql`o."accountId" = ${customerId}::int`,
    couponId == null ? null : sql`u."couponId" = ${couponId}::int`,
    search === '' ? null : await searchSql(db, search),
    statuses?.length ? sql`o."status" IN (${join(statuses.map((status) => sql`${status}::"OrderStatus"`))})` : null,
    fulfilmentStatuses?.length
      ? sql`(${join(
          fulfilmentStatuses.map((status) => fulfilments[status]),
          ' OR ',
        )})`
      : null,
    placedFrom ? sql`o."placedAt" >= ${placedFrom}` : null,
    placedBefore ? sql`o."placedAt" < ${placedBefore}` : null,
    updatedSince ? sql`o."updatedAt" >= ${updatedSince}` : null,
  );
}

/** The source of rows o: orders of a coupon are read in the order of its index, which is also their own order. */
function fromSql({ couponId }: OrderFilter): Prisma.Sql {
  return couponId == null ? sql`"Order" o` : sql`"OrderCoupon" u JOIN "Order" o ON o."id" = u."orderId"`;
}

/** Definition of the staff order list. */
export const adminOrderList = {
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
