import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextNotificationAt, publishIntervalMs } from '../../server/engagement/live/boardRules.ts';

describe('when offer events are sent', () => {
  const calm = { now: 10_000, earliest: 0, earliestNews: 0, hasNews: false, boundaryAt: null };

  test.each([
    ['never without news or a boundary', {}, null],
    ['at once for news after a long pause', { hasNews: true }, 10_000],
    ['later for news right after an event', { hasNews: true, earliest: 10_700 }, 10_700],
    ['later for news right after a listener joined', { hasNews: true, earliestNews: 10_400 }, 10_400],
    ['at a boundary', { boundaryAt: 60_000 }, 60_000],
    ['at once for a boundary that has passed', { boundaryAt: 9_000 }, 10_000],
    ['at a boundary right after a listener joined', { boundaryAt: 10_100, earliestNews: 10_900 }, 10_100],
    ['later for a boundary right after an event', { boundaryAt: 10_100, earliest: 10_900 }, 10_900],
    ['at once for news long before a boundary', { hasNews: true, boundaryAt: 11_000 }, 10_000],
    ['at the boundary for news shortly before it', { hasNews: true, boundaryAt: 10_999 }, 10_999],
    ['at the boundary for news that is due after it', { hasNews: true, earliestNews: 10_900, boundaryAt: 10_500 }, 10_500],
  ])('%s', (_name, telling, at) => {
    expect(nextNotificationAt({ ...calm, ...telling })).toBe(at);
  });
});

/**
 * A board on a simulated clock.
 * @returns the times at which it notifies its listeners, for the given times of changes
 */
function eventTimes(news: readonly number[], boundaries: readonly number[], until: number): number[] {
  const times: number[] = [];
  let earliest = 0;
  let hasNews = false;
  const open = new Set(boundaries);
  for (let now = 0; now <= until; now += 1) {
    if (news.includes(now)) hasNews = true;
    const next = open.size > 0 ? Math.min(...open) : null;
    const at = nextNotificationAt({ now, earliest, earliestNews: 0, hasNews, boundaryAt: next });
    if (at !== now) continue;
    times.push(now);
    earliest = now + publishIntervalMs;
    hasNews = false;
    for (const boundary of open) if (boundary <= now) open.delete(boundary);
  }
  return times;
}

test('[F65] at most once a second, soon after every vote, and exactly at starts and ends', () => {
  const instants = (max: number) => fc.uniqueArray(fc.integer({ min: 0, max: 6_000 }), { maxLength: max });
  fc.assert(
    fc.property(instants(40), instants(3), (news, boundaries) => {
      const times = eventTimes(news, boundaries, 12_000);
      times.slice(1).forEach((time, index) => expect(time - (times[index] ?? 0)).toBeGreaterThanOrEqual(publishIntervalMs));
      for (const at of news) expect(times.some((time) => time >= at && time < at + 3 * publishIntervalMs)).toBe(true);
      const first = boundaries.toSorted((a, b) => a - b).slice(0, 1);
      // Only another boundary within the previous second may delay a notification, so the first boundary is always on time.
      expect(times).toEqual(expect.arrayContaining(first));
    }),
    { numRuns: 60 },
  );
});
