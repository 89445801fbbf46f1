import * as t from '../__generated__/messages.ts';

/** The title of locked arrows (row 65). */
export const alreadyVoted = t.youveAlreadyVoted;

/** The title of arrows that need a sign-in, and the message of a click on them. */
export const signInToVote = t.signInToVoteOnDeals;

/** The title of the arrows of an ended offer. */
export const overForVotes = t.dealHasEnded;
