import { formatNumber } from '../kit/formats.ts';
import * as t from './__generated__/messages.ts';

/**
 * Describes a setting's initial value in a new shop.
 * @param initial true, false or a number, as serialised by the server
 */
export function initialValueText(initial: string, unit?: string | null): string {
  if (initial === 'true') return t.onByDefault;
  if (initial === 'false') return t.offByDefault;
  return unit ? t.defaultWithUnit({ initial, unit }) : t.defaultValue({ initial });
}

/** Describes a number's allowed range; empty if the setting isn't a number. */
export function rangeText(min?: number | null, max?: number | null, unit?: string | null): string {
  if (min == null || max == null) return '';
  return unit
    ? t.rangeWithUnit({ min: formatNumber(min), max: formatNumber(max), unit })
    : t.range({ min: formatNumber(min), max: formatNumber(max) });
}

/** Formats a number for a field, with small numbers written without an exponent. */
export function numberText(value: number): string {
  return /e/i.test(String(value)) ? value.toFixed(10).replace(/\.?0+$/, '') : String(value);
}
