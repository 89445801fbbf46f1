/** The title of locked arrows (row 65). */
export const alreadyVoted = 'You have already voted';

/** The title of arrows that are for those who have signed in, and what a click on them says. */
export const signInToVote = 'Sign in to vote on deals.';

/** The title of the arrows of an offer that is over. */
export const overForVotes = 'This deal has ended';
