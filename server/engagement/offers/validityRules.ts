import { addDays, initialZone, instantOfWall } from '../../../shared/clock/shopClock.ts';

// When offers begin and end: how the dates that merchants give are read. A day is one of the shop, in its time zone.

/** A date without a time, as YYYY-MM-DD. */
const dayForm = /^(\d{4})-(\d\d)-(\d\d)$/;
/** An instant with its offset from UTC, as ISO 8601. */
const instantForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** Instants outside of these centuries are typing errors. */
const earliest = Date.UTC(2000, 0, 1);
const latest = Date.UTC(2100, 0, 1);

function bounded(ms: number): Date | null {
  return ms >= earliest && ms <= latest ? new Date(ms) : null;
}

/** Whether a calendar has the day, unlike 30 February. */
const isDay = (text: string) => dayForm.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`)) && addDays(text, 0) === text;

function instantOf(value: Date | string, timeZone: string, daysLater: number): Date | null {
  if (value instanceof Date) return bounded(value.getTime());
  const text = value.trim();
  // The parser takes 30 February for the second of March.
  if (!isDay(text.slice(0, 10))) return null;
  if (text.length === 10) return bounded(instantOfWall(addDays(text, daysLater), timeZone)?.getTime() ?? Number.NaN);
  return instantForm.test(text) ? bounded(Date.parse(text)) : null;
}

/** @returns the instant at which something begins; a date without a time begins with its day; null for what is no date */
export function startOf(value: Date | string, timeZone = initialZone): Date | null {
  return instantOf(value, timeZone, 0);
}

/**
 * The instant at which something is over, itself excluded. A date without a time ends at 23:59:59 of its day (row 58), so it is over with
 * the first instant of the next day.
 * @returns null for what is no date
 */
export function endOf(value: Date | string, timeZone = initialZone): Date | null {
  return instantOf(value, timeZone, 1);
}
