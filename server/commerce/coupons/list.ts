import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';
import { couponState, type CouponFacts } from './rules.ts';

// The staff list of coupons, with keyset pagination.

const { sql } = Prisma;

/** The state of a coupon at an instant; the first one that applies. */
export const couponStates = ['DISABLED', 'SCHEDULED', 'ENDED', 'USED_UP', 'ACTIVE'] as const;
export type CouponState = (typeof couponStates)[number];

/** Filters of the list; absent values don't filter. */
export interface CouponFilter {
  /** A substring of the code or the description; with fewer than three characters, a prefix of the code. */
  search?: string | null;
  state?: CouponState | null;
}

/** The state of a coupon: why it can't be used, or that it can. */
export function stateOf(coupon: CouponFacts, now: Date): CouponState {
  if (!coupon.isEnabled) return 'DISABLED';
  const refusal = couponState(coupon, now);
  if (refusal === 'NOT_STARTED') return 'SCHEDULED';
  if (refusal === 'EXPIRED') return 'ENDED';
  return refusal === 'USED_UP' ? 'USED_UP' : 'ACTIVE';
}

/** The conditions of stateOf() as SQL over rows c. */
function stateSql(state: CouponState, now: Date): Prisma.Sql {
  const isScheduled = sql`coalesce(c."startsAt" > ${now}::timestamptz, false)`;
  const isOver = sql`coalesce(c."endsAt" <= ${now}::timestamptz, false)`;
  const isUsedUp = sql`coalesce(c."usedCount" >= c."usageLimit", false)`;
  switch (state) {
    case 'DISABLED':
      return sql`NOT c."isEnabled"`;
    case 'SCHEDULED':
      return sql`c."isEnabled" AND ${isScheduled}`;
    case 'ENDED':
      return sql`c."isEnabled" AND NOT ${isScheduled} AND ${isOver}`;
    case 'USED_UP':
      return sql`c."isEnabled" AND NOT ${isScheduled} AND NOT ${isOver} AND ${isUsedUp}`;
    case 'ACTIVE':
      return sql`c."isEnabled" AND NOT ${isScheduled} AND NOT ${isOver} AND NOT ${isUsedUp}`;
  }
}

function searchSql(search: string): Prisma.Sql {
  if ([...search].length < minPartLength) return sql`lower(c."code") LIKE ${beginningPattern(search.toLowerCase())}`;
  return sql`lower(f_unaccent(c."code" || ' ' || c."description")) LIKE lower(f_unaccent(${partPattern(search)}))`;
}

function filterSql({ search: given, state }: CouponFilter, now: Date): Prisma.Sql {
  const search = normalizedSearch(given);
  return allOf(search === '' ? null : searchSql(search), state ? stateSql(state, now) : null);
}

/**
 * Query for the rows ("id") that match the filter.
 * @throws InvalidInputError for a search that is too long
 */
export function couponTargets(filter: CouponFilter, now: Date): Prisma.Sql {
  return sql`SELECT c."id" FROM "Coupon" c WHERE ${filterSql(filter, now)}`;
}

/** Definition of the staff coupon list. */
export const adminCouponList = {
  name: 'COUPONS',
  from: sql`"Coupon" c`,
  id: sql`c."id"`,
  columns: sql`c.*`,
  sorts: {
    NEWEST: { value: sql`c."id"`, isDescending: true, isUnique: true },
    OLDEST: { value: sql`c."id"`, isUnique: true },
    CODE_ASC: { value: sql`c."code"`, type: 'text' },
    CODE_DESC: { value: sql`c."code"`, type: 'text', isDescending: true },
    USED_ASC: { value: sql`c."usedCount"` },
    USED_DESC: { value: sql`c."usedCount"`, isDescending: true },
  },
  where: ({ now }, filter) => filterSql(filter, now),
} satisfies List<CouponFilter, string>;
