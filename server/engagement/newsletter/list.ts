import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { Prisma, type Subscriber, type SubscriberStatus } from '../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../platform/graphql/keyset.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { statusCounts } from './counts.ts';

// The list that administrators see (row 103): a million rows, read by keys of their sort at any depth, never by skipping. Each sort has
// its index, with the status before it where one is asked for (prisma/migrations/*_baseline).

const { sql, empty } = Prisma;

/** How the list may be sorted. */
export const subscriberSorts = ['NEWEST', 'OLDEST', 'EMAIL_ASC', 'EMAIL_DESC', 'NAME_ASC', 'NAME_DESC'] as const;
export type SubscriberSort = (typeof subscriberSorts)[number];

/** What is to be in the list. */
export interface SubscriberFilter {
  /** A part of the address or of the name; of fewer than three characters, the beginning of the address. */
  search?: string | null;
  status?: SubscriberStatus | null;
}

const maxSearchLength = 200;
/** Matches of a search are counted so far: of a word that half of them have, a thousand are soon found, and the rest would take seconds. */
const maxCounted = 1_000;

const nameSql = sql`lower(f_unaccent(coalesce(s."name", '')))`;
const searchSql = sql`lower(f_unaccent((s."email" COLLATE "default") || ' ' || coalesce(s."name", '')))`;

interface Order extends SortOrder {
  value: Prisma.Sql;
  isDescending: boolean;
}

/** The order of a sort, by which its cursors are known. */
export function subscriberOrder(sort: SubscriberSort): Order {
  const isDescending = sort === 'NEWEST' || sort.endsWith('_DESC');
  const name = `SUBSCRIBERS_${sort}`;
  if (sort === 'NEWEST' || sort === 'OLDEST') return { name, isInstant: false, value: sql`s."id"`, isDescending };
  return { name, isInstant: false, isText: true, value: sort.startsWith('EMAIL') ? sql`s."email"` : nameSql, isDescending };
}

/** The text that is looked for. @throws InvalidInputError for more than 200 characters */
function searchText({ search }: SubscriberFilter): string {
  const text = (search ?? '').trim().replace(/\s+/g, ' ');
  if (text.length <= maxSearchLength && !text.includes('\0')) return text;
  throw new InvalidInputError([{ path: ['filter', 'search'], message: `A search has at most ${maxSearchLength} characters.` }]);
}

const beginning = (text: string) => sql`s."email" LIKE ${beginningPattern(text.toLowerCase())}`;

/**
 * Who looks for the beginning of an address finds it in the index of addresses. All of its parts are in so many others that the index
 * of parts would take ten times as long.
 */
async function isBeginning(db: Db, text: string): Promise<boolean> {
  if (!/[^@]@/.test(text)) return false;
  return (await readRows(db, sql`SELECT 1 FROM "Subscriber" s WHERE ${beginning(text)} LIMIT 1`)).length > 0;
}

/** What rows s of the list must be like. @throws InvalidInputError */
export async function filterSql(db: Db, filter: SubscriberFilter): Promise<Prisma.Sql> {
  const text = searchText(filter);
  const ofStatus = filter.status == null ? empty : sql`AND s."status" = ${filter.status}::"SubscriberStatus"`;
  if (text === '') return sql`true ${ofStatus}`;
  const isShort = [...text].length < minPartLength;
  const found = isShort || (await isBeginning(db, text)) ? beginning(text) : sql`${searchSql} LIKE lower(f_unaccent(${partPattern(text)}))`;
  return sql`${found} ${ofStatus}`;
}

/** A subscriber with what its cursor needs. */
export type ListedSubscriber = Subscriber & { sortValue: string | number };

/** One page of the list, in one statement. @throws InvalidInputError */
export async function listSubscribers(
  shop: Pick<Shop, 'db'>,
  filter: SubscriberFilter,
  sort: SubscriberSort,
  request: PageRequest,
): Promise<Page<ListedSubscriber>> {
  const { value, isDescending } = subscriberOrder(sort);
  const descends = isDescending !== request.backward;
  const direction = descends ? sql`DESC` : sql`ASC`;
  const sign = descends ? sql`<` : sql`>`;
  const { cursor } = request;
  const isByNumber = sort === 'NEWEST' || sort === 'OLDEST';
  const after = (from: { value: string | number; id: number }) =>
    isByNumber ? sql`AND s."id" ${sign} ${from.id}::int` : sql`AND (${value}, s."id") ${sign} (${String(from.value)}, ${from.id}::int)`;
  const rows = await readRows<ListedSubscriber>(
    shop.db,
    sql`SELECT s.*, ${value} AS "sortValue" FROM "Subscriber" s
    WHERE ${await filterSql(shop.db, filter)} ${cursor ? after(cursor) : empty}
    ORDER BY ${isByNumber ? sql`s."id" ${direction}` : sql`${value} ${direction}, s."id" ${direction}`}
    LIMIT ${request.limit + 1}::int`,
  );
  return cutPage(rows, request);
}

/** How long the list is. */
export interface SubscriberTotal {
  count: number;
  /** False when a search has found more than are counted. */
  isExact: boolean;
}

/** How many the filter finds: of all, or of a status, from the kept counts; of a search, at most a thousand. */
export async function countSubscribers({ db }: Pick<Shop, 'db'>, filter: SubscriberFilter): Promise<SubscriberTotal> {
  if ((filter.search ?? '').trim() === '') {
    const counts = await statusCounts(db.prisma);
    const count = filter.status == null ? counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED : counts[filter.status];
    return { count, isExact: true };
  }
  const rows = await readRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS "count" FROM (SELECT 1 FROM "Subscriber" s WHERE ${await filterSql(db, filter)} LIMIT ${maxCounted + 1}::int) r`,
  );
  const count = rows[0]?.count ?? 0;
  return { count: Math.min(count, maxCounted), isExact: count <= maxCounted };
}

/** A record by its number; null for none (any more). */
export function readSubscriber({ prisma }: Db, id: number): Promise<Subscriber | null> {
  return prisma.subscriber.findUnique({ where: { id } });
}
