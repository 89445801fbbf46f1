import { beginningPattern, minPartLength, partPattern } from '../../platform/database/patterns.ts';
import { readRows, type Db } from '../../platform/database/db.ts';
import { Prisma, type Subscriber, type SubscriberStatus } from '../../generated/prisma/client.ts';
import { allOf, searchWords, type List } from '../../platform/graphql/list.ts';
import { countUpTo, type Total } from '../../platform/graphql/total.ts';
import { statusCounts } from './counts.ts';

// The list that administrators see (row 103): a million rows, read by keys of their sort at any depth, never by skipping. Each sort has
// its index, with the status before it where one is asked for (prisma/migrations/*_baseline).

const { sql } = Prisma;

/** What is to be in the list. */
export interface SubscriberFilter {
  /** A part of the address or of the name; of fewer than three characters, the beginning of the address. */
  search?: string | null;
  status?: SubscriberStatus | null;
}

const nameSql = sql`lower(f_unaccent(coalesce(s."name", '')))`;
const searchSql = sql`lower(f_unaccent((s."email" COLLATE "default") || ' ' || coalesce(s."name", '')))`;

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
  const text = searchWords(filter.search);
  const ofStatus = filter.status == null ? null : sql`s."status" = ${filter.status}::"SubscriberStatus"`;
  if (text === '') return allOf(ofStatus);
  const isShort = [...text].length < minPartLength;
  const found = isShort || (await isBeginning(db, text)) ? beginning(text) : sql`${searchSql} LIKE lower(f_unaccent(${partPattern(text)}))`;
  return allOf(found, ofStatus);
}

/** How many the filter finds: of all, or of a status, from the kept counts; null for a search, which is counted. */
async function knownTotal({ db }: { db: Db }, { search, status }: SubscriberFilter): Promise<Total | null> {
  if (searchWords(search) !== '') return null;
  const counts = await statusCounts(db.prisma);
  return { count: status == null ? counts.PENDING + counts.CONFIRMED + counts.UNSUBSCRIBED : counts[status], isExact: true };
}

/** How many the filter finds; of a search, at most a thousand. */
export async function countSubscribers(shop: { db: Db }, filter: SubscriberFilter): Promise<Total> {
  return (await knownTotal(shop, filter)) ?? countUpTo(shop.db, sql`SELECT FROM "Subscriber" s WHERE ${await filterSql(shop.db, filter)}`);
}

const byName = { value: nameSql, type: 'text' } as const;
const byEmail = { value: sql`s."email"`, type: 'text' } as const;

/** The list. */
export const subscriberDesk = {
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

/** A record by its number; null for none (any more). */
export function readSubscriber({ prisma }: Db, id: number): Promise<Subscriber | null> {
  return prisma.subscriber.findUnique({ where: { id } });
}
