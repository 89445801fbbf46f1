// How long what an external shop has said of its goods counts. Pure.

const hourMs = 3_600_000;

/** What was heard is shown for so long, even while the shop is silent: a source that is down takes nothing away. */
const heardForMs = 72 * hourMs;
/** A question that was not answered in so long is not waited for any more. */
const answerWithinMs = 10 * 60_000;
/** How often each shop is asked. */
export const askEverySeconds = 3_600;

/** What is known of an article. */
export interface Heard {
  isAvailable: boolean | null;
  checkedAt: Date | null;
  askedAt: Date | null;
}

/** Whether the article can be had; null when nobody knows (any more). */
export function availabilityOf({ isAvailable, checkedAt }: Heard, now: Date): boolean | null {
  return checkedAt !== null && now.getTime() - checkedAt.getTime() < heardForMs ? isAvailable : null;
}

/** Whether an answer about the article is being waited for at this moment. */
export function isBeingChecked({ checkedAt, askedAt }: Heard, now: Date): boolean {
  if (askedAt === null || (checkedAt !== null && checkedAt >= askedAt)) return false;
  return now.getTime() - askedAt.getTime() < answerWithinMs;
}
