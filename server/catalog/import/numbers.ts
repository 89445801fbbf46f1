// Numbers as people write them in spreadsheets: decimal point or comma, thousands separators, a currency sign. Prices are
// read digit by digit into minor units, never through a floating-point number.

/** Prices above this are taken for a mistake; it also keeps every sum within a database integer. */
export const maxPriceMinor = 2_000_000_000;

export type Parsed<T> = { value: T } | { problem: string };

const groups = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ };

/** Splits at the decimal separator; null when the text is not a number. */
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

/** Reads a price such as `45`, `45.90`, `45,90`, `1.234,50` or `€ 45.90`. */
export function parsePrice(text: string): Parsed<number> {
  const bare = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^(€|EUR)|(€|EUR)$/gi, '');
  if (bare.startsWith('-')) return { problem: `"${text}" is negative` };
  const parts = split(bare);
  if (!parts || !/^\d*$/.test(parts.whole) || !/^\d*$/.test(parts.fraction) || !/\d/.test(bare)) {
    return { problem: `"${text}" is not a number; write it like 45.90` };
  }
  const onlySeparator = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare);
  if (onlySeparator) return { problem: `"${text}" can mean thousands or decimals; write it with two decimals` };
  const fraction = parts.fraction.replace(/0+$/, '');
  if (fraction.length > 2) return { problem: `"${text}" has more than two decimals` };
  const minor = Number(`${parts.whole || '0'}${fraction.padEnd(2, '0')}`);
  return minor <= maxPriceMinor ? { value: minor } : { problem: `"${text}" is higher than any price the shop can hold` };
}

/** Reads a measure, in which a single separator is always a decimal one. */
export function parseDecimal(text: string): Parsed<number> {
  const bare = text.replace(/[\s\u00a0\u202f]/g, '');
  const sign = bare.startsWith('-') ? -1 : 1;
  const parts = split(bare.replace(/^[-+]/, ''));
  if (!parts || !/^\d*$/.test(parts.whole) || !/^\d*$/.test(parts.fraction) || !/\d/.test(bare))
    return { problem: `"${text}" is not a number` };
  return { value: sign * Number(`${parts.whole || '0'}.${parts.fraction || '0'}`) };
}

/** Reads a whole number; `12.0` is one, `1.5` is not. */
export function parseWhole(text: string): Parsed<number> {
  const decimal = parseDecimal(text);
  if ('problem' in decimal) return decimal;
  if (!Number.isInteger(decimal.value)) return { problem: `"${text}" is not a whole number` };
  return Math.abs(decimal.value) <= 2_147_483_647 ? decimal : { problem: `"${text}" is too large` };
}

/** Writes minor units as a decimal: 4590 is `45.90`. */
export function formatPrice(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const dayMs = 86_400_000;

/**
 * Reads `2026-11-27`, `2026-11-27 10:00`, `2026-11-27T10:00:00Z` and the like; without an offset it is UTC. A day without a
 * time counts as a whole: as an end it is the midnight that follows.
 */
export function parseInstant(text: string, side: 'start' | 'end'): Parsed<string> {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2})(:\d{2}(?:\.\d{1,3})?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(text.trim());
  const problem = { problem: `"${text}" is not a date; write it like 2026-11-27 or 2026-11-27 10:00` };
  if (!match) return problem;
  const [, year, month, day, time, seconds, offset] = match;
  const midnight = new Date(`${year}-${month}-${day}T00:00:00.000Z`);
  // Date rolls the 30th of February over into March.
  if (Number.isNaN(midnight.getTime()) || midnight.getUTCDate() !== Number(day)) return problem;
  if (time === undefined) return { value: new Date(midnight.getTime() + (side === 'end' ? dayMs : 0)).toISOString() };
  const zone = (offset ?? 'Z').toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const instant = new Date(`${year}-${month}-${day}T${time}${seconds ?? ':00'}${zone}`);
  return Number.isNaN(instant.getTime()) ? problem : { value: instant.toISOString() };
}

/** Writes an instant so that parseInstant gives it back; whole days without a time. */
export function formatInstant(instant: Date, side: 'start' | 'end'): string {
  const text = instant.toISOString();
  if (!text.endsWith('T00:00:00.000Z')) return text;
  return side === 'start' ? text.slice(0, 10) : new Date(instant.getTime() - dayMs).toISOString().slice(0, 10);
}
