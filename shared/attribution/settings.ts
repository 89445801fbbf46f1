// The tracker's settings as they come, and as they count (specification sections 5 and 9, Attribution).

/** Months of a record's life where nothing sensible is set. */
const defaultMonths = 6;
/** Minutes of a visit where nothing sensible is set. */
const defaultSession = 30;
const minutesAMonth = 30 * 24 * 60;
/** Browsers keep no cookie longer. */
const maxMinutes = 400 * 24 * 60;

function number(value: unknown): number | null {
  const read = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof read === 'number' && Number.isFinite(read) && read >= 0 ? read : null;
}

/**
 * How long records live, in whole minutes. What is less than one comes to 0, which means until the browser is closed: so do the field's
 * 0.00001 months (row 111).
 */
export function lifetimeMinutes(months: unknown): number {
  return Math.min(maxMinutes, Math.trunc((number(months) ?? defaultMonths) * minutesAMonth));
}

/** How many minutes without a page end a visit; they begin anew with each page. */
export function sessionMinutes(minutes: unknown): number {
  return Math.min(maxMinutes, Math.trunc(number(minutes) || defaultSession) || 1);
}

const [minCode, maxCode] = [100_000, 999_999];

/** A promo code, both bounds included. @param random from 0 up to, and without, 1 */
export function promoCode(random: number): string {
  return String(minCode + Math.floor(random * (maxCode - minCode + 1)));
}

export function isPromoCode(code: string): boolean {
  return /^\d{6}$/.test(code) && Number(code) >= minCode;
}
