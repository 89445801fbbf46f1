import { instantOfWall, wallText } from '../../../shared/clock/shopClock.ts';
import * as t from '../__generated__/messages.ts';
import { hundredthsOf } from '../../../shared/money/parseAmount.ts';

// Maps amounts, percentages and instants to the text of form fields and back. Pure.

/**
 * The error of a field without a valid amount, or with too many digits.
 * @param text of the field
 */
export function amountFaultOf(text: string): string {
  const [, whole = '', part = ''] = /^\s*€?\s*(\d+)(?:[.,](\d+))?\s*$/.exec(text) ?? [];
  if (whole.length > 9) return t.enterAmountWithAtMostNine;
  return part.length > 2 ? t.enterAtMostTwoDecimalPlaces : t.enterAmount;
}

/**
 * Such as 12.50; '' for none.
 * @param minor cents
 */
export function amountText(minor: number | null | undefined): string {
  return minor == null ? '' : (minor / 100).toFixed(2);
}

/** The error of a field without a valid percentage. */
export const percentFault = t.enterNumber;

/**
 * Such as 5.5; '' for none.
 * @param basisPoints hundredths of a percent
 */
export function percentText(basisPoints: number | null | undefined): string {
  return basisPoints == null ? '' : String(basisPoints / 100);
}

/**
 * Parses hundredths of a percent.
 * @returns null for an invalid number
 */
export function basisPointsOf(text: string): number | null {
  return hundredthsOf(text.trim().replace(/\s*%$/, ''));
}

/**
 * The error of a field without a whole number, or with too many digits.
 * @param text of the field
 */
export function integerProblem(text: string): string {
  return /^[-+]?\d{10,}$/.test(text.trim()) ? t.enterNumberWithAtMostNine : t.enterAWholeNumber;
}

/**
 * Parses a non-negative whole number.
 * @returns null for anything else
 */
export function parseInteger(text: string): number | null {
  return /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : null;
}

/**
 * The value of a date and time field, in the shop's time zone.
 * @param instant ISO 8601
 */
export function shopTimeText(instant: string | null | undefined): string {
  return instant == null ? '' : wallText(instant);
}

/**
 * Parses the value of a date and time field, in the shop's time zone.
 * @returns null if it is empty or invalid
 */
export function shopInstantOf(text: string): string | null {
  return instantOfWall(text)?.toISOString() ?? null;
}
