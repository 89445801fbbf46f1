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
import { says } from './__generated__/messages.ts';

// Hot votes (row 65): one per person, up or down, permanent. A single statement writes the vote and the offer's sums and locks the offer
// first, so that votes on an offer are serialised, and transactions that lock offers before their votes never wait for a vote. Many votes
// of one network have less weight (voteWeights.ts).

/** 1 raises the offer's temperature, -1 lowers it. */
export type HotVoteValue = 1 | -1;

interface Written {
  isVotable: boolean;
  /** Total votes on the offer, including this one; null when this one wasn't counted. */
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

/** Flags an offer that gets votes faster than people vote. The votes count anyway until staff have reviewed them. */
async function flagQuickVotes({ db, now }: Shop, offerId: number, networkHash: string): Promise<void> {
  const since = new Date(now.getTime() - quickVotes.windowMs);
  const [counts] = await db.prisma.$queryRaw<{ all: number; ofNetwork: number }[]>`
    SELECT count(*)::int AS "all", count(*) FILTER (WHERE v."networkHash" = ${networkHash} AND v."networkHash" <> '')::int AS "ofNetwork"
    FROM "HotVote" v WHERE v."offerId" = ${offerId}::int AND v."at" > ${since}::timestamptz AND v."discardId" IS NULL`;
  if (!counts || !areVotesQuick(counts)) return;
  await db.prisma.offer.updateMany({ where: { id: offerId, votesFlaggedAt: null }, data: { votesFlaggedAt: now } });
}

/**
 * Votes on an offer; each person votes once, and the vote is permanent.
 * @throws SignInRequiredError, UnknownOfferError, OfferOverError, AlreadyVotedError, ThrottledError, TryAgainError; the vote doesn't count
 * then
 */
export async function voteHot(shop: Shop, { offerId, value }: { offerId: number; value: HotVoteValue }): Promise<{ offerId: number }> {
  await checkMayVote(shop);
  await checkVotable(shop, offerId);
  const vote = await countVote(shop, 'hot-vote');
  const { isVotable: isThere, voteCount, isFlagged } = await withRetry(() => writeVote(shop, offerId, value, vote));
  if (voteCount === null) {
    await vote.forgive();
    // The offer ended or was deleted since the check.
    if (!isThere) await checkVotable(shop, offerId);
    throw new AlreadyVotedError(
      says((t) => t.youveAlreadyVotedOnThisOffer),
      ['input', 'offerId'],
    );
  }
  if (!isFlagged && voteCount > Math.min(quickVotes.max, quickVotes.maxOfNetwork)) await flagQuickVotes(shop, offerId, vote.networkHash);
  shop.effects.offersChanged([offerId]);
  return { offerId };
}

/** The caller's vote on each of these offers; offers without a vote are missing. */
export async function ownHotVotes(shop: Shop, offerIds: readonly number[]): Promise<Map<number, number>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ offerId: number; value: number }[]>`
    SELECT v."offerId", v."value" FROM "HotVote" v
    WHERE v."offerId" = ANY(${offerIds}::int[]) AND (v."accountId" = ${owner.accountId}::int OR v."visitorId" = ${owner.visitorId}::int)`;
  return new Map(rows.map(({ offerId, value }) => [offerId, value]));
}
