import { bumpRevision } from '../catalog/refresh.ts';
import type { Db, Tx } from '../db.ts';

// Reviews of the owner of an account, and how helpful they found others': for their copy of it, and for the day when they go.

/** The name that stands over reviews of people who have gone. */
export const formerCustomer = 'Former customer';

/** How many reviews somebody has written, and how many of others they have voted on. */
export async function reviewCounts(tx: Tx, accountId: number): Promise<{ reviews: number; helpfulVotes: number }> {
  const where = { accountId };
  return { reviews: await tx.review.count({ where }), helpfulVotes: await tx.helpfulVote.count({ where }) };
}

/** The reviews and votes themselves. */
export async function reviewData({ prisma }: Db, accountId: number) {
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
export async function eraseReviewsWithin(tx: Tx, accountId: number): Promise<void> {
  await tx.helpfulVote.updateMany({ where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } });
  const reviews = { where: { accountId }, data: { accountId: null, visitorId: null, authorName: formerCustomer } };
  const { count } = await tx.review.updateMany(reviews);
  // Pages that were kept have the name on them.
  if (count > 0) await bumpRevision(tx);
}
