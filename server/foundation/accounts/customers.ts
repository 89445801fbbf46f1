import { z } from 'zod';
import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { Prisma, type Account } from '../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../platform/graphql/total.ts';

// The customers as the staff see them: a million accounts, read by keys of their sort at any depth, never by skipping. What each has
// ordered is added up for the rows of the page alone, from an index that holds all it takes (prisma/migrations/*_baseline).

const { sql, empty, join } = Prisma;

/** How the list may be sorted. */
export const customerSorts = ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC'] as const;
export type CustomerSort = (typeof customerSorts)[number];

/** What is to be in the list; absent values leave everything in. */
export interface CustomerFilter {
  /** The beginning of an address that has an @, or a part of address or name. */
  search?: string | null;
  isVerified?: boolean | null;
  isLocked?: boolean | null;
  hasOrders?: boolean | null;
  /** Registered at or after it. */
  registeredFrom?: Date | null;
  /** Registered before it. */
  registeredBefore?: Date | null;
}

/** A customer with what they have ordered. */
export type Customer = Pick<Account, 'id' | 'email' | 'name' | 'emailVerifiedAt' | 'lockedAt' | 'createdAt'> & {
  /** Without those that were cancelled or have failed. */
  orderCount: number;
  /** What was paid, refunds taken off; minor units. */
  spentMinor: number;
};

const maxSearchLength = 200;

const filterInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim().replace(/\s+/g, ' '))
    .refine((text) => text.length <= maxSearchLength && !text.includes('\0'), `A search has at most ${maxSearchLength} characters.`),
});

function searchSql(search: string): Prisma.Sql {
  const isBeginning = [...search].length < minPartLength || /[^@]@/.test(search);
  if (isBeginning) return sql`lower(a."email") LIKE ${beginningPattern(search.toLowerCase())}`;
  return sql`lower(f_unaccent(a."email" || ' ' || a."name")) LIKE lower(f_unaccent(${partPattern(search)}))`;
}

const not = (isTrue: boolean) => (isTrue ? empty : sql`NOT`);

/** What rows a of the list must be like. @throws InvalidInputError for a search that is too long */
function whereSql(filter: CustomerFilter): Prisma.Sql {
  const { isVerified, isLocked, hasOrders, registeredFrom, registeredBefore } = filter;
  const { search } = parseInput(filterInput, { search: filter.search });
  const parts = [
    search === '' ? empty : sql`AND ${searchSql(search)}`,
    isVerified == null ? empty : sql`AND a."emailVerifiedAt" IS ${not(!isVerified)} NULL`,
    isLocked == null ? empty : sql`AND a."lockedAt" IS ${not(!isLocked)} NULL`,
    hasOrders == null ? empty : sql`AND ${not(hasOrders)} EXISTS (SELECT 1 FROM "Order" o WHERE o."accountId" = a."id")`,
    // The latest accounts may all have none, and need not be looked at.
    hasOrders ? sql`AND a."id" BETWEEN (SELECT min("accountId") FROM "Order") AND (SELECT max("accountId") FROM "Order")` : empty,
    registeredFrom ? sql`AND a."createdAt" >= ${registeredFrom}` : empty,
    registeredBefore ? sql`AND a."createdAt" < ${registeredBefore}` : empty,
  ];
  return join([sql`a."role" = 'CUSTOMER'`, ...parts], ' ');
}

interface Order extends SortOrder {
  isDescending: boolean;
}

/** The order of a sort, by which its cursors are known. */
export function customerOrder(sort: CustomerSort): Order {
  const isDescending = sort === 'NEWEST' || sort === 'EMAIL_DESC';
  return { name: `CUSTOMERS_${sort}`, isInstant: false, isText: sort.startsWith('EMAIL'), isDescending };
}

const columns = sql`a."id", a."email", a."name", a."emailVerifiedAt", a."lockedAt", a."createdAt"`;
/** Of rows a; more than an amount can be is told as the most that it can. */
const sums = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE o."status" NOT IN ('CANCELLED', 'FAILED'))::int AS "orderCount",
      least(coalesce(sum(o."paidMinor" - o."refundedMinor"), 0), 2147483647)::int AS "spentMinor"
    FROM "Order" o WHERE o."accountId" = a."id"
  ) s ON true`;

/** One page of the list, in one statement. @throws InvalidInputError */
export async function listCustomers(db: Db, filter: CustomerFilter, sort: CustomerSort, request: PageRequest): Promise<Page<Customer>> {
  const { isText = false, isDescending } = customerOrder(sort);
  const descends = isDescending !== request.backward;
  const [direction, sign] = descends ? [sql`DESC`, sql`<`] : [sql`ASC`, sql`>`];
  // Addresses are unique: they alone are the order.
  const key = isText ? sql`a."email"` : sql`a."id"`;
  const { cursor } = request;
  const onwards = cursor ? sql`AND ${key} ${sign} ${isText ? sql`${String(cursor.value)}` : sql`${cursor.id}::int`}` : empty;
  const rows = await readRows<Customer>(
    db,
    sql`SELECT ${columns}, s."orderCount", s."spentMinor" FROM (
      SELECT a.* FROM "Account" a WHERE ${whereSql(filter)} ${onwards} ORDER BY ${key} ${direction} LIMIT ${request.limit + 1}::int
    ) a ${sums} ORDER BY ${key} ${direction}`,
  );
  return cutPage(rows, request);
}

/** How long the list is; of more than a thousand it only says that there are more. @throws InvalidInputError */
export async function countCustomers(db: Db, filter: CustomerFilter): Promise<Total> {
  return countUpTo(db, sql`SELECT 1 FROM "Account" a WHERE ${whereSql(filter)}`);
}

/** A customer by their number; null for none, and for those who work for the shop. */
export async function readCustomer(db: Db, id: number): Promise<Customer | null> {
  const rows = await readRows<Customer>(
    db,
    sql`SELECT ${columns}, s."orderCount", s."spentMinor" FROM "Account" a ${sums} WHERE a."id" = ${id}::int AND a."role" = 'CUSTOMER'`,
  );
  return rows[0] ?? null;
}
