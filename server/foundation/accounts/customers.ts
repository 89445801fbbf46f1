import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type Account } from '../../generated/prisma/client.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';

// The staff's list of customers: a million accounts, read by keyset pagination at any depth, never by offset. Order totals are computed
// only for the rows of the page, from a covering index (prisma/migrations/*_baseline).

const { sql, empty } = Prisma;

/** Filters of the list; absent values do not filter. */
export interface CustomerFilter {
  /** Beginning of an email address if it contains an @, otherwise part of an address or name. */
  search?: string | null;
  isVerified?: boolean | null;
  isLocked?: boolean | null;
  hasOrders?: boolean | null;
  /** Registered at or after this time. */
  registeredFrom?: Date | null;
  /** Registered before this time. */
  registeredBefore?: Date | null;
}

/** A customer with the totals of their orders. */
export type Customer = Pick<Account, 'id' | 'email' | 'name' | 'emailVerifiedAt' | 'lockedAt' | 'createdAt'> & {
  /** Excludes cancelled and failed orders. */
  orderCount: number;
  /** Amount paid less refunds, in minor units. */
  spentMinor: number;
};

function searchSql(search: string): Prisma.Sql {
  const isBeginning = [...search].length < minPartLength || /[^@]@/.test(search);
  if (isBeginning) return sql`lower(a."email") LIKE ${beginningPattern(search.toLowerCase())}`;
  return sql`lower(f_unaccent(a."email" || ' ' || a."name")) LIKE lower(f_unaccent(${partPattern(search)}))`;
}

const not = (isTrue: boolean) => (isTrue ? empty : sql`NOT`);

/**
 * Returns the SQL condition on rows a of the list.
 * @throws InvalidInputError for a search that is too long
 */
function whereSql(filter: CustomerFilter): Prisma.Sql {
  const { isVerified, isLocked, hasOrders, registeredFrom, registeredBefore } = filter;
  const search = normalizedSearch(filter.search);
  return allOf(
    sql`a."role" = 'CUSTOMER'`,
    search === '' ? null : searchSql(search),
    isVerified == null ? null : sql`a."emailVerifiedAt" IS ${not(!isVerified)} NULL`,
    isLocked == null ? null : sql`a."lockedAt" IS ${not(!isLocked)} NULL`,
    hasOrders == null ? null : sql`${not(hasOrders)} EXISTS (SELECT 1 FROM "Order" o WHERE o."accountId" = a."id")`,
    // The range skips the newest accounts, which may all have no orders.
    hasOrders ? sql`a."id" BETWEEN (SELECT min("accountId") FROM "Order") AND (SELECT max("accountId") FROM "Order")` : null,
    registeredFrom ? sql`a."createdAt" >= ${registeredFrom}` : null,
    registeredBefore ? sql`a."createdAt" < ${registeredBefore}` : null,
  );
}

const columns = sql`a."id", a."email", a."name", a."emailVerifiedAt", a."lockedAt", a."createdAt"`;
/** Joined to rows a. Whole numbers below 2^53 are exact as float8. */
const sums = sql`LEFT JOIN LATERAL (
    SELECT count(*) FILTER (WHERE o."status" NOT IN ('CANCELLED', 'FAILED'))::int AS "orderCount",
      coalesce(sum(o."paidMinor" - o."refundedMinor"), 0)::float8 AS "spentMinor"
    FROM "Order" o WHERE o."accountId" = a."id"
  ) s ON true`;

/** The staff's list of customers. Email addresses are unique. */
export const adminCustomerList = {
  name: 'CUSTOMERS',
  from: sql`"Account" a`,
  id: sql`a."id"`,
  columns,
  sorts: {
    NEWEST: { value: sql`a."id"`, isDescending: true, isUnique: true },
    OLDEST: { value: sql`a."id"`, isUnique: true },
    EMAIL_ASC: { value: sql`a."email"`, type: 'text', isUnique: true },
    EMAIL_DESC: { value: sql`a."email"`, type: 'text', isDescending: true, isUnique: true },
  },
  where: (_shop, filter) => whereSql(filter),
  extend: (page, order) => sql`SELECT a.*, s."orderCount", s."spentMinor" FROM (${page}) a ${sums} ORDER BY ${order}`,
} satisfies List<CustomerFilter, string>;

/** Returns a customer by id; null if there is none, and for staff. */
export async function readCustomer(db: Db, id: number): Promise<Customer | null> {
  const rows = await readRows<Customer>(
    db,
    sql`SELECT ${columns}, s."orderCount", s."spentMinor" FROM "Account" a ${sums} WHERE a."id" = ${id}::int AND a."role" = 'CUSTOMER'`,
  );
  return rows[0] ?? null;
}
