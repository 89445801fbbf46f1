/** The title of locked arrows (row 65). */
export const alreadyVoted = 'You’ve already voted';

/** The title of arrows that need a sign-in, and the message of a click on them. */
export const signInToVote = 'Sign in to vote on deals.';

/** The title of the arrows of an ended offer. */
export const overForVotes = 'This deal has ended';
