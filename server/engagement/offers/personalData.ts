import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { mergeVotesWithin } from './mergeVotes.ts';

// Votes on offers and coupons of the owner of an account: for their copy of it, and for the day when they go.

/** How many votes somebody has given. */
async function offerVoteCount(tx: Tx, accountId: number): Promise<number> {
  const where = { accountId };
  return (await tx.hotVote.count({ where })) + (await tx.couponVote.count({ where }));
}

/** The votes themselves. */
async function offerVoteData({ prisma }: Db, accountId: number) {
  const where = { accountId };
  return {
    hotVotes: await prisma.hotVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, value: true, at: true } }),
    couponVotes: await prisma.couponVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, worked: true, at: true } }),
  };
}

/** Takes the owner off them, within an erasure's transaction. The totals that others see stay as they are. */
async function eraseOfferVotesWithin(tx: Tx, accountId: number): Promise<void> {
  const nobody = { where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } };
  await tx.hotVote.updateMany(nobody);
  await tx.couponVote.updateMany(nobody);
}

/** The offers' part in what is done with personal data. */
export const offerPersonalData: PersonalData = {
  preview: async ({ db }, { id }) => [
    {
      subject: 'votes',
      count: await offerVoteCount(db.prisma, id),
      fate: 'PSEUDONYMISED',
      reason: 'The public totals stay, but the votes can no longer be linked to you.',
    },
  ],
  erase: (_shop, { id }) => Promise.resolve((tx) => eraseOfferVotesWithin(tx, id)),
  export: ({ db }, { id }) => offerVoteData(db, id),
  merge: () =>
    Promise.resolve(async (tx, { fromVisitorId, accountId }) => {
      if (accountId !== null) await mergeVotesWithin(tx, { fromVisitorId, toAccountId: accountId });
      return {};
    }),
};
