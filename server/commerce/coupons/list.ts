import { z } from 'zod';
import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { parseInput } from '../../platform/errors/errors.ts';
import { Prisma, type Coupon } from '../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../platform/graphql/total.ts';
import type { CouponFacts } from './rules.ts';
import { couponState } from './rules.ts';

// The list of coupons that the staff see, read by keys of its sort.

const { sql, empty } = Prisma;

/** How a coupon stands at an instant, the first that is true of it. */
export const couponStates = ['DISABLED', 'SCHEDULED', 'ENDED', 'USED_UP', 'ACTIVE'] as const;
export type CouponState = (typeof couponStates)[number];

/** How the list may be sorted. */
export const couponSorts = ['NEWEST', 'OLDEST', 'CODE_ASC', 'CODE_DESC', 'USED_ASC', 'USED_DESC'] as const;
export type CouponSort = (typeof couponSorts)[number];

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

const maxSearchLength = 200;
const filterInput = z.object({
  search: z
    .string()
    .nullish()
    .transform((text) => (text ?? '').trim().replace(/\s+/g, ' '))
    .refine((text) => text.length <= maxSearchLength && !text.includes('\0'), `A search has at most ${maxSearchLength} characters.`),
});

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

interface Order extends SortOrder {
  value: Prisma.Sql;
  isDescending: boolean;
}

/** The order of a sort, by which its cursors are known. */
export function couponOrderOf(sort: CouponSort): Order {
  const isDescending = sort === 'NEWEST' || sort.endsWith('_DESC');
  const name = `COUPONS_${sort}`;
  if (sort.startsWith('CODE')) return { name, isInstant: false, isText: true, value: sql`c."code"`, isDescending };
  return { name, isInstant: false, value: sort.startsWith('USED') ? sql`c."usedCount"` : sql`c."id"`, isDescending };
}

function filterSql({ search: given, state }: CouponFilter, now: Date): Prisma.Sql {
  const { search } = parseInput(filterInput, { search: given });
  const found = search === '' ? empty : sql`AND ${searchSql(search)}`;
  return sql`true ${found} ${state ? sql`AND ${stateSql(state, now)}` : empty}`;
}

/** How many coupons the filter finds. */
export async function countCoupons({ db, now }: { db: Db; now: Date }, filter: CouponFilter): Promise<Total> {
  return countUpTo(db, couponTargets(filter, now));
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError for a search that is too long */
export function couponTargets(filter: CouponFilter, now: Date): Prisma.Sql {
  return sql`SELECT c."id" FROM "Coupon" c WHERE ${filterSql(filter, now)}`;
}

/** A coupon with what its cursor needs. */
export type ListedCoupon = Coupon & { sortValue: string | number };

/** One page of the list, in one statement. @throws InvalidInputError for a search that is too long */
export async function listCoupons(
  { db, now }: { db: Db; now: Date },
  filter: CouponFilter,
  sort: CouponSort,
  request: PageRequest,
): Promise<Page<ListedCoupon>> {
  const { value, isDescending } = couponOrderOf(sort);
  const descends = isDescending !== request.backward;
  const direction = descends ? sql`DESC` : sql`ASC`;
  const sign = descends ? sql`<` : sql`>`;
  const { cursor } = request;
  const onwards = () => {
    if (!cursor) return empty;
    const from = typeof cursor.value === 'number' ? sql`${cursor.value}::int` : sql`${cursor.value}`;
    return sql`AND (${value}, c."id") ${sign} (${from}, ${cursor.id}::int)`;
  };
  const rows = await readRows<ListedCoupon>(
    db,
    sql`SELECT c.*, ${value} AS "sortValue" FROM "Coupon" c
    WHERE ${filterSql(filter, now)} ${onwards()}
    ORDER BY ${value} ${direction}, c."id" ${direction} LIMIT ${request.limit + 1}::int`,
  );
  return cutPage(rows, request);
}
