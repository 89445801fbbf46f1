// The shop's clock: the time zone in which days begin and end, and in which instants are shown and typed, for server and browsers alike. It
// is a setting of the shop. The server reads it with the settings, pages and the administration bring it with their first data.

/** What a new shop has. */
export const initialZone = 'UTC';
let zone: string = initialZone;

/** The shop's time zone from now on. @param next a name of the IANA database, such as Europe/Berlin; an older browser may not know it */
export function setShopZone(next: string): void {
  if (next !== zone && isZone(next)) zone = next;
}

/** Whether it is the name of a time zone. */
export function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && !/^[+-]/.test(name);
  } catch {
    return false;
  }
}

/** Writes instants by the shop's clock. @returns takes an instant, as ISO 8601, Date or milliseconds */
export function shopFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined;
  let made = '';
  return (instant: string | number | Date, timeZone = zone): string => {
    // Formats cost much to make, and the zone is hardly ever another.
    if (format === undefined || made !== timeZone) format = new Intl.DateTimeFormat(locale, { ...options, timeZone: (made = timeZone) });
    return format.format(new Date(instant));
  };
}

/** How the zone is told beside a time, such as "UTC" or "Berlin time". */
export function zoneWords(timeZone = zone): string {
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

/** Day and time of an instant by the shop's clock, such as 2026-03-04T09:30. */
export function wallText(instant: string | number | Date, timeZone = zone): string {
  return new Date(wallMs(new Date(instant).getTime(), timeZone)).toISOString().slice(0, 16);
}

/** The day of an instant by the shop's clock, such as 2026-03-04. */
export const shopDay = (instant: string | number | Date, timeZone = zone): string => wallText(instant, timeZone).slice(0, 10);

/**
 * The instant that a day and a time name by the shop's clock. An hour that is left out in spring is the one after it; of an hour that
 * comes twice in autumn it is the first.
 * @param text such as 2026-03-04T09:30, or a day, which is its beginning
 * @returns null for none
 */
export function instantOfWall(text: string, timeZone = zone): Date | null {
  const asUtc = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text) ? Date.parse(text.length === 10 ? `${text}T00:00Z` : `${text}Z`) : NaN;
  if (Number.isNaN(asUtc)) return null;
  const offsetAt = (ms: number) => wallMs(ms, timeZone) - ms;
  const [before, after] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  return new Date([before, after].find((ms) => wallMs(ms, timeZone) === asUtc) ?? before);
}

const dayMs = 24 * 60 * 60 * 1_000;

/** So many days later. @param day such as 2026-03-04; earlier for a negative number */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Whether a day of the shop begins at an instant. Where clocks are put forward at midnight, that is at one. */
export const isMidnight = (instant: string | number | Date, timeZone = zone): boolean =>
  instantOfWall(shopDay(instant, timeZone), timeZone)?.getTime() === new Date(instant).getTime();
