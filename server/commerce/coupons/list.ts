import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { allOf, searchWords, type List } from '../../platform/graphql/list.ts';
import { couponState, type CouponFacts } from './rules.ts';

// The list of coupons that the staff see, read by keys of its sort.

const { sql } = Prisma;

/** How a coupon stands at an instant, the first that is true of it. */
export const couponStates = ['DISABLED', 'SCHEDULED', 'ENDED', 'USED_UP', 'ACTIVE'] as const;
export type CouponState = (typeof couponStates)[number];

/** What is to be in the list; absent values leave everything in. */
export interface CouponFilter {
  /** A part of the code or of the description; of fewer than three characters, the beginning of the code. */
  search?: string | null;
  state?: CouponState | null;
}

/** How it stands: what keeps it from being used, or that it can be. */
export function stateOf(coupon: CouponFacts, now: Date): CouponState {
  if (!coupon.isEnabled) return 'DISABLED';
  const refusal = couponState(coupon, now);
  if (refusal === 'NOT_STARTED') return 'SCHEDULED';
  if (refusal === 'EXPIRED') return 'ENDED';
  return refusal === 'USED_UP' ? 'USED_UP' : 'ACTIVE';
}

/** The same decisions as stateOf(), of rows c. */
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
  const search = searchWords(given);
  return allOf(search === '' ? null : searchSql(search), state ? stateSql(state, now) : null);
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError for a search that is too long */
export function couponTargets(filter: CouponFilter, now: Date): Prisma.Sql {
  return sql`SELECT c."id" FROM "Coupon" c WHERE ${filterSql(filter, now)}`;
}

/** The list. */
export const couponDesk = {
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
