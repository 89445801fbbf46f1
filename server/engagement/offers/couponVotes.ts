import { listOwner } from '../../foundation/accounts/accounts.ts';
import { withRetry } from '../../platform/database/retry.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { checkVotable, isVotable } from './votable.ts';
import { NoCouponError } from './voteErrors.ts';
import { couponVotesMs, doubtfulFailures, type CouponVotes } from './voteRules.ts';
import { checkMayVote, countVote, type VoteTry } from './voting.ts';

// Votes on whether a code worked: one vote per person, and the last one counts. Votes on a coupon are serialised by the lock on its offer,
// as hot votes are, so that merging two people never misses a vote that isn't written yet.

/** @returns false when the offer has no code to vote on (any longer) */
async function writeVote({ db, now }: Shop, offerId: number, worked: boolean, { owner, networkHash }: VoteTry): Promise<boolean> {
  const { accountId, visitorId } = owner;
  const voter = accountId === null ? Prisma.sql`"visitorId"` : Prisma.sql`"accountId"`;
  const written = await db.prisma.$executeRaw`
    WITH offer AS (
      SELECT o."id" FROM "Offer" o WHERE o."id" = ${offerId}::int AND o."code" IS NOT NULL AND ${isVotable(now)} FOR NO KEY UPDATE
    )
    INSERT INTO "CouponVote" ("offerId", "visitorId", "accountId", "worked", "networkHash", "at")
    SELECT offer."id", ${visitorId}::int, ${accountId}::int, ${worked}, ${networkHash}, ${now}::timestamptz FROM offer
    ON CONFLICT ("offerId", ${voter}) DO UPDATE SET
      "worked" = excluded."worked", "networkHash" = excluded."networkHash", "at" = excluded."at"`;
  return written > 0;
}

/**
 * Votes on whether an offer's code worked. A repeated vote replaces the last one.
 * @throws SignInRequiredError, UnknownOfferError, OfferOverError, NoCouponError, ThrottledError, TryAgainError; nothing is changed then
 */
export async function voteCoupon(shop: Shop, { offerId, worked }: { offerId: number; worked: boolean }): Promise<{ offerId: number }> {
  await checkMayVote(shop);
  await checkCoupon(shop, offerId);
  const vote = await countVote(shop, 'coupon-vote');
  if (!(await withRetry(() => writeVote(shop, offerId, worked, vote)))) {
    await vote.forgive();
    await checkCoupon(shop, offerId);
    throw new NoCouponError();
  }
  shop.effects.offersChanged([offerId]);
  return { offerId };
}

async function checkCoupon(shop: Shop, offerId: number): Promise<void> {
  if ((await checkVotable(shop, offerId)).code === null) throw new NoCouponError();
}

/** Votes on these offers' codes within the last week, without offers that have none. */
export async function couponVotes({ db, now }: Pick<Shop, 'db' | 'now'>, offerIds: readonly number[]): Promise<Map<number, CouponVotes>> {
  const since = new Date(now.getTime() - couponVotesMs);
  const rows = await db.prisma.$queryRaw<(CouponVotes & { offerId: number })[]>`
    SELECT v."offerId", count(*)::int AS "total", count(*) FILTER (WHERE v."worked")::int AS "worked",
      (array_agg(v."worked" ORDER BY v."at" DESC, v."id" DESC))[1:${doubtfulFailures}::int] AS "newest"
    FROM "CouponVote" v WHERE v."offerId" = ANY(${offerIds}::int[]) AND v."at" > ${since}::timestamptz GROUP BY v."offerId"`;
  return new Map(rows.map(({ offerId, ...votes }) => [offerId, votes]));
}

/** The caller's last vote on each of these offers' codes, however old; offers without a vote are missing. */
export async function ownCouponVotes(shop: Shop, offerIds: readonly number[]): Promise<Map<number, boolean>> {
  const owner = await listOwner(shop);
  if (!owner) return new Map();
  const rows = await shop.db.prisma.$queryRaw<{ offerId: number; worked: boolean }[]>`
    SELECT v."offerId", v."worked" FROM "CouponVote" v
    WHERE v."offerId" = ANY(${offerIds}::int[]) AND (v."accountId" = ${owner.accountId}::int OR v."visitorId" = ${owner.visitorId}::int)`;
  return new Map(rows.map(({ offerId, worked }) => [offerId, worked]));
}
