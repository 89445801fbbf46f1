import { formatNumber } from '../kit/formats.ts';

/** What a new shop has, in words. @param initial true, false or a number, as the server writes it */
export function initialWords(initial: string, unit?: string | null): string {
  if (initial === 'true') return 'On by default.';
  if (initial === 'false') return 'Off by default.';
  return `Default: ${initial}${unit ? ` ${unit}` : ''}.`;
}

/** What a number may be, in words; '' for what is no number. */
export function rangeWords(min?: number | null, max?: number | null, unit?: string | null): string {
  if (min == null || max == null) return '';
  return `${formatNumber(min)} to ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
}

/** A number as a field shows it: small ones written out. */
export function numberText(value: number): string {
  return /e/i.test(String(value)) ? value.toFixed(10).replace(/\.?0+$/, '') : String(value);
}
