import { shopFormat, zoneLabel } from '../../../shared/clock/shopClock.ts';

// Formats instants in the shop's time zone, so that the server and every browser produce the same text.

const day = shopFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const time = shopFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/**
 * @param instant ISO 8601
 * @returns for example "3 March 2026"
 */
export function shownDay(instant: string): string {
  return day(instant);
}

/**
 * @param instant ISO 8601
 * @returns for example "3 March 2026, 14:05 UTC"
 */
export function shownInstant(instant: string): string {
  return `${day(instant)}, ${time(instant)} ${zoneLabel()}`;
}
