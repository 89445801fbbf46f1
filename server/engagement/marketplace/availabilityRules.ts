// How long an external shop's availability data is valid. Pure.

const hourMs = 3_600_000;

/** The last known availability is shown for this long even without new answers: a source that is down changes nothing. */
const availabilityTtlMs = 72 * hourMs;
/** A check that isn't answered within this time counts as over. */
const answerWithinMs = 10 * 60_000;
/** How often each external shop is checked. */
export const pollIntervalSeconds = 3_600;

/** The stored availability of an article. */
export interface StoredAvailability {
  isAvailable: boolean | null;
  checkedAt: Date | null;
  askedAt: Date | null;
}

/** Whether the article is available; null when unknown or out of date. */
export function availabilityOf({ isAvailable, checkedAt }: StoredAvailability, now: Date): boolean | null {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < availabilityTtlMs ? isAvailable : null;
}

/** Whether a check of the article is in progress. */
export function isBeingChecked({ checkedAt, askedAt }: StoredAvailability, now: Date): boolean {
  if (askedAt === null || (checkedAt !== null && checkedAt >= askedAt)) return false;
  return now.getTime() - askedAt.getTime() < answerWithinMs;
}
