import { beginningPattern, minPartLength, partPattern } from '../../../platform/database/patterns.ts';
import { readRows, type Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { allOf, normalizedSearch, type List } from '../../../platform/graphql/list.ts';
import { liveSql, type OfferKind } from '../listing.ts';
import { hasStarted, isOver, type Validity } from '../rules.ts';

// The staff offer list: all offers in any state.

const { sql } = Prisma;

/** The state of an offer for shoppers at an instant. */
const offerStates = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED'] as const;
export type OfferState = (typeof offerStates)[number];

/** Filters of the list; absent values don't filter. */
export interface AdminOfferFilter {
  /** A substring of title, slug or code; with fewer than three characters, a prefix of the title. */
  search?: string | null;
  state?: OfferState | null;
  kind?: OfferKind | null;
  merchantId?: number | null;
  /** This category or any of its descendants. */
  categoryId?: number | null;
  /** Only offers with suspicious votes that staff should review. */
  isFlagged?: boolean | null;
}

/** The state of an offer at an instant. */
export function stateOf(offer: Validity & { status: 'DRAFT' | 'PUBLISHED' }, now: Date): OfferState {
  if (offer.status === 'DRAFT') return 'DRAFT';
  if (isOver(offer, now)) return 'ENDED';
  return hasStarted(offer, now) ? 'LIVE' : 'SCHEDULED';
}

function stateSql(state: OfferState, now: Date): Prisma.Sql {
  const at = sql`${now}::timestamptz`;
  if (state === 'DRAFT') return sql`o."status" = 'DRAFT'`;
  if (state === 'LIVE') return liveSql(now);
  if (state === 'ENDED') return sql`o."status" = 'PUBLISHED' and o."endsAt" <= ${at}`;
  return sql`o."status" = 'PUBLISHED' and o."startsAt" > ${at} and (o."endsAt" is null or o."endsAt" > ${at})`;
}

function searchSql(search: string): Prisma.Sql {
  // Substrings are found by trigrams, so shorter searches match prefixes only.
  if ([...search].length < minPartLength) return sql`lower(f_unaccent(o."title")) like lower(f_unaccent(${beginningPattern(search)}))`;
  return sql`lower(f_unaccent(o."title" || ' ' || o."slug" || ' ' || coalesce(o."code", ''))) like lower(f_unaccent(${partPattern(search)}))`;
}

function filterSql(filter: AdminOfferFilter, now: Date): Prisma.Sql {
  const { state, kind, merchantId, categoryId, isFlagged } = filter;
  const search = normalizedSearch(filter.search);
  return allOf(
    state ? stateSql(state, now) : null,
    kind === 'COUPON' ? sql`o."code" is not null` : null,
    kind === 'DEAL' ? sql`o."code" is null` : null,
    merchantId == null ? null : sql`o."merchantId" = ${merchantId}::int`,
    categoryId == null ? null : sql`o."categoryIds" @> array[${categoryId}::int]`,
    isFlagged === true ? sql`o."votesFlaggedAt" is not null` : null,
    search === '' ? null : searchSql(search),
  );
}

/**
 * Query for the rows ("id") that match the filter.
 * @throws InvalidInputError
 */
export function filteredOfferIds(filter: AdminOfferFilter, now: Date): Prisma.Sql {
  return sql`select o."id" from "Offer" o where ${filterSql(filter, now)}`;
}

/** Definition of the staff offer list. */
export const adminOfferList = {
  name: 'OFFER_DESK',
  from: sql`"Offer" o`,
  id: sql`o."id"`,
  sorts: {
    NEWEST: { value: sql`o."id"`, isDescending: true, isUnique: true },
    CHANGED: { value: sql`o."updatedAt"`, type: 'instant', isDescending: true },
    HOTTEST: { value: sql`o."score"`, isDescending: true },
    ENDING_SOON: { value: sql`o."endsAt"`, type: 'instant' },
  },
  // Excludes offers that have ended or never end from "ending soon".
  where: ({ now }, filter, sort) => allOf(filterSql(filter, now), sort === 'ENDING_SOON' ? sql`o."endsAt" > ${now}::timestamptz` : null),
} satisfies List<AdminOfferFilter, string>;

/** All votes ever cast on the codes of offers, without offers that have none. */
export async function allCouponVotes(db: Db, offerIds: readonly number[]): Promise<Map<number, { worked: number; total: number }>> {
  const rows = await readRows<{ offerId: number; worked: number; total: number }>(
    db,
    sql`select v."offerId", count(*)::int as "total", count(*) filter (where v."worked")::int as "worked"
      from "CouponVote" v where v."offerId" = any(${[...offerIds]}::int[]) group by 1`,
  );
  return new Map(rows.map(({ offerId, ...votes }) => [offerId, votes]));
}
