import { instantOfWall, wallText } from '../../../shared/clock/shopClock.ts';

// Amounts, parts and instants as they stand in the fields of forms. Pure.

/** What a field says that holds no amount, or one of more digits than are taken. @param text what stands in it */
export function amountFaultOf(text: string): string {
  const [, whole = '', part = ''] = /^\s*€?\s*(\d+)(?:[.,](\d+))?\s*$/.exec(text) ?? [];
  if (whole.length > 9) return 'Enter an amount with at most nine digits before the decimal point.';
  return part.length > 2 ? 'Enter at most two decimal places, such as 12.50.' : 'Enter an amount such as 12.50.';
}

/** Such as 12.50; '' for none. @param minor cents */
export function amountText(minor: number | null | undefined): string {
  return minor == null ? '' : (minor / 100).toFixed(2);
}

/** Hundredths of what was written, such as cents. @returns null for what is no number with at most two digits behind the point */
function hundredths(text: string): number | null {
  const match = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : null;
}

/** Cents. @returns null for what is no amount */
export function centsOf(text: string): number | null {
  return hundredths(text.trim().replace(/^€\s*/, ''));
}

/** What a field says that holds no part. */
export const percentFault = 'Enter a number such as 19 or 5.5.';

/** Such as 5.5; '' for none. @param basisPoints hundredths of a percent */
export function percentText(basisPoints: number | null | undefined): string {
  return basisPoints == null ? '' : String(basisPoints / 100);
}

/** Hundredths of a percent. @returns null for what is no number */
export function basisPointsOf(text: string): number | null {
  return hundredths(text.trim().replace(/\s*%$/, ''));
}

/** What a field says that holds no whole number, or one of more digits than are taken. @param text what stands in it */
export function wholeFaultOf(text: string): string {
  return /^[-+]?\d{10,}$/.test(text.trim()) ? 'Enter a number with at most nine digits.' : 'Enter a whole number.';
}

/** A whole number that is not negative. @returns null for anything else */
export function wholeOf(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/** As a field of day and time has it, by the shop's clock. @param instant ISO 8601 */
export function shopTimeText(instant: string | null | undefined): string {
  return instant == null ? '' : wallText(instant);
}

/** The instant that a field of day and time names by the shop's clock. @returns null for none */
export function shopInstantOf(text: string): string | null {
  return instantOfWall(text)?.toISOString() ?? null;
}
