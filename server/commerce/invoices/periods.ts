import { instantOfWall } from '../../../shared/clock/shopClock.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import type { RateSums } from './rules.ts';

// Periods and amounts of reports about documents. Pure.

/** Days of the shop's time zone (YYYY-MM-DD), both inclusive. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1_000;
const nextDay = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);

function startOf(day: string, field: string, timeZone: string): Date {
  const start = /^\d{4}-\d\d-\d\d$/.test(day) ? instantOfWall(day, timeZone) : null;
  if (!start) throw new InvalidInputError([{ path: [field], message: 'Enter a date such as 2026-03-01.' }]);
  return start;
}

/**
 * The instants of a period: from inclusive, before exclusive.
 * @throws InvalidInputError for invalid days, or a period that ends before it begins
 */
export function periodOf({ from, to }: Period, timeZone: string): { from: Date; before: Date } {
  const start = startOf(from, 'from', timeZone);
  startOf(to, 'to', timeZone);
  if (to < from) throw new InvalidInputError([{ path: ['to'], message: 'The end date must be on or after the start date.' }]);
  return { from: start, before: startOf(nextDay(to), 'to', timeZone) };
}

/**
 * The days of a quarter.
 * @throws InvalidInputError
 */
export function quarterDays(year: number, quarter: number): Period {
  const isKnown = Number.isInteger(year) && year >= 2_000 && year <= 9_998 && [1, 2, 3, 4].includes(quarter);
  if (!isKnown) throw new InvalidInputError([{ path: ['quarter'], message: 'Choose a year and a quarter from 1 to 4.' }]);
  const first = 3 * (quarter - 1) + 1;
  const ends = ['03-31', '06-30', '09-30', '12-31'];
  return { from: `${year}-${String(first).padStart(2, '0')}-01`, to: `${year}-${ends[quarter - 1] ?? ''}` };
}

/** Amounts with two decimals for spreadsheets, negative for credit notes: net, VAT, gross. */
export function amountsOf(kind: 'INVOICE' | 'CREDIT_NOTE', { netMinor, vatMinor, grossMinor }: Omit<RateSums, 'vatBasisPoints'>): string[] {
  const sign = kind === 'INVOICE' ? 1 : -1;
  return [netMinor, vatMinor, grossMinor].map((minor) => (minor === 0 ? '0.00' : ((sign * minor) / 100).toFixed(2)));
}
