import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { lockReviewedProducts, mergeReviewsWithin } from './merge.ts';

// Reviews of the owner of an account, and how helpful they found others': for their copy of it, and for the day when they go.

/** The name that stands over reviews of people who have gone. */
const formerCustomer = 'Former customer';

/** How many reviews somebody has written, and how many of others they have voted on. */
async function reviewCounts(tx: Tx, accountId: number): Promise<{ reviews: number; helpfulVotes: number }> {
  const where = { accountId };
  return { reviews: await tx.review.count({ where }), helpfulVotes: await tx.helpfulVote.count({ where }) };
}

/** The reviews and votes themselves. */
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

/** Takes the owner's name off them, within an erasure's transaction. What others read stays. */
async function eraseReviewsWithin(tx: Tx, accountId: number): Promise<void> {
  await tx.helpfulVote.updateMany({ where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } });
  const reviews = { where: { accountId }, data: { accountId: null, visitorId: null, authorName: formerCustomer } };
  const { count } = await tx.review.updateMany(reviews);
  // Pages that were kept have the name on them.
  if (count > 0) await bumpRevision(tx);
}

/** Locks the products whose reviews are about to be merged: products come before offers in the order of locks. */
export const reviewedProductLocks: PersonalData = {
  merge: () =>
    Promise.resolve(async (tx, { fromVisitorId, accountId }) => {
      if (accountId !== null) await lockReviewedProducts(tx, fromVisitorId);
      return {};
    }),
};

/** The reviews' part in what is done with personal data. */
export const reviewPersonalData: PersonalData = {
  async preview({ db }, { id }) {
    const { reviews, helpfulVotes } = await reviewCounts(db.prisma, id);
    return [
      { subject: 'votes', count: helpfulVotes, fate: 'PSEUDONYMISED', reason: '' },
      { subject: 'reviews', count: reviews, fate: 'PSEUDONYMISED', reason: `The text stays, under the name “${formerCustomer}”.` },
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
