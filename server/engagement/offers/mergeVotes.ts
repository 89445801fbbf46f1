import type { Tx } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import { addToScore } from './voteSums.ts';

/** The source and the target of a vote merge. */
export interface VoteMerging {
  fromVisitorId: number;
  toAccountId: number;
}

interface LockedMerging extends VoteMerging {
  offerIds: number[];
}

/** Locks the offers that the guest has voted on, in order of ID: after that no vote on them is in progress (see hotVotes.ts). */
async function lockOffers(tx: Tx, fromVisitorId: number): Promise<number[]> {
  const offers = await tx.$queryRaw<{ id: number }[]>`
    SELECT o."id" FROM "Offer" o WHERE o."id" IN (
      SELECT v."offerId" FROM "HotVote" v WHERE v."visitorId" = ${fromVisitorId}::int
      UNION SELECT v."offerId" FROM "CouponVote" v WHERE v."visitorId" = ${fromVisitorId}::int
    ) ORDER BY o."id" FOR NO KEY UPDATE`;
  return offers.map(({ id }) => id);
}

/** One person has one vote: of two hot votes the account's remains, and the guest's no longer counts. */
async function mergeHotVotes(tx: Tx, { fromVisitorId, toAccountId, offerIds }: LockedMerging): Promise<void> {
  await tx.$executeRaw`
    WITH removed AS (
      DELETE FROM "HotVote" v USING "HotVote" own
      WHERE v."visitorId" = ${fromVisitorId}::int AND v."offerId" = ANY(${offerIds}::int[])
        AND own."accountId" = ${toAccountId}::int AND own."offerId" = v."offerId"
      RETURNING v."offerId", v."value" * v."weight" AS "value", (v."discardId" IS NULL)::int AS "counted"
    )
    UPDATE "Offer" o SET ${addToScore(Prisma.sql`-removed."value" * removed."counted"`)}, "voteCount" = o."voteCount" - removed."counted"
    FROM removed WHERE o."id" = removed."offerId"`;
  await tx.$executeRaw`
    UPDATE "HotVote" SET "accountId" = ${toAccountId}::int, "visitorId" = NULL
    WHERE "visitorId" = ${fromVisitorId}::int AND "offerId" = ANY(${offerIds}::int[])`;
}

/** Of two votes on one code the last one counts, as for a single person. */
async function mergeCouponVotes(tx: Tx, { fromVisitorId, toAccountId, offerIds }: LockedMerging): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "CouponVote" v USING "CouponVote" later
    WHERE v."offerId" = ANY(${offerIds}::int[]) AND later."offerId" = v."offerId" AND (later."at", later."id") > (v."at", v."id") AND (
      v."visitorId" = ${fromVisitorId}::int AND later."accountId" = ${toAccountId}::int
      OR v."accountId" = ${toAccountId}::int AND later."visitorId" = ${fromVisitorId}::int
    )`;
  await tx.$executeRaw`
    UPDATE "CouponVote" SET "accountId" = ${toAccountId}::int, "visitorId" = NULL
    WHERE "visitorId" = ${fromVisitorId}::int AND "offerId" = ANY(${offerIds}::int[])`;
}

/** Moves a guest's votes on offers and codes to the account that they sign in to, within a transaction. Idempotent. */
export async function mergeVotesWithin(tx: Tx, merging: VoteMerging): Promise<void> {
  const offerIds = await lockOffers(tx, merging.fromVisitorId);
  if (offerIds.length === 0) return;
  await mergeHotVotes(tx, { ...merging, offerIds });
  await mergeCouponVotes(tx, { ...merging, offerIds });
}
