import { readRows, type Db } from '../../../platform/database/db.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { List } from '../../../platform/graphql/list.ts';

// The staff list of an offer's votes. Networks are shown as numbers, in the order of their first votes: their hashes are never shown.

const { sql } = Prisma;

async function networkNumbers(db: Db, offerId: number): Promise<Map<string, number>> {
  const rows = await readRows<{ networkHash: string; number: number }>(
    db,
    sql`select v."networkHash", (row_number() over (order by min(v."id")))::int as "number" from "HotVote" v
      where v."offerId" = ${offerId}::int and v."networkHash" <> '' group by v."networkHash"`,
  );
  return new Map(rows.map(({ networkHash, number }) => [networkHash, number]));
}

/** A vote in the list. */
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

/** A vote as stored in its row. */
export type VoteRow = Omit<ListedVote, 'network'> & { networkHash: string };

/** Definition of the list of an offer's votes, newest first. */
export const adminVoteList = {
  name: 'VOTE_DESK',
  from: sql`"HotVote" v`,
  id: sql`v."id"`,
  columns: sql`v."id", v."value", v."weight", v."at", v."networkHash", v."accountId" is not null as "isCustomer",
    v."discardId" is not null as "isDiscarded"`,
  sorts: { NEWEST: { value: sql`v."at"`, type: 'instant', isDescending: true } },
  where: (_shop, { offerId }) => sql`v."offerId" = ${offerId}::int`,
} satisfies List<{ offerId: number }, string>;

/** Replaces the network hashes of votes with their numbers. */
export async function numberedVotes(db: Db, offerId: number, rows: readonly VoteRow[]): Promise<ListedVote[]> {
  const numbers = await networkNumbers(db, offerId);
  return rows.map(({ networkHash, ...vote }) => ({ ...vote, network: numbers.get(networkHash) ?? null }));
}
