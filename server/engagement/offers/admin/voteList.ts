import { readRows, type Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { List } from '../../../platform/graphql/list.ts';
import { quickVotes } from '../voteRules.ts';
import { wholeVote } from '../voteWeights.ts';
import { findBursts, voteBars, type Burst, type SeenVote, type VoteBar } from './voteRules.ts';

// Votes on an offer as the staff look through them. Networks are told apart by numbers, in the order of their first votes: the hashes that
// stand for them are shown to nobody.

const { sql } = Prisma;

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

/** As its row has it. */
export type VoteRow = Omit<ListedVote, 'network'> & { networkHash: string };

/** The votes on an offer, the newest first. */
export const voteDesk = {
  name: 'VOTE_DESK',
  from: sql`"HotVote" v`,
  id: sql`v."id"`,
  columns: sql`v."id", v."value", v."weight", v."at", v."networkHash", v."accountId" is not null as "isCustomer", v."isCounted",
    v."discardId" is not null as "isDiscarded"`,
  sorts: { NEWEST: { value: sql`v."at"`, type: 'instant', isDescending: true } },
  where: (_shop, { offerId }) => sql`v."offerId" = ${offerId}::int`,
} satisfies List<{ offerId: number }, string>;

/** Votes of the list with the numbers of their networks. */
export async function numberedVotes(db: Db, offerId: number, rows: readonly VoteRow[]): Promise<ListedVote[]> {
  const numbers = await networkNumbers(db, offerId);
  return rows.map(({ networkHash, ...vote }) => ({ ...vote, network: numbers.get(networkHash) ?? null }));
}
