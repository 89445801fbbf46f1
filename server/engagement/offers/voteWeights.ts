import { quickVotes } from './voteRules.ts';

// How much a hot vote counts: so that one network with many cookies cannot make an offer hot or cold. On one offer, within 30 days, the first three
// votes of a network count whole, as a household's should. The fourth counts half, the fifth a third, and so on; from the twenty-first on they count
// nothing. A vote that counts in part counts whole once it is 30 days old, unless the offer is marked to be looked at.

/** Weights are whole numbers, so that sums of them are exact: thousandths of a vote. */
export const wholeVote = 1_000;

/** Earlier votes of a network make a later one count less for so long, and a vote that counts in part counts whole after so long. */
export const networkWindowMs = 30 * 24 * 60 * 60 * 1_000;

const wholeOfNetwork = 3;

/** What the first, second, third, … vote of a network counts; a later one counts nothing. */
export const networkWeights: readonly number[] = Array.from({ length: quickVotes.maxOfNetwork }, (_, earlier) =>
  Math.floor(wholeVote / Math.max(1, earlier - wholeOfNetwork + 2)),
);

/** @param sum of votes in thousandths @returns the score that is shown, rounded as SQL does: halves away from zero */
export function roundScore(sum: number): number {
  return Math.sign(sum) * Math.round(Math.abs(sum) / wholeVote) || 0;
}
