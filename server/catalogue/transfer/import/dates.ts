import { addDays, instantOfWall, isMidnight, shopDay } from '../../../../shared/clock/shopClock.ts';
import type { Parsed } from './numbers.ts';

// Parses dates as people and programs write them in spreadsheets.

const time =
  /(?:(?:T|,?\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,3})\d{0,6})?)?\s*([ap])?\.?(?:m\.?)?\s*(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?/
    .source;
const yearFirst = new RegExp(`^(\\d{4})([-/.]?)(\\d{1,2})\\2(\\d{1,2})${time}$`, 'i');
const yearLast = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d{2})${time}$`, 'i');

interface Day {
  year: number;
  month: number;
  day: number;
}

/** The day of a date that ends with the year: with slashes either number can be the month, otherwise the day comes first. */
function dayOf(first: number, second: number, year: number, separator: string): Day | 'TWO' {
  const full = year < 100 ? 2000 + year : year;
  if (separator !== '/' || first > 12) return { year: full, month: second, day: first };
  return second > 12 || first === second ? { year: full, month: first, day: second } : 'TWO';
}

/** @returns the instant at which the day begins; null for a date that doesn't exist */
function midnightOf({ year, month, day }: Day): Date | null {
  const midnight = new Date(Date.UTC(year, month - 1, day));
  // Date rolls 30 February over into March.
  return midnight.getUTCMonth() === month - 1 && midnight.getUTCDate() === day ? midnight : null;
}

/** @returns milliseconds since midnight, before applying the offset; null for an invalid time */
function sinceMidnight(parts: readonly (string | undefined)[]): number | null {
  const [hours = 0, minutes = 0, seconds = 0] = parts.slice(0, 3).map((part) => Number(part ?? 0));
  const half = parts[4]?.toLowerCase();
  if (minutes > 59 || seconds > 59 || hours > 23 || (half && (hours < 1 || hours > 12))) return null;
  const hour = half ? (hours % 12) + (half === 'p' ? 12 : 0) : hours;
  return ((hour * 60 + minutes) * 60 + seconds) * 1_000 + Number((parts[3] ?? '0').padEnd(3, '0'));
}

function offsetMs(zone: string): number | null {
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (!match) return 0;
  const [hours, minutes] = [Number(match[2]), Number(match[3] ?? 0)];
  return hours > 14 || minutes > 59 ? null : (match[1] === '-' ? -1 : 1) * (hours * 60 + minutes) * 60_000;
}

/**
 * Parses `2026-11-27`, `2026/11/27`, `11/27/2026`, `27.11.2026`, each with or without a time, and ISO 8601. Without an offset the time is
 * in the shop's time zone, as in the product form. A day without a time, or with the `0:00:00` that spreadsheets write, means the whole
 * day: as an end, it is the following midnight.
 * @param timeZone the shop's time zone
 */
export function parseInstant(text: string, side: 'start' | 'end', timeZone: string): Parsed<string> {
  const problem = { problem: `"${text}" is not a date; use a format such as 2026-11-27 or 2026-11-27 10:00` };
  const bare = text.trim();
  const [isoOrder, ownOrder] = [yearFirst.exec(bare), yearLast.exec(bare)];
  const match = isoOrder ?? ownOrder;
  if (!match) return problem;
  const [, one, separator = '', two, three, ...clock] = match;
  if (isoOrder && separator === '' && !/^\d{8}/.test(bare)) return problem;
  const day = isoOrder
    ? { year: Number(one), month: Number(two), day: Number(three) }
    : dayOf(Number(one), Number(two), Number(three), separator);
  if (day === 'TWO') return { problem: `"${text}" is ambiguous (day or month first); use a format such as 2026-11-27` };
  const midnight = midnightOf(day);
  const inDay = sinceMidnight(clock);
  const zone = clock[5];
  const offset = offsetMs(zone ?? '');
  if (midnight === null || inDay === null || offset === null) return problem;
  if (zone !== undefined) return { value: new Date(midnight.getTime() + inDay - offset).toISOString() };
  const date = midnight.toISOString().slice(0, 10);
  if (inDay === 0) return instantValue(instantOfWall(side === 'end' ? addDays(date, 1) : date, timeZone)) ?? problem;
  const onClock = new Date(midnight.getTime() + inDay).toISOString().slice(0, 19);
  return instantValue(instantOfWall(onClock, timeZone), inDay % 1_000) ?? problem;
}

function instantValue(instant: Date | null, milliseconds = 0): Parsed<string> | null {
  return instant && { value: new Date(instant.getTime() + milliseconds).toISOString() };
}

/**
 * Formats an instant so that parseInstant() returns the same instant; whole days in the shop's time zone have no time.
 * @param timeZone the shop's time zone
 */
export function formatInstant(instant: Date, side: 'start' | 'end', timeZone: string): string {
  if (instant.getTime() % 1_000 !== 0 || !isMidnight(instant, timeZone)) return instant.toISOString();
  const day = shopDay(instant, timeZone);
  return side === 'start' ? day : addDays(day, -1);
}
