// Instants as the shop writes them: in UTC, its time zone, so that the server and every browser write the same.

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' });

/** @param instant ISO 8601 @returns such as "3 March 2026" */
export function shownDay(instant: string): string {
  return day.format(new Date(instant));
}

/** @param instant ISO 8601 @returns such as "3 March 2026, 14:05 UTC" */
export function shownInstant(instant: string): string {
  const date = new Date(instant);
  return `${day.format(date)}, ${time.format(date)} UTC`;
}
