import { addDays, initialZone, instantOfWall } from '../../../shared/clock/shopClock.ts';

// Parses the start and end dates that merchants give. A day is a calendar day in the shop's time zone.

/** A date without a time, as YYYY-MM-DD. */
const dayForm = /^(\d{4})-(\d\d)-(\d\d)$/;
/** An instant with its offset from UTC, as ISO 8601. */
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Instants outside these years are treated as typing errors. */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

function bounded(ms: number): Date | null {
  return ms >= earliest && ms <= latest ? new Date(ms) : null;
}

/** Returns whether the day exists in the calendar, unlike 30 February. */
const isDay = (text: string) => dayForm.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

function instantOf(value: Date | string, timeZone: string, daysLater: number): Date | null {
  if (value instanceof Date) return bounded(value.getTime());
  const text = value.trim();
  // `Date.parse` reads 30 February as 2 March.
  if (!isDay(text.slice(0, 10))) return null;
  if (text.length === 10) return bounded(instantOfWall(addDays(text, daysLater), timeZone)?.getTime() ?? Number.NaN);
  return instantForm.test(text) ? bounded(Date.parse(text)) : null;
}

/** @returns the instant of the start; for a date without a time, the beginning of that day; null for an invalid date */
export function startOf(value: Date | string, timeZone = initialZone): Date | null {
  return instantOf(value, timeZone, 0);
}

/**
 * Returns the instant of the end, exclusive. A date without a time ends at 23:59:59 of that day (row 58), so the result is the first
 * instant of the next day.
 * @returns null for an invalid date
 */
export function endOf(value: Date | string, timeZone = initialZone): Date | null {
  return instantOf(value, timeZone, 1);
}
