// Numbers and decisions of votes (rows 64, 65 and 66; specification section 9, min_temp and max_temp).

/** Bounds of an offer's temperature: of the gauge, never of the score that it is made of. */
export const minTemperature = -10;
export const maxTemperature = 10;

/** @param score sum of all hot votes @returns the score within the bounds of the gauge */
export function temperatureOf(score: number): number {
  return Math.max(minTemperature, Math.min(maxTemperature, score));
}

/** Answers that are kept for everybody tell votes as of at most so long ago. */
export const votesKeptSeconds = 30;

/** What is voted on. Each kind has limits of its own. */
export type VoteKind = 'hot-vote' | 'coupon-vote' | 'helpful-vote';

/** How often one visitor, or one account, may vote. */
export const visitorTries = { windowMs: 60_000, max: 30 } as const;

/** So many new votes are taken from the guests of one network: enough for a school, too few for a program that throws its cookies away. */
export const networkTries = { windowMs: 10 * 60_000, max: 60 } as const;

/** More votes on one offer than this within the window, from everywhere or from one network, are looked at by somebody. */
export const quickVotes = { windowMs: 10 * 60_000, max: 40, maxOfNetwork: 20 } as const;

/** Whether votes came so quickly that somebody should look at them. @param counts of one offer within the window */
export function areVotesQuick({ all, ofNetwork }: { all: number; ofNetwork: number }): boolean {
  return all > quickVotes.max || ofNetwork > quickVotes.maxOfNetwork;
}

/** "Worked for 12 of 14 this week": votes on a coupon count for so long. */
export const couponVotesMs = 7 * 24 * 60 * 60 * 1_000;

/** So many failures say something about a coupon. */
export const doubtfulFailures = 3;

/** The votes on a coupon that count. */
export interface CouponVotes {
  total: number;
  worked: number;
  /** Whether it worked, by the newest votes, the last one first; at least the newest three where there are so many. */
  newest: readonly boolean[];
}

/** What is known of a coupon that nobody has voted on this week. */
export const noCouponVotes: CouponVotes = { total: 0, worked: 0, newest: [] };

/**
 * Whether a coupon probably works no more: it failed three times, and that is what the newest three say or what most say. Old successes
 * do not outweigh a shop that has just ended its code, and one or two failures, which may be typing errors, say nothing. A success never
 * makes a coupon doubtful.
 */
export function isDoubtful({ total, worked, newest }: CouponVotes): boolean {
  const failed = total - worked;
  const failsNow = newest.slice(0, doubtfulFailures).every((didWork) => !didWork);
  return failed >= doubtfulFailures && (failsNow || failed > worked);
}
