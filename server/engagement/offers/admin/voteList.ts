import { readRows, type Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { cutPage, type Page, type PageRequest, type SortOrder } from '../../../platform/graphql/keyset.ts';
import { countUpTo, type Total } from '../../../platform/graphql/total.ts';
import { quickVotes } from '../voteRules.ts';
import { wholeVote } from '../voteWeights.ts';
import { findBursts, voteBars, type Burst, type SeenVote, type VoteBar } from './voteRules.ts';

// Votes on an offer as the staff look through them. Networks are told apart by numbers, in the order of their first votes: the hashes that
// stand for them are shown to nobody.

const { sql, empty } = Prisma;

/** So many of an offer's latest votes are looked through for bursts. */
export const searchedVotes = 20_000;
/** A chart has fewer bars than this. */
const mostBars = 120;

async function networkNumbers(db: Db, offerId: number): Promise<Map<string, number>> {
  const rows = await readRows<{ networkHash: string; number: number }>(
    db,
    sql`select v."networkHash", (row_number() over (order by min(v."id")))::int as "number" from "HotVote" v
      where v."offerId" = ${offerId}::int and v."networkHash" <> '' group by v."networkHash"`,
  );
  return new Map(rows.map(({ networkHash, number }) => [networkHash, number]));
}

/** A burst with the number of its network. */
export interface NumberedBurst extends Burst {
  network: number | null;
}

/** What an offer's votes look like over time. */
export interface VoteReport {
  bars: VoteBar[];
  lengthMs: number;
  bursts: NumberedBurst[];
  /** How many of those that are not discarded count less than whole. */
  reduced: number;
}

/** Looks through the latest votes of an offer. */
export async function voteReport(db: Db, offerId: number): Promise<VoteReport> {
  const newest = await readRows<SeenVote & { weight: number }>(
    db,
    sql`select v."id", v."at", v."value", v."networkHash", v."weight", v."discardId" is not null as "isDiscarded"
      from "HotVote" v where v."offerId" = ${offerId}::int order by v."at" desc, v."id" desc limit ${searchedVotes}::int`,
  );
  const votes = newest.toReversed();
  const numbers = await networkNumbers(db, offerId);
  const bursts = findBursts(votes, quickVotes).map((burst) => ({
    ...burst,
    network: burst.kind === 'NETWORK' ? (numbers.get(burst.votes[0]?.networkHash ?? '') ?? null) : null,
  }));
  const reduced = votes.filter(({ weight, isDiscarded }) => weight < wholeVote && !isDiscarded).length;
  return { ...voteBars(votes, mostBars), bursts, reduced };
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
  isCounted: boolean;
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
    sql`select v."id", v."value", v."weight", v."at", v."networkHash", v."accountId" is not null as "isCustomer", v."isCounted",
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
