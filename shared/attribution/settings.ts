// Normalises the tracker's settings (specification sections 5 and 9, Attribution).

/** Lifetime of a record in months, if the setting is invalid. */
const defaultMonths = 6;
/** Length of a visit in minutes, if the setting is invalid. */
const defaultSession = 30;
const minutesAMonth = 30 * 24 * 60;
/** Browsers' limit for the lifetime of cookies. */
const maxMinutes = 400 * 24 * 60;

function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : null;
}

/**
 * Lifetime of records, in whole minutes. Less than one minute becomes 0, which means a session cookie: so does the original tracker's
 * 0.00001 months (row 111).
 */
export function lifetimeMinutes(months: unknown): number {
  return Math.min(maxMinutes, Math.trunc((number(months) ?? defaultMonths) * minutesAMonth));
}

/** How many minutes without a page end a visit; each page restarts them. */
export function sessionMinutes(minutes: unknown): number {
  return Math.min(maxMinutes, Math.trunc(number(minutes) || defaultSession) || 1);
}

const [minCode, maxCode] = [100_000, 999_999];

/**
 * A promo code, both bounds inclusive.
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function promoCode(random: number): string {
  return String(minCode + Math.floor(random * (maxCode - minCode + 1)));
}

export function isPromoCode(code: string): boolean {
  return /^\d{6}$/.test(code) && Number(code) >= minCode;
}
