import { formatNumber } from '../kit/formats.ts';

/** What a new shop has, in words. @param initial true, false or a number, as the server writes it */
export function initialWords(initial: string, unit?: string | null): string {
  if (initial === 'true') return 'On in a new shop.';
  if (initial === 'false') return 'Off in a new shop.';
  return `A new shop has ${initial}${unit ? ` ${unit}` : ''}.`;
}

/** What a number may be, in words; '' for what is no number. */
export function rangeWords(min?: number | null, max?: number | null, unit?: string | null): string {
  if (min == null || max == null) return '';
  return `${formatNumber(min)} to ${formatNumber(max)}${unit ? ` ${unit}` : ''}.`;
}

/** What was typed as a number; NaN is what the server refuses, so that its words stand beside the field. */
export function numberOf(text: string): number {
  const trimmed = text.trim().replace(',', '.');
  return trimmed === '' ? Number.NaN : Number(trimmed);
}

/** A number as a field shows it: small ones written out. */
export function numberText(value: number): string {
  return /e/i.test(String(value)) ? value.toFixed(10).replace(/\.?0+$/, '') : String(value);
}

/** What is wrong with fields that must be numbers; their range is the server's to check. */
export function numberProblems<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<string, string> {
  const wrong = names.filter((name) => !Number.isFinite(numberOf(values[name])));
  return Object.fromEntries(wrong.map((name) => [name, 'Enter a number.']));
}

/** The same of fields that must be whole numbers. */
export function wholeNumberProblems<Name extends string>(
  values: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<string, string> {
  const wrong = names.filter((name) => !Number.isInteger(numberOf(values[name])));
  return Object.fromEntries(wrong.map((name) => [name, 'Enter a whole number.']));
}
