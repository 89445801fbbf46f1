// When offers begin and end: how the dates that merchants give are read. The shop's time is UTC, so no day is longer than another.

const dayMs = 24 * 60 * 60 * 1_000;

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

/** The first instant of a day; null for a day that no calendar has, such as 30 February. */
function midnight(text: string): number | null {
  const [, year = '', month = '', day = ''] = dayForm.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().startsWith(text) ? date.getTime() : null;
}

function instantOf(value: Date | string, ofDay: (midnight: number) => number): Date | null {
  if (value instanceof Date) return bounded(value.getTime());
  const text = value.trim();
  if (dayForm.test(text)) {
    const start = midnight(text);
    return start === null ? null : bounded(ofDay(start));
  }
  // The parser takes 30 February for the second of March.
  if (!instantForm.test(text) || midnight(text.slice(0, 10)) === null) return null;
  return bounded(Date.parse(text));
}

/** @returns the instant at which something begins; a date without a time begins with its day; null for what is no date */
export function startOf(value: Date | string): Date | null {
  return instantOf(value, (start) => start);
}

/**
 * The instant at which something is over, itself excluded. A date without a time ends at 23:59:59 of its day (row 58), so it is over with
 * the first instant of the next day.
 * @returns null for what is no date
 */
export function endOf(value: Date | string): Date | null {
  return instantOf(value, (start) => start + dayMs);
}
