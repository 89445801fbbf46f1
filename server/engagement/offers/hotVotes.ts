import { listOwner } from '../../foundation/accounts/accounts.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { AlreadyVotedError } from './voteErrors.ts';
import { areVotesQuick, quickVotes } from './voteRules.ts';
import { checkMayVote, countVote, type VoteTry } from './voting.ts';
import { checkVotable, isVotable } from './votable.ts';
import { addToScore } from './voteSums.ts';
import { networkWeights, networkWindowMs } from './voteWeights.ts';

// Hot votes (row 65): everybody once, either way, for good. The row and the sums of the offer are written by one statement that locks
// the offer first, so that votes on one offer stand in a row, and whoever else locks offers before their votes never waits for one.
// Many votes of one network count less (voteWeights.ts).

/** Either way: it heats the offer or cools it. */
export type HotVoteValue = 1 | -1;

interface Written {
  isVotable: boolean;
  /** Of all votes on it, this one included; null when it was not counted. */
  voteCount: number | null;
  isFlagged: boolean;
}

async function writeVote({ db, now }: Shop, offerId: number, value: HotVoteValue, { owner, networkHash }: VoteTry): Promise<Written> {
  const since = new Date(now.getTime() - networkWindowMs);
  const [written] = await db.prisma.$queryRaw<Written[]>`
    WITH offer AS (
      SELECT o."id" FROM "Offer" o
      WHERE o."id" = ${offerId}::int AND ${isVotable(now)} FOR NO KEY UPDATE
    ),
    vote AS (
      INSERT INTO "HotVote" ("offerId", "visitorId", "accountId", "value", "networkHash", "at", "weight")
      SELECT offer."id", ${owner.visitorId}::int, ${owner.accountId}::int, ${value}::int, ${networkHash}, ${now}::timestamptz,
        coalesce((${networkWeights}::int[])[1 + votes_of_network(offer."id", ${networkHash}, ${since}::timestamptz, ${networkWeights.length}::int)], 0)
      FROM offer ON CONFLICT DO NOTHING RETURNING "value" * "weight" AS "value"
    ),
    counted AS (
      UPDATE "Offer" o SET ${addToScore(Prisma.sql`vote."value"`)}, "voteCount" = o."voteCount" + 1
      FROM vote WHERE o."id" = ${offerId}::int RETURNING o."voteCount", o."votesFlaggedAt"
    )
    SELECT EXISTS (SELECT 1 FROM offer) AS "isVotable", counted."voteCount", counted."votesFlaggedAt" IS NOT NULL AS "isFlagged"
    FROM (SELECT 1) one LEFT JOIN counted ON true`;
  if (!written) throw new Error('A vote was neither saved nor rejected');
  return written;
}

/** Marks an offer that gets votes more quickly than people vote. They count all the same: somebody looks at them. */
async function flagQuickVotes({ db, now }: Shop, offerId: number, networkHash: string): Promise<void> {
  const since = new Date(now.getTime() - quickVotes.windowMs);
  const [counts] = await db.prisma.$queryRaw<{ all: number; ofNetwork: number }[]>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE v."networkHash" = ${networkHash} AND v."networkHash" <> '')::int AS "ofNetwork"
    FROM "HotVote" v WHERE v."offerId" = ${offerId}::int AND v."at" > ${since}::timestamptz AND v."discardId" IS NULL`;
  if (!counts || !areVotesQuick(counts)) return;
  await db.prisma.offer.updateMany({ where: { id: offerId, votesFlaggedAt: null }, data: { votesFlaggedAt: now } });
}

/**
 * Votes on an offer, once and for good.
 * @throws SignInRequiredError, UnknownOfferError, OfferOverError, AlreadyVotedError, ThrottledError, TryAgainError; then nothing counts
 */
export async function voteHot(shop: Shop, { offerId, value }: { offerId: number; value: HotVoteValue }): Promise<{ offerId: number }> {
  await checkMayVote(shop);
  await checkVotable(shop, offerId);
  const vote = await countVote(shop, 'hot-vote');
  const { isVotable: isThere, voteCount, isFlagged } = await withRetry(() => writeVote(shop, offerId, value, vote));
  if (voteCount === null) {
    await vote.forgive();
    // It ended, or was taken away, since it was looked at.
    if (!isThere) await checkVotable(shop, offerId);
    throw new AlreadyVotedError('You have already voted on this offer. A vote can’t be changed.', ['input', 'offerId']);
  }
  if (!isFlagged && voteCount > Math.min(quickVotes.max, quickVotes.maxOfNetwork)) await flagQuickVotes(shop, offerId, vote.networkHash);
  shop.effects.offersChanged([offerId]);
  return { offerId };
}

/** How the caller has voted on each of these offers; those without a vote are missing. */
export async function ownHotVotes(shop: Shop, offerIds: readonly number[]): Promise<Map<number, number>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ offerId: number; value: number }[]>`
    SELECT v."offerId", v."value" FROM "HotVote" v
    WHERE v."offerId" = ANY(${offerIds}::int[]) AND (v."accountId" = ${owner.accountId}::int OR v."visitorId" = ${owner.visitorId}::int)`;
  return new Map(rows.map(({ offerId, value }) => [offerId, value]));
}
