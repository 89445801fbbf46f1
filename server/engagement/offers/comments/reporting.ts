import { listOwner, listOwnerOrCreate } from '../../../foundation/accounts/accounts.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { withRetry } from '../../../platform/database/retry.ts';
import { parseInput } from '../../../platform/errors/errors.ts';
import { optionalParagraphs } from '../../../platform/inputs/inputs.ts';
import { z } from 'zod';
import { commentLimits } from '../../../../shared/commentLimits.ts';
import { countAttempt } from '../../../platform/limits/throttle.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { UnknownCommentError } from '../errors.ts';
import { reportsOfNetwork, reportsOfPerson } from './commentRules.ts';

// Reports of comments: one per person, guests included. Staff see reported comments first.

const reporter = ({ accountId, visitorId }: { accountId: number | null; visitorId: number | null }) =>
  accountId === null ? { visitorId } : { accountId };

const reportInput = z.object({ reason: optionalParagraphs(commentLimits.reason) });

/**
 * Reports a comment to the shop's staff. A repeated report by the same person changes nothing.
 * @throws UnknownCommentError, InvalidInputError, ThrottledError, TryAgainError; then nothing is saved
 */
export async function reportComment(shop: Shop, { commentId, ...input }: { commentId: number; reason?: string | null }): Promise<void> {
  const { db, now, address } = shop;
  const { reason } = parseInput(reportInput, input);
  // Comments on drafts are as unknown as the drafts.
  const visible = { id: commentId, status: 'PUBLISHED', offer: { status: 'PUBLISHED' } } as const;
  if (!(await db.prisma.offerComment.findFirst({ where: visible, select: { id: true } }))) throw new UnknownCommentError('commentId');
  const known = await listOwner(shop);
  if (known && (await db.prisma.offerCommentReport.findFirst({ where: { commentId, ...reporter(known) }, select: { id: true } }))) return;
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

/**
 * Moves a guest's reports to the account that they sign in to. If both have reported a comment, the account's report stays, and the other
 * one no longer counts.
 */
export async function mergeReportsWithin(tx: Tx, { fromVisitorId, toAccountId }: { fromVisitorId: number; toAccountId: number }) {
  // In order of their IDs, as moderation locks them.
  await tx.$queryRaw`
    SELECT c."id" FROM "OfferComment" c JOIN "OfferCommentReport" r ON r."commentId" = c."id"
    WHERE r."visitorId" = ${fromVisitorId}::int ORDER BY c."id" FOR NO KEY UPDATE OF c`;
  await tx.$executeRaw`
    WITH twice AS (
      DELETE FROM "OfferCommentReport" r USING "OfferCommentReport" own
      WHERE r."visitorId" = ${fromVisitorId}::int AND own."accountId" = ${toAccountId}::int AND own."commentId" = r."commentId"
      RETURNING r."commentId", r."isOpen"
    )
    UPDATE "OfferComment" c SET "openReports" = c."openReports" - 1 FROM twice WHERE c."id" = twice."commentId" AND twice."isOpen"`;
  await tx.offerCommentReport.updateMany({ where: { visitorId: fromVisitorId }, data: { accountId: toAccountId, visitorId: null } });
}
