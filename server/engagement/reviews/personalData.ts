import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { lockReviewedProducts, mergeReviewsWithin } from './merge.ts';
import { says } from './__generated__/messages.ts';

// A customer's reviews and helpful votes, for the export and erasure of their personal data.

/** Author's name shown on reviews of erased accounts. */
const formerCustomer = 'Former customer';

/** The account's reviews that aren't public: waiting for a decision, rejected or reported as spam. */
const unpublishedOf = (accountId: number) => ({ accountId, status: { not: 'APPROVED' } }) as const;

async function reviewData({ prisma }: Db, accountId: number) {
  const where = { accountId };
  return {
    reviews: await prisma.review.findMany({
      where,
      orderBy: { id: 'asc' },
      include: { scores: true },
      omit: { accountId: true, visitorId: true },
    }),
    helpfulVotes: await prisma.helpfulVote.findMany({
      where,
      orderBy: { id: 'asc' },
      select: { reviewId: true, isHelpful: true, at: true },
    }),
  };
}

/** Removes the author's name from their reviews within the transaction of an erasure. Public texts stay, others are deleted. */
async function eraseReviewsWithin(tx: Tx, accountId: number): Promise<void> {
  await tx.helpfulVote.updateMany({ where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } });
  await tx.review.deleteMany({ where: unpublishedOf(accountId) });
  const reviews = { where: { accountId }, data: { accountId: null, visitorId: null, authorName: formerCustomer } };
  const { count } = await tx.review.updateMany(reviews);
  // Cached pages show the name.
  if (count > 0) await bumpRevision(tx);
}

/** Locks the products whose reviews are about to be merged: the lock order puts products before offers. */
export const reviewedProductLocks: PersonalData = {
  merge: () =>
    Promise.resolve(async (tx, { fromVisitorId, accountId }) => {
      if (accountId !== null) await lockReviewedProducts(tx, fromVisitorId);
      return {};
    }),
};

/** Handles the personal data in reviews. */
export const reviewPersonalData: PersonalData = {
  async preview({ db }, { id }) {
    const { review, helpfulVote } = db.prisma;
    const published = { accountId: id, status: 'APPROVED' } as const;
    return [
      { subject: 'votes', count: await helpfulVote.count({ where: { accountId: id } }), fate: 'PSEUDONYMISED', reason: '' },
      {
        subject: 'reviews',
        count: await review.count({ where: published }),
        fate: 'PSEUDONYMISED',
        reason: says((t) => t.textStaysUnderName({ formerCustomer })),
      },
      {
        subject: 'unpublishedReviews',
        count: await review.count({ where: unpublishedOf(id) }),
        fate: 'DELETED',
        reason: says((t) => t.unpublishedReviewsAreDeleted),
      },
    ];
  },
  erase: (_shop, { id }) => Promise.resolve((tx) => eraseReviewsWithin(tx, id)),
  export: ({ db }, { id }) => reviewData(db, id),
  merge: () =>
    Promise.resolve(async (tx, { fromVisitorId, accountId }) => {
      if (accountId !== null) await mergeReviewsWithin(tx, { fromVisitorId, toAccountId: accountId });
      return {};
    }),
};
