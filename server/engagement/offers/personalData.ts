import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { newSubscriberKey } from '../newsletter/newsletter.ts';
import { formerCustomer } from './comments/commentRules.ts';
import { mergeReportsWithin } from './comments/reporting.ts';
import { mergeVotesWithin } from './mergeVotes.ts';
import { says } from './__generated__/messages.ts';

// Votes of an account holder on offers and coupons, their comments and reports, submitted deals and alerts, for their data export and for erasure.

/** Number of votes of the account. */
async function offerVoteCount(tx: Tx, accountId: number): Promise<number> {
  const where = { accountId };
  return (await tx.hotVote.count({ where })) + (await tx.couponVote.count({ where }));
}

/** The votes, comments and reports of the account. */
async function offerVoteData({ prisma }: Db, accountId: number) {
  const where = { accountId };
  return {
    hotVotes: await prisma.hotVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, value: true, at: true } }),
    couponVotes: await prisma.couponVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, worked: true, at: true } }),
    offerComments: await prisma.offerComment.findMany({
      where: { accountId, status: { not: 'DELETED' } },
      orderBy: { id: 'asc' },
      select: { id: true, offerId: true, parentId: true, authorName: true, body: true, status: true, createdAt: true },
    }),
    dealSubmissions: await prisma.dealSubmission.findMany({
      where,
      orderBy: { id: 'asc' },
      omit: { accountId: true, linkKey: true },
    }),
    dealAlerts: await prisma.dealAlert.findMany({
      where,
      orderBy: { id: 'asc' },
      select: { id: true, keyword: true, maxPriceMinor: true, isPaused: true, createdAt: true },
    }),
    offerCommentReports: await prisma.offerCommentReport.findMany({
      where,
      orderBy: { id: 'asc' },
      select: { commentId: true, reason: true, at: true },
    }),
  };
}

/** Anonymises the account's votes, within an erasure's transaction. The displayed totals don't change. */
async function eraseOfferVotesWithin(tx: Tx, accountId: number): Promise<void> {
  const nobody = { where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } };
  await tx.hotVote.updateMany(nobody);
  await tx.couponVote.updateMany(nobody);
}

/**
 * Removes the author's name from their comments, within an erasure's transaction. Public texts stay, others are deleted; reports lose their
 * reporter and reason.
 */
async function eraseCommentsWithin(tx: Tx, accountId: number): Promise<void> {
  await tx.offerCommentReport.updateMany({ where: { accountId }, data: { accountId: null, visitorId: null, reason: '' } });
  const unpublished = { accountId, status: { not: 'PUBLISHED' } } as const;
  await tx.offerCommentReport.deleteMany({ where: { comment: unpublished } });
  await tx.offerComment.updateMany({
    where: unpublished,
    data: { accountId: null, status: 'DELETED', authorName: '', body: '', openReports: 0 },
  });
  const { count } = await tx.offerComment.updateMany({ where: { accountId }, data: { accountId: null, authorName: formerCustomer } });
  // Cached pages show the name.
  if (count > 0) await bumpRevision(tx, []);
}

/** The offers module's handlers for personal data. */
export const offerPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    {
      subject: 'votes',
      count: await offerVoteCount(db.prisma, id),
      fate: 'PSEUDONYMISED',
      reason: says((t) => t.publicTotalsStay),
    },
    {
      subject: 'comments',
      count: await db.prisma.offerComment.count({ where: { accountId: id, status: 'PUBLISHED' } }),
      fate: 'PSEUDONYMISED',
      reason: says((t) => t.textStaysUnderName({ formerCustomer })),
    },
    {
      subject: 'unpublishedComments',
      count: await db.prisma.offerComment.count({ where: { accountId: id, status: { in: ['PENDING', 'HIDDEN'] } } }),
      fate: 'DELETED',
      reason: says((t) => t.unpublishedCommentsAreDeleted),
    },
    {
      subject: 'submittedDeals',
      count: await db.prisma.dealSubmission.count({ where: { accountId: id } }),
      fate: 'DELETED',
      reason: says((t) => t.publishedDealsStay),
    },
    {
      subject: 'dealAlerts',
      count: await db.prisma.dealAlert.count({ where: { accountId: id } }),
      fate: 'DELETED',
      reason: says((t) => t.noMoreEmailsAboutDeals),
    },
  ],
  erase: (_shop, { id }) =>
    Promise.resolve(async (tx) => {
      await eraseOfferVotesWithin(tx, id);
      await eraseCommentsWithin(tx, id);
      await tx.dealSubmission.deleteMany({ where: { accountId: id } });
      await tx.dealAlert.deleteMany({ where: { accountId: id } });
      await tx.dealAlertMailing.deleteMany({ where: { accountId: id } });
    }),
  // Links in emails to the old address stop working.
  changeEmail: () =>
    Promise.resolve(async (tx, { from, to }) => {
      const owner = { account: { email: { in: [from, to] } } };
      await tx.dealAlertMailing.updateMany({ where: owner, data: { mailKey: newSubscriberKey() } });
    }),
  export: ({ db }, { id }) => offerVoteData(db, id),
  merge: () =>
    Promise.resolve(async (tx, { fromVisitorId, accountId }) => {
      if (accountId !== null) {
        await mergeVotesWithin(tx, { fromVisitorId, toAccountId: accountId });
        await mergeReportsWithin(tx, { fromVisitorId, toAccountId: accountId });
      }
      return {};
    }),
};
