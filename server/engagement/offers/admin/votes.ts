import { UnknownRecordError } from '../../../catalogue/editing/editing.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { recordAudit, actorOf } from '../../../foundation/audit/audit.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { refreshSums } from '../voteSums.ts';
import { roundScore } from '../voteWeights.ts';
import { lockOffer, type OfferAdminContext } from './staffChanges.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

// Staff moderation of votes on offers: remove them from the score and restore them. The votes themselves remain, so that their voters can't
// vote again. The offer is locked before its votes, as for every vote.

/** The part of the request context that these operations use; includes effects, which notify pages that show the offer. */
export type VoteAdminContext = OfferAdminContext & Pick<Shop, 'effects'>;

const maxVotes = 100;
const refuse = (field: string, message: Text) => new InvalidInputError([{ path: ['input', field], message }]);

/** Changes the votes of an offer and notifies the pages that show it. */
async function changeVotes<T>(
  shop: VoteAdminContext,
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
 * Removes votes from an offer's score. Votes already rejected are unchanged.
 * @param voteIds 1 to 100 votes
 * @returns the ID of the rejection, for restoring the votes
 * @throws UnknownRecordError, InvalidInputError when there are no votes to reject, TryAgainError; nothing is changed then
 */
export function rejectVotes(
  shop: VoteAdminContext,
  offerId: number,
  { voteIds, reason }: { voteIds: readonly number[]; reason: string },
): Promise<number> {
  const words = reason.trim();
  if (words.length > 500 || words.includes('\0'))
    throw refuse(
      'reason',
      says((t) => t.reasonIsTooLong),
    );
  if (voteIds.length === 0 || voteIds.length > maxVotes)
    throw refuse(
      'voteIds',
      says((t) => t.selectOneToMaxVotes({ maxVotes })),
    );
  return changeVotes(shop, offerId, 'offer.votes-discard', async (tx, accountId) => {
    const discard = await tx.voteDiscard.create({
      data: { offerId, at: shop.now, accountId, reason: words, voteCount: 0, score: 0 },
      select: { id: true },
    });
    const rows = await tx.$queryRaw<{ votes: number }[]>`
      UPDATE "HotVote" v SET "discardId" = ${discard.id}::int
      WHERE v."offerId" = ${offerId}::int AND v."discardId" IS NULL AND v."id" = ANY(${[...voteIds]}::int[]) RETURNING v."value" * v."weight" AS "votes"`;
    if (rows.length === 0)
      throw refuse(
        'voteIds',
        says((t) => t.thereAreNoVotesToDiscard),
      );
    const score = roundScore(rows.reduce((sum, { votes }) => sum + votes, 0));
    await tx.voteDiscard.update({ where: { id: discard.id }, data: { voteCount: rows.length, score }, select: { id: true } });
    await refreshSums(tx, [offerId]);
    return { value: discard.id, details: { discard: discard.id, votes: rows.length, score } };
  });
}

/**
 * Restores rejected votes, so that they count again.
 * @throws UnknownRecordError, InvalidInputError when they were already restored, TryAgainError
 */
export async function restoreVotes(shop: VoteAdminContext, discardId: number): Promise<number> {
  const known = await shop.db.prisma.voteDiscard.findUnique({ where: { id: discardId }, select: { offerId: true } });
  if (!known) throw new UnknownRecordError('discard');
  const { offerId } = known;
  return changeVotes(shop, offerId, 'offer.votes-restore', async (tx) => {
    const { count } = await tx.voteDiscard.updateMany({ where: { id: discardId, restoredAt: null }, data: { restoredAt: shop.now } });
    if (count === 0)
      throw refuse(
        'id',
        says((t) => t.theseVotesHaveAlreadyBeenRestored),
      );
    const { count: votes } = await tx.hotVote.updateMany({ where: { discardId }, data: { discardId: null } });
    await refreshSums(tx, [offerId]);
    return { value: offerId, details: { discard: discardId, votes } };
  });
}

/**
 * Marks the votes as reviewed. Later bursts of votes flag the offer again.
 * @throws UnknownRecordError, TryAgainError
 */
export function approveVotes(shop: VoteAdminContext, offerId: number): Promise<number> {
  return changeVotes(shop, offerId, 'offer.votes-approve', async (tx) => {
    await tx.offer.update({ where: { id: offerId }, data: { votesFlaggedAt: null }, select: { id: true } });
    return { value: offerId };
  });
}
