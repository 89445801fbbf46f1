import { shopFormat, zoneWords } from '../../../shared/clock/shopClock.ts';

// When something ends, in words: by the shop's clock, so that the server and every browser write the same.

const dayOf = shopFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const timeOf = shopFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * The last moment of what ends at an instant that is excluded. What ends at midnight lasts to the end of the day before: a date
 * without a time means 23:59:59 of that day (row 58).
 * @param end milliseconds since 1970
 * @returns such as "31 July 2026, 23:59 UTC"
 */
export function lastMoment(end: number): string {
  const shown = end % 60_000 === 0 && timeOf(end) === '00:00' ? end - 1 : end;
  return `${dayOf(shown)}, ${timeOf(shown)} ${zoneWords()}`;
}

/** @param end milliseconds since 1970 @returns such as "Ends 31 July 2026, 23:59 UTC" */
export function endsWords(end: number): string {
  return `Ends ${lastMoment(end)}`;
}

/** @param end milliseconds since 1970 @returns such as "Expired 31 July 2026, 23:59 UTC" */
export function expiredWords(end: number): string {
  return `Expired ${lastMoment(end)}`;
}
