import { listOwnerOrCreate } from '../../../foundation/accounts/accounts.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import { parseInput } from '../../../platform/errors/errors.ts';
import { optionalParagraphs } from '../../../platform/inputs/inputs.ts';
import { z } from 'zod';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { UnknownCommentError } from '../errors.ts';
import { commentLimits, reportsOfNetwork, reportsOfPerson } from './commentRules.ts';

// Reports of comments: one per person, guests included. Staff see reported comments first.

const reportInput = z.object({ reason: optionalParagraphs(commentLimits.reason) });

/**
 * Reports a comment to the shop's staff. A repeated report by the same person changes nothing.
 * @throws UnknownCommentError, InvalidInputError, ThrottledError, TryAgainError; then nothing is saved
 */
export async function reportComment(shop: Shop, { commentId, ...input }: { commentId: number; reason?: string | null }): Promise<void> {
  const { db, now, address } = shop;
  const { reason } = parseInput(reportInput, input);
  if (!(await db.prisma.offerComment.findUnique({ where: { id: commentId, status: 'PUBLISHED' }, select: { id: true } })))
    throw new UnknownCommentError('commentId');
  // The network first, so that a script that discards its cookies leaves no visitors behind.
  if (address !== '') await countAttempt(db, { scope: 'comment-report of network', subject: address, now, ...reportsOfNetwork });
  const { accountId, visitorId } = await listOwnerOrCreate(shop);
  const subject = accountId === null ? `visitor ${visitorId}` : `account ${accountId}`;
  await countAttempt(db, { scope: 'comment-report', subject, now, ...reportsOfPerson });
  await withRetry(
    () => db.prisma.$executeRaw`
      WITH comment AS (
        SELECT c."id" FROM "OfferComment" c WHERE c."id" = ${commentId}::int AND c."status" = 'PUBLISHED' FOR NO KEY UPDATE
      ),
      report AS (
        INSERT INTO "OfferCommentReport" ("commentId", "visitorId", "accountId", "reason", "at")
        SELECT comment."id", ${visitorId}::int, ${accountId}::int, ${reason}, ${now}::timestamptz FROM comment
        ON CONFLICT DO NOTHING RETURNING "commentId"
      )
      UPDATE "OfferComment" c SET "openReports" = c."openReports" + 1 FROM report WHERE c."id" = report."commentId"`,
  );
}

/** Moves a guest's reports to the account that they sign in to. If both have reported a comment, the account's report stays. */
export async function mergeReportsWithin(tx: Tx, { fromVisitorId, toAccountId }: { fromVisitorId: number; toAccountId: number }) {
  await tx.$executeRaw`
    DELETE FROM "OfferCommentReport" r USING "OfferCommentReport" own
    WHERE r."visitorId" = ${fromVisitorId}::int AND own."accountId" = ${toAccountId}::int AND own."commentId" = r."commentId"`;
  await tx.offerCommentReport.updateMany({ where: { visitorId: fromVisitorId }, data: { accountId: toAccountId, visitorId: null } });
}
