/** The instant at which a day begins in the browser's own place. @param day such as 2026-03-04 @returns ISO 8601; null for no day */
export function startOfDay(day: string | null, daysLater = 0): string | null {
  const parts = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day ?? '');
  if (!parts) return null;
  const [, year, month, date] = parts;
  const start = new Date(Number(year), Number(month) - 1, Number(date) + daysLater);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
