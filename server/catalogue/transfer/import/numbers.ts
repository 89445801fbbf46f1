// Parses numbers as people write them in spreadsheets: decimal point or comma, thousands separators, a currency sign. Prices are parsed
// digit by digit into minor units, never through a floating-point number.

/** Higher prices are considered a mistake; the limit also keeps every sum within a database integer. */
export const maxPriceMinor = 2_000_000_000;

/** A value, perhaps with a note about it; or why there is none. */
export type Parsed<T> = { value: T; note?: string } | { problem: string };

const groups = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ };

/** Splits at the decimal separator; null when the text isn't a number. */
function split(text: string): { whole: string; fraction: string } | null {
  const lastPoint = text.lastIndexOf('.');
  const lastComma = text.lastIndexOf(',');
  if (lastPoint >= 0 && lastComma >= 0) {
    const at = Math.max(lastPoint, lastComma);
    const thousands = lastPoint < lastComma ? '.' : ',';
    const whole = text.slice(0, at);
    return groups[thousands].test(whole) ? { whole: whole.replaceAll(thousands, ''), fraction: text.slice(at + 1) } : null;
  }
  const separator = lastPoint >= 0 ? '.' : ',';
  const parts = text.split(separator);
  if (parts.length > 2) return groups[separator].test(text) ? { whole: parts.join(''), fraction: '' } : null;
  return { whole: parts[0] ?? '', fraction: parts[1] ?? '' };
}

/**
 * Parses a price such as `45`, `45.90`, `45,90`, `1.234,50` or `€ 45.90`. Additional decimals, as in net prices, are rounded.
 * @param options.pointIsDecimal whether the file shows that a point before three digits is no thousands separator
 */
export function parsePrice(text: string, { pointIsDecimal = false } = {}): Parsed<number> {
  const bare = text.replace(/[\s\u00a0\u202f'’]/g, '').replace(/^(€|EUR)|(€|EUR)$/gi, '');
  if (bare.startsWith('-')) return { problem: `"${text}" is negative` };
  const parts = split(bare);
  if (!parts || !/^\d*$/.test(parts.whole) || !/^\d*$/.test(parts.fraction) || !/\d/.test(bare)) {
    return { problem: `"${text}" is not a number; use a format such as 45.90` };
  }
  const onlySeparator = pointIsDecimal ? /^[1-9]\d{0,2},\d{3}$/ : /^[1-9]\d{0,2}[.,]\d{3}$/;
  if (onlySeparator.test(bare)) return { problem: `"${text}" is ambiguous (thousands or decimals); use two decimals` };
  const fraction = parts.fraction.replace(/0+$/, '');
  const rounding = fraction.length > 2 && (fraction[2] ?? '0') >= '5' ? 1 : 0;
  const minor = Number(`${parts.whole || '0'}${fraction.slice(0, 2).padEnd(2, '0')}`) + rounding;
  if (minor > maxPriceMinor) return { problem: `"${text}" is above the maximum price` };
  return fraction.length > 2 ? { value: minor, note: `"${text}" was rounded to ${formatPrice(minor)}` } : { value: minor };
}

/** Parses a measure, in which a single separator is always a decimal one. */
export function parseDecimal(text: string): Parsed<number> {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  const sign = bare.startsWith('-') ? -1 : 1;
  const parts = split(bare.replace(/^[-+]/, ''));
  if (!parts || !/^\d*$/.test(parts.whole) || !/^\d*$/.test(parts.fraction) || !/\d/.test(bare))
    return { problem: `"${text}" is not a number` };
  return { value: sign * Number(`${parts.whole || '0'}.${parts.fraction || '0'}`) };
}

/** Parses a whole number; accepts `12.0` but not `1.5`. */
export function parseWhole(text: string): Parsed<number> {
  const decimal = parseDecimal(text);
  if ('problem' in decimal) return decimal;
  if (!Number.isInteger(decimal.value)) return { problem: `"${text}" is not a whole number` };
  return Math.abs(decimal.value) <= 2_147_483_647 ? decimal : { problem: `"${text}" is too large` };
}

/** Formats minor units as a decimal: 4590 is `45.90`. */
export function formatPrice(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
