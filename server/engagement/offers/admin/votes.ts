import { UnknownRecordError } from '../../../catalogue/editing/editing.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import { recordAudit, actorOf } from '../../../foundation/audit/audit.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { refreshSums } from '../voteSums.ts';
import { roundScore } from '../voteWeights.ts';
import { lockOffer, type OfferDesk } from './desk.ts';

// What the staff do about votes on offers: take them out of the score and put them back, and freeze the score while they look. The votes
// themselves stay: whoever has voted cannot vote again. The offer is locked before its votes, as every vote does.

/** What these operations use: pages that show the offer hear of it. */
export type VoteDesk = OfferDesk & Pick<Shop, 'effects'>;

/** Which votes to discard: those named, or all of a time, of everybody or of the network that one of them came from. */
export interface VoteRange {
  voteIds?: readonly number[] | null;
  from?: Date | null;
  /** Itself included. */
  until?: Date | null;
  sameNetworkAs?: number | null;
}

const { sql } = Prisma;
const maxVotes = 100;
const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);

async function rangeSql(tx: Tx, offerId: number, { voteIds, from, until, sameNetworkAs }: VoteRange): Promise<Prisma.Sql> {
  if (voteIds != null) {
    if (from != null || until != null || sameNetworkAs != null) throw refuse('voteIds', 'Name votes, or a time, not both.');
    if (voteIds.length === 0 || voteIds.length > maxVotes) throw refuse('voteIds', `Name between 1 and ${maxVotes} votes.`);
    return sql`v."id" = ANY(${[...voteIds]}::int[])`;
  }
  if (from == null || until == null || from > until) throw refuse('from', 'Name votes, or a time from its first vote until its last.');
  const time = sql`v."at" BETWEEN ${from}::timestamptz AND ${until}::timestamptz`;
  if (sameNetworkAs == null) return time;
  const vote = await tx.hotVote.findUnique({ where: { id: sameNetworkAs, offerId }, select: { networkHash: true } });
  if (!vote || vote.networkHash === '') throw refuse('sameNetworkAs', 'There is no such vote.');
  return sql`${time} AND v."networkHash" = ${vote.networkHash}`;
}

/** Does something about the votes of an offer, and tells the pages that show it. */
async function changeVotes<T>(
  shop: VoteDesk,
  offerId: number,
  action: string,
  work: (tx: Tx, accountId: number | null) => Promise<{ value: T; details?: Record<string, string | number> }>,
): Promise<T> {
  const actor = await actorOf(shop);
  const done = await withRetry(() =>
    shop.db.prisma.$transaction(async (tx) => {
      await lockOffer(tx, offerId, null);
      const { value, details } = await work(tx, actor.accountId);
      await recordAudit(tx, shop, actor, { action, targetType: 'Offer', targetIds: [offerId], details });
      return value;
    }),
  );
  shop.effects.offersChanged([offerId]);
  return done;
}

/**
 * Takes votes out of an offer's score. What was discarded before stays as it was.
 * @returns the number of the act, by which they are put back
 * @throws UnknownRecordError, InvalidInputError when there is none to discard, TryAgainError; then nothing was changed
 */
export function discardVotes(shop: VoteDesk, offerId: number, { reason, ...range }: VoteRange & { reason: string }): Promise<number> {
  const words = reason.trim();
  if (words.length > 500 || words.includes('\0')) throw refuse('reason', 'A reason has at most 500 characters.');
  return changeVotes(shop, offerId, 'offer.votes-discard', async (tx, accountId) => {
    const which = await rangeSql(tx, offerId, range);
    const discard = await tx.voteDiscard.create({
      data: { offerId, at: shop.now, accountId, reason: words, voteCount: 0, score: 0 },
      select: { id: true },
    });
    const rows = await tx.$queryRaw<{ votes: number }[]>`
      UPDATE "HotVote" v SET "isCounted" = false, "discardId" = ${discard.id}::int
      WHERE v."offerId" = ${offerId}::int AND v."discardId" IS NULL AND ${which} RETURNING v."value" * v."weight" AS "votes"`;
    if (rows.length === 0) throw refuse('from', 'There is no vote to discard.');
    const score = roundScore(rows.reduce((sum, { votes }) => sum + votes, 0));
    await tx.voteDiscard.update({ where: { id: discard.id }, data: { voteCount: rows.length, score }, select: { id: true } });
    await refreshSums(tx, [offerId]);
    return { value: discard.id, details: { discard: discard.id, votes: rows.length, score } };
  });
}

/**
 * Puts discarded votes back: they count again, or once the score is frozen no more.
 * @throws UnknownRecordError, InvalidInputError when they were put back before, TryAgainError
 */
export async function restoreVotes(shop: VoteDesk, discardId: number): Promise<number> {
  const known = await shop.db.prisma.voteDiscard.findUnique({ where: { id: discardId }, select: { offerId: true } });
  if (!known) throw new UnknownRecordError('discard');
  const { offerId } = known;
  return changeVotes(shop, offerId, 'offer.votes-restore', async (tx) => {
    const { count } = await tx.voteDiscard.updateMany({ where: { id: discardId, restoredAt: null }, data: { restoredAt: shop.now } });
    if (count === 0) throw refuse('databaseId', 'These votes were put back already.');
    const votes = await tx.$executeRaw`
      UPDATE "HotVote" v SET "discardId" = NULL, "isCounted" = o."votesFrozenAt" IS NULL
      FROM "Offer" o WHERE o."id" = v."offerId" AND v."discardId" = ${discardId}::int`;
    await refreshSums(tx, [offerId]);
    return { value: offerId, details: { discard: discardId, votes } };
  });
}

/**
 * Freezes an offer's score: votes are taken and not counted. Let go, they count.
 * @throws UnknownRecordError, TryAgainError
 */
export function freezeVotes(shop: VoteDesk, offerId: number, isFrozen: boolean): Promise<number> {
  return changeVotes(shop, offerId, isFrozen ? 'offer.votes-freeze' : 'offer.votes-unfreeze', async (tx) => {
    if (isFrozen) await tx.offer.updateMany({ where: { id: offerId, votesFrozenAt: null }, data: { votesFrozenAt: shop.now } });
    else {
      await tx.offer.update({ where: { id: offerId }, data: { votesFrozenAt: null }, select: { id: true } });
      await tx.hotVote.updateMany({ where: { offerId, discardId: null, isCounted: false }, data: { isCounted: true } });
      await refreshSums(tx, [offerId]);
    }
    return { value: offerId };
  });
}

/**
 * Somebody has looked at the votes. Quick votes that come later mark the offer again.
 * @throws UnknownRecordError, TryAgainError
 */
export function approveVotes(shop: VoteDesk, offerId: number): Promise<number> {
  return changeVotes(shop, offerId, 'offer.votes-approve', async (tx) => {
    await tx.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: null }, select: { id: true } });
    return { value: offerId };
  });
}
