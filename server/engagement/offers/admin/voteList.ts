import { readRows, type Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../../platform/graphql/total.ts';

// Votes on an offer as the staff look through them. Networks are told apart by numbers, in the order of their first votes: the hashes that
// stand for them are shown to nobody.

const { sql, empty } = Prisma;

async function networkNumbers(db: Db, offerId: number): Promise<Map<string, number>> {
  const rows = await readRows<{ networkHash: string; number: number }>(
    db,
    sql`select v."networkHash", (row_number() over (order by min(v."id")))::int as "number" from "HotVote" v
      where v."offerId" = ${offerId}::int and v."networkHash" <> '' group by v."networkHash"`,
  );
  return new Map(rows.map(({ networkHash, number }) => [networkHash, number]));
}

/** The newest come first. */
export const voteDeskOrder: SortOrder = { name: 'DESK_VOTES', isInstant: true };

/** A vote of the list. */
export interface ListedVote {
  id: number;
  value: number;
  /** In thousandths. */
  weight: number;
  at: Date;
  network: number | null;
  isCustomer: boolean;
  isDiscarded: boolean;
}

/** One page of an offer's votes. */
export async function votePage(db: Db, offerId: number, request: PageRequest): Promise<Page<ListedVote>> {
  const { cursor, backward, limit } = request;
  const direction = backward ? sql`asc` : sql`desc`;
  const beyond = cursor
    ? sql`and (v."at", v."id") ${backward ? sql`>` : sql`<`} (${String(cursor.value)}::timestamptz, ${cursor.id}::int)`
    : empty;
  const rows = await readRows<Omit<ListedVote, 'network'> & { networkHash: string }>(
    db,
    sql`select v."id", v."value", v."weight", v."at", v."networkHash", v."accountId" is not null as "isCustomer",
      v."discardId" is not null as "isDiscarded"
    from "HotVote" v where v."offerId" = ${offerId}::int ${beyond}
    order by v."at" ${direction}, v."id" ${direction} limit ${limit + 1}`,
  );
  const numbers = await networkNumbers(db, offerId);
  return cutPage(
    rows.map(({ networkHash, ...vote }) => ({ ...vote, network: numbers.get(networkHash) ?? null })),
    request,
  );
}

/** How many votes an offer has, counted or not. */
export function countVotes(db: Db, offerId: number): Promise<Total> {
  return countUpTo(db, sql`select from "HotVote" v where v."offerId" = ${offerId}::int`);
}
