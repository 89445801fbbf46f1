import { bumpRevision } from '../catalog/refresh.ts';
import type { Tx } from '../db.ts';

// What others see of somebody after their account is erased: votes that were counted, and reviews without a name.

/** How many votes and reviews an account has given. */
export interface GivenVotes {
  votes: number;
  reviews: number;
}

/** The name that stands over reviews of people who have gone. */
export const formerCustomer = 'Former customer';

/** Counts them. */
export async function votesOf(tx: Tx, accountId: number): Promise<GivenVotes> {
  const where = { accountId };
  const counts = [await tx.hotVote.count({ where }), await tx.couponVote.count({ where }), await tx.helpfulVote.count({ where })];
  return { votes: counts.reduce((sum, count) => sum + count, 0), reviews: await tx.review.count({ where }) };
}

/** Takes the names off, within the erasure's transaction. The totals that others see stay as they are. */
export async function eraseVotesWithin(tx: Tx, accountId: number): Promise<void> {
  const nobody = { where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } };
  await tx.hotVote.updateMany(nobody);
  await tx.couponVote.updateMany(nobody);
  await tx.helpfulVote.updateMany(nobody);
  const reviews = { where: { accountId }, data: { accountId: null, visitorId: null, authorName: formerCustomer } };
  const { count } = await tx.review.updateMany(reviews);
  // Pages that were kept have the name on them.
  if (count > 0) await bumpRevision(tx);
}
