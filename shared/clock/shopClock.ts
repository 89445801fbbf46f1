// The shop's time zone, in which days begin and end, and instants are shown and entered, on the server and in browsers. It is a setting of
// the shop: the server reads it with the settings, pages and the administration receive it with their first data.

/** Of a new shop. */
export const initialZone = 'UTC';
let zone: string = initialZone;

/**
 * Sets the shop's time zone.
 * @param next a name of the IANA database, such as Europe/Berlin; ignored if the browser does not know it
 */
export function setShopZone(next: string): void {
  if (next !== zone && isZone(next)) zone = next;
}

/** Whether a name is a time zone that this runtime knows. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/**
 * Formats instants in the shop's time zone.
 * @returns a function that takes an instant, as ISO 8601, Date or milliseconds
 */
export function shopFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  let made = '';
  return (instant: string | number | Date, timeZone = zone): string => {
    // Formatters are expensive to create, and the zone hardly ever changes.
    if (format === undefined || made !== timeZone) format = new Intl.DateTimeFormat(locale, { ...options, timeZone: (made = timeZone) });
    return format.format(new Date(instant));
  };
}

/** Name of the zone, shown next to a time, such as "UTC" or "Berlin time". */
export function zoneLabel(timeZone = zone): string {
  return timeZone === 'UTC' ? 'UTC' : `${timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`;
}

const wall = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
} as const;

const wallFormats = new Map<string, Intl.DateTimeFormat>();

function wallMs(ms: number, timeZone: string): number {
  const format = wallFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { ...wall, timeZone });
  wallFormats.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1_000) + 1_000) % 1_000);
}

/** Date and time of an instant in the shop's time zone, such as 2026-03-04T09:30. */
export function wallText(instant: string | number | Date, timeZone = zone): string {
  return new Date(wallMs(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 16);
}

/** The date of an instant in the shop's time zone, such as 2026-03-04. */
export const shopDay = (instant: string | number | Date, timeZone = zone): string => wallText(instant, timeZone).slice(0, 10);

/**
 * The instant of a local date and time in the shop's time zone. An hour skipped in spring is the one after it; of an hour that occurs twice
 * in autumn it is the first.
 * @param text such as 2026-03-04T09:30, or a date, which is its start
 * @returns null if invalid
 */
export function instantOfWall(text: string, timeZone = zone): Date | null {
  const asUtc = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text) ? Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (ms: number) => wallMs(ms, timeZone) - ms;
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  return new Date([before, after].find((ms) => wallMs(ms, timeZone) === asUtc) ?? before);
}

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Adds days to a date.
 * @param day such as 2026-03-04
 * @param count negative for earlier dates
 */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Whether a day of the shop begins at an instant. Where clocks are put forward at midnight, that is at one. */
export const isMidnight = (instant: string | number | Date, timeZone = zone): boolean =>
  instantOfWall(shopDay(instant, timeZone), timeZone)?.getTime() === new Date(instant).getTime();
