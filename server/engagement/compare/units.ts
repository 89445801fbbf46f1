import { unitOf } from './unitTable.ts';

// Parses written specifications ("1 TB", "10 mm", "1,5 kg", "1 h 30 min") into amounts, so that equal values are recognised whatever their
// notation.

/** An amount in the base unit of its dimension. */
export interface Quantity {
  /** Such as length; for an unknown unit, the unit itself; for a bare number, ''. */
  dimension: string;
  amount: number;
}

const numberForm = String.raw`[+-]?\d+(?:[.,\s'’]\d+)*`;
const pairForm = new RegExp(String.raw`^\s*(${numberForm})\s*([^\d\s.,+'’-][^\d,;()]*)?`, 'u');

/** Rounds away the error of binary fractions, so that 0.1 × 3 is 0.3. */
function settled(value: number): number {
  return Number(value.toPrecision(12));
}

/**
 * Parses a number as people write it: 1,000.5 · 1.000,5 · 10 000 · 1,5 · 1.5. A single comma before three digits is a thousands separator,
 * as in English; a single dot is a decimal point.
 * @returns null when the separators make no sense
 */
export function readNumber(text: string): number | null {
  const compact = text.trim().replace(/[\s'’](?=\d{3}(?!\d))/gu, '');
  if (!/^[+-]?\d+(?:[.,]\d+)*$/.test(compact)) return null;
  const comma = compact.lastIndexOf(',');
  const dot = compact.lastIndexOf('.');
  const [decimal, thousands] = decimalSign(compact, comma, dot);
  const [whole = '', fraction, ...more] = compact.split(decimal);
  if (more.length > 0) return null;
  const groups = whole.replace(/^[+-]/, '').split(thousands);
  if (groups.length > 1 && groups.some((group, index) => (index === 0 ? group.length > 3 || group === '' : group.length !== 3)))
    return null;
  if (fraction?.includes(thousands)) return null;
  return Number(`${whole.split(thousands).join('')}.${fraction ?? '0'}`);
}

function decimalSign(text: string, comma: number, dot: number): ['.' | ',', '.' | ','] {
  if (comma >= 0 && dot >= 0) return comma > dot ? [',', '.'] : ['.', ','];
  const count = text.split(',').length - 1;
  if (comma >= 0) return count === 1 && !/^[+-]?[1-9]\d{0,2},\d{3}$/.test(text) ? [',', '.'] : ['.', ','];
  return text.split('.').length > 2 ? [',', '.'] : ['.', ','];
}

/** Converts a number with a unit, which may be unknown or missing. */
export function quantityOf(value: number, unit: string | null): Quantity {
  const known = unit === null ? null : unitOf(unit);
  if (known) return { dimension: known.dimension, amount: settled(value * known.factor) };
  return { dimension: unit?.trim().toLowerCase() ?? '', amount: settled(value) };
}

/**
 * Parses a text that consists only of an amount. Several amounts of one dimension may follow each other: 1 h 30 min.
 * @returns null for any other text, which is compared as text
 */
export function readQuantity(text: string): Quantity | null {
  let rest = text.normalize('NFC');
  let sum: Quantity | null = null;
  while (rest.trim() !== '') {
    const [whole, digits, unit = ''] = pairForm.exec(rest) ?? [];
    const value = digits === undefined ? null : readNumber(digits);
    if (whole === undefined || value === null) return null;
    const known = unitOf(unit);
    // A number without a unit, or with an unknown one, is an amount only when it stands alone.
    if (!known && (sum !== null || unit.trim() !== '' || rest.slice(whole.length).trim() !== '')) return null;
    if (sum !== null && sum.dimension !== known?.dimension) return null;
    const amount: number = value * (known?.factor ?? 1) + (sum?.amount ?? 0);
    sum = { dimension: known?.dimension ?? '', amount };
    rest = rest.slice(whole.length);
  }
  return sum && { ...sum, amount: settled(sum.amount) };
}

/** Texts with the same meaning have the same key: case, spaces and the notation of amounts don't matter. */
export function valueKey(text: string): string {
  const quantity = readQuantity(text);
  if (quantity) return `${quantity.dimension}=${quantity.amount}`;
  return text.normalize('NFKC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}
