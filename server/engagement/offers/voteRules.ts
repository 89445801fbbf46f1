// Limits and rules of votes (rows 64, 65 and 66; specification section 9, min_temp and max_temp).

/** Bounds of the temperature shown on an offer's gauge. The score behind it is unbounded. */
export const minTemperature = -10;
export const maxTemperature = 10;

/**
 * @param score sum of all hot votes
 * @returns the score limited to the bounds of the gauge
 */
export function temperatureOf(score: number): number {
  return Math.max(minTemperature, Math.min(maxTemperature, score));
}

/** Maximum age, in seconds, of the votes in publicly cached responses. */
export const votesMaxAgeSeconds = 30;

/** What a vote is about. Each kind has its own rate limits. */
export type VoteKind = 'hot-vote' | 'coupon-vote' | 'helpful-vote';

/** Rate limit of votes per visitor or account. */
export const visitorLimit = { windowMs: 60_000, max: 30 } as const;

/** Rate limit of new votes from all guests of one network: enough for a school, too low for a script that discards its cookies. */
export const networkLimit = { windowMs: 10 * 60_000, max: 60 } as const;

/** More votes on one offer within the window, in total or from one network, are flagged for review by staff. */
export const quickVotes = { windowMs: 10 * 60_000, max: 40, maxOfNetwork: 20 } as const;

/**
 * Returns whether votes came so quickly that staff should review them.
 * @param counts of one offer within the window
 */
export function areVotesQuick({ all, ofNetwork }: { all: number; ofNetwork: number }): boolean {
  return all > quickVotes.max || ofNetwork > quickVotes.maxOfNetwork;
}

/** How long a vote on a coupon counts: "Worked for 12 of 14 this week". */
export const couponVotesMs = 7 * 24 * 60 * 60 * 1_000;

/** Number of failures from which a coupon can count as doubtful. */
export const doubtfulFailures = 3;

/** The votes on a coupon that count. */
export interface CouponVotes {
  total: number;
  worked: number;
  /** Whether the coupon worked in the newest votes, newest first; at least three if there are as many. */
  newest: readonly boolean[];
}

/** The value for a coupon without votes this week. */
export const noCouponVotes: CouponVotes = { total: 0, worked: 0, newest: [] };

/**
 * Returns whether a coupon probably no longer works: it failed at least three times, and the newest three votes or most votes are failures.
 * Old successes don't outweigh a code that the merchant has just ended; one or two failures may be typing errors and are ignored. A success
 * never makes a coupon doubtful.
 */
export function isDoubtful({ total, worked, newest }: CouponVotes): boolean {
  const failed = total - worked;
  const failsNow = newest.slice(0, doubtfulFailures).every((didWork) => !didWork);
  return failed >= doubtfulFailures && (failsNow || failed > worked);
}
