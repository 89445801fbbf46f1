// When the pages that show the same offers are told of them: at once when one begins or ends, otherwise at most once a second, however
// many votes come. All instants are milliseconds of one clock.

/** Pages are told at most once in so long. */
export const tellEveryMs = 1_000;

/** At the latest after so long the offers are looked at again: news may get lost, and a clock may be set. */
export const lookEveryMs = 60_000;

/** So many offers one stream tells of. */
export const maxLiveOffers = 50;

/** What is to be told, and what keeps it back. */
export interface Telling {
  now: number;
  /** Nothing is told before this: something was told a moment ago. */
  earliest: number;
  /** The same for news: somebody who has just come may have been told a moment ago. */
  earliestNews: number;
  hasNews: boolean;
  /** When one of the offers begins, ends or shows its score; null when none will. */
  boundaryAt: number | null;
}

/**
 * When to tell next; null when there is nothing to tell. What is new so shortly before a boundary that the boundary would have to wait
 * for it is told with the boundary.
 */
export function nextTelling({ now, earliest, earliestNews, hasNews, boundaryAt }: Telling): number | null {
  const soonest = Math.max(now, earliest);
  const atBoundary = boundaryAt === null ? null : Math.max(soonest, boundaryAt);
  if (!hasNews) return atBoundary;
  const withNews = Math.max(soonest, earliestNews);
  return atBoundary !== null && atBoundary < withNews + tellEveryMs ? atBoundary : withNews;
}
