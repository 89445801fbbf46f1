import { z } from 'zod';
import { commentLimits } from '../../../../shared/commentLimits.ts';
import { SignInRequiredError } from '../../../foundation/accounts/accounts.ts';
import { shopSettings } from '../../../foundation/settings/settings.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import { InvalidInputError, parseInput } from '../../../platform/errors/errors.ts';
import { isLegible, paragraphs, requiredLine } from '../../../platform/inputs/inputs.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { UnknownCommentError, UnknownOfferError } from '../errors.ts';
import { changeOffers } from '../operations.ts';
import { checkVotable } from '../votable.ts';
import { countComments } from './commentCount.ts';
import { commentsOfAccount, commentsOfNetwork } from './commentRules.ts';
import { withText } from '../../../platform/errors/issueText.ts';
import { says } from '../__generated__/messages.ts';
import type { Text } from '../../../platform/i18n/text.ts';

// Writing and deleting comments. Authors are signed in; each published change invalidates the pages that show offers.

const toComment = says((t) => t.signInToComment);

const missingName = says((t) => t.enterTheNameToShow);

const commentInput = z.object({
  authorName: requiredLine(commentLimits.name, missingName).refine((text) => text === '' || isLegible(text), withText(missingName)),
  body: paragraphs(commentLimits.body)
    .refine(isLegible, withText(says((t) => t.writeAComment)))
    .transform((text) => text.replaceAll(/\n{3,}/g, '\n\n')),
});

/** Input for a new comment. */
export interface CommentInput {
  offerId: number;
  /** Comment to reply to; a reply's thread continues. */
  parentId?: number | null;
  authorName: string;
  body: string;
}

async function authorOf({ visitor }: Shop, message: Text): Promise<number> {
  const account = await visitor.account();
  if (!account) throw new SignInRequiredError(message);
  return account.id;
}

/** The comment that starts the thread of another one. */
async function threadOf(tx: Tx, { offerId, parentId }: CommentInput): Promise<number | null> {
  if (parentId == null) return null;
  const parent = await tx.offerComment.findUnique({ where: { id: parentId, offerId, status: 'PUBLISHED' } });
  if (!parent) throw new UnknownCommentError('parentId');
  return parent.parentId ?? parent.id;
}

async function countComment({ db, now, address }: Shop, accountId: number): Promise<void> {
  await countAttempt(db, { scope: 'offer-comment', subject: `account ${accountId}`, now, ...commentsOfAccount });
  if (address !== '') await countAttempt(db, { scope: 'offer-comment of network', subject: address, now, ...commentsOfNetwork });
}

/** A new comment waits for approval if the shop requires it, until one by the same author was published. */
async function statusOfNew(shop: Shop, accountId: number): Promise<'PENDING' | 'PUBLISHED'> {
  const { commentsNeedApproval: needsApproval } = await shopSettings(shop);
  if (!needsApproval) return 'PUBLISHED';
  const published = await shop.db.prisma.offerComment.findFirst({ where: { accountId, status: 'PUBLISHED' }, select: { id: true } });
  return published ? 'PUBLISHED' : 'PENDING';
}

/**
 * Writes the caller's comment on a live offer.
 * @throws SignInRequiredError, UnknownOfferError, OfferOverError, UnknownCommentError, InvalidInputError, ThrottledError, TryAgainError; then
 * nothing is saved
 */
export async function createComment(shop: Shop, input: CommentInput): Promise<{ commentId: number }> {
  const accountId = await authorOf(shop, toComment);
  await checkVotable(
    shop,
    input.offerId,
    says((t) => t.commentsAreClosed),
  );
  const { offerId } = input;
  const texts = parseInput(commentInput, input);
  await countComment(shop, accountId);
  const status = await statusOfNew(shop, accountId);
  const write = async (tx: Tx) => {
    // The author's row is locked, so that a comment that is sent twice at once is saved once.
    const authors = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Account" WHERE "id" = ${accountId}::int FOR NO KEY UPDATE`;
    if (authors.length === 0) throw new SignInRequiredError(toComment);
    if (!(await tx.offer.findUnique({ where: { id: offerId }, select: { id: true } }))) throw new UnknownOfferError();
    const parentId = await threadOf(tx, input);
    const same = { offerId, accountId, parentId, body: texts.body };
    if (await tx.offerComment.findFirst({ where: same, select: { id: true } }))
      throw new InvalidInputError([{ path: ['input', 'body'], message: says((t) => t.youveAlreadyPostedThisComment) }]);
    const data = { ...texts, offerId, parentId, accountId, status, createdAt: shop.now };
    const { id: commentId } = await tx.offerComment.create({ data, select: { id: true } });
    if (status === 'PUBLISHED') await countComments(tx, [offerId]);
    return { commentId };
  };
  // Pages don't show a pending comment, so they stay valid.
  return status === 'PENDING' ? withRetry(() => shop.db.prisma.$transaction(write)) : changeOffers(shop, write, () => []);
}

/**
 * Deletes the caller's own comment with its name and text. Replies remain.
 * @throws SignInRequiredError, UnknownCommentError, TryAgainError
 */
export async function deleteComment(shop: Shop, commentId: number): Promise<void> {
  const accountId = await authorOf(
    shop,
    says((t) => t.signInToDeleteYourComment),
  );
  await changeOffers(
    shop,
    async (tx) => {
      const [own] = await tx.$queryRaw<{ offerId: number }[]>`
        SELECT "offerId" FROM "OfferComment" WHERE "id" = ${commentId}::int AND "accountId" = ${accountId}::int AND "status" <> 'DELETED'
        FOR NO KEY UPDATE`;
      if (!own) throw new UnknownCommentError('commentId');
      const data = { status: 'DELETED', authorName: '', body: '', openReports: 0 } as const;
      await tx.offerComment.update({ where: { id: commentId }, data });
      await countComments(tx, [own.offerId]);
      await tx.offerCommentReport.deleteMany({ where: { commentId } });
    },
    () => [],
  );
}
