// When to notify pages that show the same offers: immediately when an offer begins or ends, otherwise at most once a second, however many
// votes arrive. All instants are milliseconds of the same clock.

/** Minimum interval between notifications. */
export const publishIntervalMs = 1_000;

/** Maximum interval between checks of the offers: a notification may get lost, and a clock may be adjusted. */
export const pollIntervalMs = 60_000;

/** Maximum number of offers per stream. */
export const maxLiveOffers = 50;

/** The state that decides when to notify next. */
export interface NotificationState {
  now: number;
  /** No notification before this instant, because of a recent one. */
  earliest: number;
  /** No notification about changes before this instant: a listener who has just joined may have had a recent one. */
  earliestNews: number;
  hasNews: boolean;
  /** When one of the offers begins, ends or shows its score; null if none will. */
  boundaryAt: number | null;
}

/**
 * When to notify next; null when there is nothing to notify about. A change shortly before a boundary waits for the boundary's notification
 * if it would otherwise delay it.
 */
export function nextNotificationAt({ now, earliest, earliestNews, hasNews, boundaryAt }: NotificationState): number | null {
  const soonest = Math.max(now, earliest);
  const atBoundary = boundaryAt === null ? null : Math.max(soonest, boundaryAt);
  if (!hasNews) return atBoundary;
  const withNews = Math.max(soonest, earliestNews);
  return atBoundary !== null && atBoundary < withNews + publishIntervalMs ? atBoundary : withNews;
}
