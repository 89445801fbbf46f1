// When something ends, in words: in UTC, the shop's time zone, so that the server and every browser write the same.

const dayOf = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const timeOf = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * The last moment of what ends at an instant that is excluded. What ends at midnight lasts to the end of the day before: a date
 * without a time means 23:59:59 of that day (row 58).
 * @param end milliseconds since 1970
 * @returns such as "31 July 2026, 23:59 UTC"
 */
export function lastMoment(end: number): string {
  const shown = end % dayMs === 0 ? end - 1 : end;
  return `${dayOf.format(shown)}, ${timeOf.format(shown)} UTC`;
}

/** @param end milliseconds since 1970 @returns such as "Ends 31 July 2026, 23:59 UTC" */
export function endsWords(end: number): string {
  return `Ends ${lastMoment(end)}`;
}

/** @param end milliseconds since 1970 @returns such as "Expired 31 July 2026, 23:59 UTC" */
export function expiredWords(end: number): string {
  return `Expired ${lastMoment(end)}`;
}
