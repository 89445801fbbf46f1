import { quickVotes } from './voteRules.ts';

// Weights of hot votes, so that one network with many cookies can't make an offer hot or cold. On one offer, within 30 days, the first
// three votes of a network count in full, as a household's should. The fourth counts half, the fifth a third, and so on; from the
// twenty-first on, votes count nothing. A vote that counts in part counts in full once it is 30 days old, unless the offer is flagged for
// review.

/** One full vote. Weights are whole numbers, in thousandths of a vote, so that their sums are exact. */
export const fullVoteWeight = 1_000;

/** How long earlier votes of a network reduce the weight of later ones, and after how long a partial vote counts in full. */
export const networkWindowMs = 30 * 24 * 60 * 60 * 1_000;

const fullVotesPerNetwork = 3;

/** Weights of the first, second, third, … vote of a network; any later vote counts nothing. */
export const networkWeights: readonly number[] = Array.from({ length: quickVotes.maxOfNetwork }, (_, earlier) =>
  Math.floor(fullVoteWeight / Math.max(1, earlier - fullVotesPerNetwork + 2)),
);

/**
 * @param sum of votes in thousandths
 * @returns the score that is shown, with halves rounded away from zero as in SQL
 */
export function roundScore(sum: number): number {
  return Math.sign(sum) * Math.round(Math.abs(sum) / fullVoteWeight) || 0;
}
