import { InvalidInputError } from '../../platform/errors/errors.ts';

// Calendar days, months and periods of reports. Pure functions. The database converts days to instants (shop_day()).

/** A day in ISO format, such as 2026-03-01, which sorts chronologically. */
export type Day = string;

const dayMs = 24 * 60 * 60 * 1_000;
const dayForm = /^\d{4}-\d{2}-\d{2}$/;

/** Longest period of a report: ten years. */
const maxDays = 3_653;
/** Longest period shown by day; longer periods are shown by month. */
const maxDailyPoints = 92;

/** The day that starts at the given instant (UTC midnight). */
export function dayText(instant: Date): Day {
  return instant.toISOString().slice(0, 10);
}

/** The instant (UTC midnight) that represents the day. */
function instantOf(day: Day): Date {
  return new Date(`${day}T00:00:00.000Z`);
}

/** Adds days; a negative count subtracts them. */
export function addDays(day: Day, count: number): Day {
  return dayText(new Date(instantOf(day).getTime() + count * dayMs));
}

/** The first day of the month that contains the day. */
export function monthOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

/** Adds months to the first day of a month. */
function addMonths(month: Day, count: number): Day {
  const at = instantOf(month);
  return dayText(new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, 1)));
}

/** A range of days, both ends included. */
export interface Period {
  from: Day;
  to: Day;
}

/** Number of days in the period. */
function lengthOf({ from, to }: Period): number {
  return Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / dayMs) + 1;
}

function readDay(field: string, text: string): Day {
  const day = dayForm.test(text) && !Number.isNaN(instantOf(text).getTime()) ? dayText(instantOf(text)) : '';
  if (day !== text || text < '2000-01-01' || text > '2199-12-31')
    throw new InvalidInputError([{ path: ['period', field], message: 'Enter a date such as 2026-03-01.' }]);
  return day;
}

/**
 * Parses and checks a period.
 * @throws InvalidInputError for an invalid day, a period that ends before it begins, or one longer than ten years
 */
export function readPeriod({ from, to }: { from: string; to: string }): Period {
  const period = { from: readDay('from', from), to: readDay('to', to) };
  if (period.to < period.from)
    throw new InvalidInputError([{ path: ['period', 'to'], message: 'The end date must be on or after the start date.' }]);
  if (lengthOf(period) > maxDays)
    throw new InvalidInputError([{ path: ['period', 'from'], message: 'The period must not exceed ten years.' }]);
  return period;
}

/** Whether the period consists of whole months. */
function isWholeMonths({ from, to }: Period): boolean {
  return monthOf(from) === from && monthOf(addDays(to, 1)) === addDays(to, 1);
}

const monthsBetween = (from: Day, to: Day) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** The previous period, which ends the day before the given one begins: as many months for whole months, otherwise as many days. */
export function periodBefore(period: Period): Period {
  const { from, to } = period;
  const last = addDays(from, -1);
  if (!isWholeMonths(period)) return { from: addDays(from, -lengthOf(period)), to: last };
  return { from: addMonths(from, -(monthsBetween(from, to) + 1)), to: last };
}

/** A period split into whole months and the days around them; each day is in exactly one part. */
export interface PeriodParts {
  /** First days of the first and the last whole month; null when the period contains no whole month. */
  months: Period | null;
  days: Period[];
}

/** Splits a period so that as few rows as possible have to be read for it. */
export function partsOf({ from, to }: Period): PeriodParts {
  const firstMonth = monthOf(from) === from ? from : addMonths(monthOf(from), 1);
  const afterLast = monthOf(addDays(to, 1));
  if (firstMonth >= afterLast) return { months: null, days: [{ from, to }] };
  const days: Period[] = [];
  if (from < firstMonth) days.push({ from, to: addDays(firstMonth, -1) });
  if (afterLast <= to) days.push({ from: afterLast, to });
  return { months: { from: firstMonth, to: addMonths(afterLast, -1) }, days };
}

/**
 * The first days of all months from the first through the last.
 * @param months first days of the first and the last month
 */
export function monthsOf({ from, to }: Period): Day[] {
  return Array.from({ length: monthsBetween(from, to) + 1 }, (_, index) => addMonths(from, index));
}

/** The points of a series: each day, or each month of a long period. The first and the last month may be partial. */
export function pointsOf(period: Period): { grain: 'DAY' | 'MONTH'; starts: Day[] } {
  const length = lengthOf(period);
  if (length <= maxDailyPoints) return { grain: 'DAY', starts: Array.from({ length }, (_, index) => addDays(period.from, index)) };
  const first = monthOf(period.from);
  return { grain: 'MONTH', starts: monthsOf({ from: first, to: monthOf(period.to) }) };
}
