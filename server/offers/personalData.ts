import type { Db, Tx } from '../db.ts';

// Votes on offers and coupons of the owner of an account: for their copy of it, and for the day when they go.

/** How many votes somebody has given. */
export async function offerVoteCount(tx: Tx, accountId: number): Promise<number> {
  const where = { accountId };
  return (await tx.hotVote.count({ where })) + (await tx.couponVote.count({ where }));
}

/** The votes themselves. */
export async function offerVoteData({ prisma }: Db, accountId: number) {
  const where = { accountId };
  return {
    hotVotes: await prisma.hotVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, value: true, at: true } }),
    couponVotes: await prisma.couponVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, worked: true, at: true } }),
  };
}

/** Takes the owner off them, within an erasure's transaction. The totals that others see stay as they are. */
export async function eraseOfferVotesWithin(tx: Tx, accountId: number): Promise<void> {
  const nobody = { where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } };
  await tx.hotVote.updateMany(nobody);
  await tx.couponVote.updateMany(nobody);
}
