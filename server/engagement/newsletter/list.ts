import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type Subscriber, type SubscriberStatus } from '../../generated/prisma/client.ts';
import { allOf, normalizedSearch, type List } from '../../platform/graphql/list.ts';
import { countUpTo, type Total } from '../../platform/graphql/total.ts';
import { statusCounts } from './counts.ts';

// The subscriber list for administrators (row 103): a million rows with keyset pagination, never by offset. Each sort order has its own
// index, prefixed by the status where a status filter exists (prisma/migrations/*_baseline).

const { sql } = Prisma;

/** Filters of the list. */
export interface SubscriberFilter {
  /** A substring of the address or the name; with fewer than three characters, a prefix of the address. */
  search?: string | null;
  status?: SubscriberStatus | null;
}

const nameSql = sql`lower(f_unaccent(coalesce(s."name", '')))`;
const searchSql = sql`lower(f_unaccent((s."email" COLLATE "default") || ' ' || coalesce(s."name", '')))`;

const beginning = (text: string) => sql`s."email" LIKE ${beginningPattern(text.toLowerCase())}`;

/**
 * A search for the start of an address uses the index of addresses. All of its trigrams occur in so many other addresses that the trigram
 * index would take ten times as long.
 */
async function isBeginning(db: Db, text: string): Promise<boolean> {
  if (!/[^@]@/.test(text)) return false;
  return (await readRows(db, sql`SELECT 1 FROM "Subscriber" s WHERE ${beginning(text)} LIMIT 1`)).length > 0;
}

/**
 * SQL condition for rows s of the list.
 * @throws InvalidInputError
 */
export async function filterSql(db: Db, filter: SubscriberFilter): Promise<Prisma.Sql> {
  const text = normalizedSearch(filter.search);
  const ofStatus = filter.status == null ? null : sql`s."status" = ${filter.status}::"SubscriberStatus"`;
  if (text === '') return allOf(ofStatus);
  const isShort = [...text].length < minPartLength;
  const found = isShort || (await isBeginning(db, text)) ? beginning(text) : sql`${searchSql} LIKE lower(f_unaccent(${partPattern(text)}))`;
  return allOf(found, ofStatus);
}

/** Number of matches without a search, in total or by status, from the stored counters; null for a search, which must be counted. */
async function knownTotal({ db }: { db: Db }, { search, status }: SubscriberFilter): Promise<Total | null> {
  if (normalizedSearch(search) !== '') return null;
  const counts = await statusCounts(db.prisma);
  return { count: status == null ? counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED : counts[status], isExact: true };
}

/** Number of matches; for a search, at most a thousand. */
export async function countSubscribers(shop: { db: Db }, filter: SubscriberFilter): Promise<Total> {
  return (await knownTotal(shop, filter)) ?? countUpTo(shop.db, sql`SELECT FROM "Subscriber" s WHERE ${await filterSql(shop.db, filter)}`);
}

const byName = { value: nameSql, type: 'text' } as const;
const byEmail = { value: sql`s."email"`, type: 'text' } as const;

/** Definition of the subscriber list. */
export const adminSubscriberList = {
  name: 'SUBSCRIBERS',
  from: sql`"Subscriber" s`,
  id: sql`s."id"`,
  columns: sql`s.*`,
  sorts: {
    NEWEST: { value: sql`s."id"`, isDescending: true, isUnique: true },
    OLDEST: { value: sql`s."id"`, isUnique: true },
    EMAIL_ASC: byEmail,
    EMAIL_DESC: { ...byEmail, isDescending: true },
    NAME_ASC: byName,
    NAME_DESC: { ...byName, isDescending: true },
  },
  where: ({ db }, filter) => filterSql(db, filter),
  knownTotal,
} satisfies List<SubscriberFilter, string>;

/** A subscriber by ID; null if not found. */
export function readSubscriber({ prisma }: Db, id: number): Promise<Subscriber | null> {
  return prisma.subscriber.findUnique({ where: { id } });
}
