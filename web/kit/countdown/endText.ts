import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';
import * as t from '../__generated__/messages.ts';

// End dates in words, in the shop's time zone, so that the server and every browser produce the same text.

const dayOf = shopFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const timeOf = shopFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * Returns the last moment before an exclusive end. An offer that ends at midnight lasts until the end of the day before: a date without a
 * time means 23:59:59 of that day (row 58).
 * @param end milliseconds since 1970
 * @returns for example "31 July 2026, 23:59 UTC"
 */
export function lastMoment(end: number): string {
  const shown = end % 60_000 === 0 && timeOf(end) === '00:00' ? end - 1 : end;
  return `${dayOf(shown)}, ${timeOf(shown)} ${zoneLabel()}`;
}

/**
 * @param end milliseconds since 1970
 * @returns for example "Ends 31 July 2026, 23:59 UTC"
 */
export function endsText(end: number): string {
  return t.ends({ moment: lastMoment(end) });
}

/**
 * @param end milliseconds since 1970
 * @returns for example "Expired 31 July 2026, 23:59 UTC"
 */
export function expiredText(end: number): string {
  return t.expired({ moment: lastMoment(end) });
}
