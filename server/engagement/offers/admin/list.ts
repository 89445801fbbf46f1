import { beginningPattern, minPartLength, partPattern } from '../../../platform/database/patterns.ts';
import { readRows, type Db } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../../platform/graphql/total.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { liveSql, type OfferKind } from '../listing.ts';
import { hasStarted, isOver, type Validity } from '../rules.ts';

// The staff's list of offers: all of them, in whatever state.

const { sql, join, empty } = Prisma;

/** How the list may be sorted. */
const deskSorts = ['NEWEST', 'CHANGED', 'HOTTEST', 'ENDING_SOON'] as const;
export type OfferDeskSort = (typeof deskSorts)[number];

/** What an offer is to its shoppers at an instant. */
const offerStates = ['DRAFT', 'SCHEDULED', 'LIVE', 'ENDED'] as const;
export type OfferState = (typeof offerStates)[number];

/** What is to be in the list; absent values leave everything in. */
export interface OfferDeskFilter {
  /** A part of title, address or code; of fewer than three characters, the beginning of the title. */
  search?: string | null;
  state?: OfferState | null;
  kind?: OfferKind | null;
  merchantId?: number | null;
  /** This category or one below it. */
  categoryId?: number | null;
  /** Only those whose votes somebody should look at. */
  isFlagged?: boolean | null;
}

interface Order extends SortOrder {
  value: Prisma.Sql;
  isDescending: boolean;
}

const orders: Readonly<Record<OfferDeskSort, Omit<Order, 'name'>>> = {
  NEWEST: { value: sql`o."id"`, isInstant: false, isDescending: true },
  CHANGED: { value: sql`o."updatedAt"`, isInstant: true, isDescending: true },
  HOTTEST: { value: sql`o."score"`, isInstant: false, isDescending: true },
  ENDING_SOON: { value: sql`o."endsAt"`, isInstant: true, isDescending: false },
};

/** The order as cursors know it. */
export function offerDeskOrder(sort: OfferDeskSort): Order {
  return { name: `OFFER_DESK_${sort}`, ...orders[sort] };
}

/** What an offer is at an instant. */
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
  if (search.length > 200 || search.includes('\0'))
    throw new InvalidInputError([{ path: ['filter', 'search'], message: 'A search has at most 200 characters.' }]);
  // Parts of words are found by three letters in a row, so of fewer only beginnings are looked for.
  if ([...search].length < minPartLength) return sql`lower(f_unaccent(o."title")) like lower(f_unaccent(${beginningPattern(search)}))`;
  return sql`lower(f_unaccent(o."title" || ' ' || o."slug" || ' ' || coalesce(o."code", ''))) like lower(f_unaccent(${partPattern(search)}))`;
}

function filterSql(filter: OfferDeskFilter, sort: OfferDeskSort, now: Date): Prisma.Sql {
  const { state, kind, merchantId, categoryId, isFlagged } = filter;
  const search = filter.search?.trim() ?? '';
  return join(
    [
      sql`true`,
      ...(state ? [stateSql(state, now)] : []),
      ...(kind === 'COUPON' ? [sql`o."code" is not null`] : []),
      ...(kind === 'DEAL' ? [sql`o."code" is null`] : []),
      ...(merchantId != null ? [sql`o."merchantId" = ${merchantId}::int`] : []),
      ...(categoryId != null ? [sql`o."categoryIds" @> array[${categoryId}::int]`] : []),
      ...(isFlagged === true ? [sql`o."votesFlaggedAt" is not null`] : []),
      ...(search === '' ? [] : [searchSql(search)]),
      // What is over, or never ends, does not end soon.
      ...(sort === 'ENDING_SOON' ? [sql`o."endsAt" > ${now}::timestamptz`] : []),
    ],
    ' and ',
  );
}

/** Rows ("id") of what the filter finds. @throws InvalidInputError */
export function deskTargets(filter: OfferDeskFilter, now: Date): Prisma.Sql {
  return sql`select o."id" from "Offer" o where ${filterSql(filter, 'NEWEST', now)}`;
}

/** A list that was asked for. */
export interface OfferDeskList {
  filter: OfferDeskFilter;
  sort: OfferDeskSort;
}

/** An offer of a page, and what its cursor needs. */
export interface OfferDeskRow {
  id: number;
  sortValue: string | number;
}

/** One page of the list, in one statement. @throws InvalidInputError */
export async function offerDeskPage(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { filter, sort }: OfferDeskList,
  request: PageRequest,
): Promise<Page<OfferDeskRow>> {
  const { value, isDescending, isInstant } = offerDeskOrder(sort);
  const { cursor, backward, limit } = request;
  const descends = isDescending !== backward;
  const direction = descends ? sql`desc` : sql`asc`;
  const place = cursor && (isInstant ? sql`${String(cursor.value)}::timestamptz` : sql`${Number(cursor.value)}::int`);
  const beyond = cursor ? sql`and (${value}, o."id") ${descends ? sql`<` : sql`>`} (${place}, ${cursor.id}::int)` : empty;
  const rows = await readRows<{ id: number; sortValue: number | Date }>(
    db,
    sql`select o."id", ${value} as "sortValue" from "Offer" o where ${filterSql(filter, sort, now)} ${beyond}
      order by ${value} ${direction}, o."id" ${direction} limit ${limit + 1}`,
  );
  const page = cutPage(rows, request);
  return {
    ...page,
    rows: page.rows.map(({ id, sortValue }) => ({ id, sortValue: sortValue instanceof Date ? sortValue.toISOString() : sortValue })),
  };
}

/** How many offers the list has. */
export async function countDeskOffers({ db, now }: Pick<Shop, 'db' | 'now'>, { filter, sort }: OfferDeskList): Promise<Total> {
  return countUpTo(db, sql`select from "Offer" o where ${filterSql(filter, sort, now)}`);
}

/** What was ever said of the codes of offers; what nobody has voted on is missing. */
export async function allCouponVotes(db: Db, offerIds: readonly number[]): Promise<Map<number, { worked: number; total: number }>> {
  const rows = await readRows<{ offerId: number; worked: number; total: number }>(
    db,
    sql`select v."offerId", count(*)::int as "total", count(*) filter (where v."worked")::int as "worked"
      from "CouponVote" v where v."offerId" = any(${[...offerIds]}::int[]) group by 1`,
  );
  return new Map(rows.map(({ offerId, ...votes }) => [offerId, votes]));
}
