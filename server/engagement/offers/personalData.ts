import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { mergeVotesWithin } from './mergeVotes.ts';

// Votes of an account holder on offers and coupons, for their data export and for erasure.

/** Number of votes of the account. */
async function offerVoteCount(tx: Tx, accountId: number): Promise<number> {
  const where = { accountId };
  return (await tx.hotVote.count({ where })) + (await tx.couponVote.count({ where }));
}

/** The votes of the account. */
async function offerVoteData({ prisma }: Db, accountId: number) {
  const where = { accountId };
  return {
    hotVotes: await prisma.hotVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, value: true, at: true } }),
    couponVotes: await prisma.couponVote.findMany({ where, orderBy: { id: 'asc' }, select: { offerId: true, worked: true, at: true } }),
  };
}

/** Anonymises the account's votes, within an erasure's transaction. The displayed totals don't change. */
async function eraseOfferVotesWithin(tx: Tx, accountId: number): Promise<void> {
  const nobody = { where: { accountId }, data: { accountId: null, visitorId: null, networkHash: '' } };
  await tx.hotVote.updateMany(nobody);
  await tx.couponVote.updateMany(nobody);
}

/** The offers module's handlers for personal data. */
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
