import { formatNumber } from '../kit/formats.ts';

/**
 * Describes a setting's initial value in a new shop.
 * @param initial true, false or a number, as serialised by the server
 */
export function initialValueText(initial: string, unit?: string | null): string {
  if (initial === 'true') return 'On by default.';
  if (initial === 'false') return 'Off by default.';
  return `Default: ${initial}${unit ? ` ${unit}` : ''}.`;
}

/** Describes a number's allowed range; empty if the setting isn't a number. */
export function rangeText(min?: number | null, max?: number | null, unit?: string | null): string {
  if (min == null || max == null) return '';
  return `${formatNumber(min)} to ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
}

/** Formats a number for a field, with small numbers written without an exponent. */
export function numberText(value: number): string {
  return /e/i.test(String(value)) ? value.toFixed(10).replace(/\.?0+$/, '') : String(value);
}
