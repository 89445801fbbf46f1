// Quantities of goods sold by weight, volume, length, area or piece, as people write them: in forms, product files and pages.

/** The units that quantities are given in. */
export const measureUnits = ['G', 'KG', 'ML', 'CL', 'L', 'CM', 'M', 'M2', 'PIECE'] as const;

export type MeasureUnit = (typeof measureUnits)[number];

/** A quantity in thousandths of its unit: 250 g is { milli: 250_000, unit: 'G' }. */
export interface Measure {
  milli: number;
  unit: MeasureUnit;
}

/** The largest quantity: 2,000,000 units. */
export const maxMilli = 2_000_000_000;

const symbols: Readonly<Record<MeasureUnit, string>> = {
  G: 'g',
  KG: 'kg',
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CM: 'cm',
  M: 'm',
  M2: 'm²',
  PIECE: 'pieces',
};

/** Other spellings, as in product files for WooCommerce and Google. */
const spellings: Readonly<Record<string, MeasureUnit>> = {
  ...Object.fromEntries(Object.entries(symbols).map(([unit, symbol]) => [symbol, unit as MeasureUnit])),
  gr: 'G',
  gramm: 'G',
  gram: 'G',
  grams: 'G',
  kilogram: 'KG',
  liter: 'L',
  litre: 'L',
  litres: 'L',
  lt: 'L',
  meter: 'M',
  metre: 'M',
  m2: 'M2',
  qm: 'M2',
  sqm: 'M2',
  piece: 'PIECE',
  pc: 'PIECE',
  pcs: 'PIECE',
  ct: 'PIECE',
  stück: 'PIECE',
  stk: 'PIECE',
};

/** The unit of a word such as `ml`, `Liter` or `sqm`; null for others. */
export function unitNamed(word: string): MeasureUnit | null {
  const plain = word.trim().toLowerCase().replace(/\.$/, '');
  return Object.hasOwn(spellings, plain) ? (spellings[plain] ?? null) : null;
}

/**
 * Thousandths of a number such as `250`, `0.75` or `0,75`: more than 0, and at most 2,000,000. Null for other texts, and for `1.000`, which
 * may be one or a thousand.
 */
export function milliOf(text: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,7})(?:[.,](\d{1,3}|\d{3}0))?$/.exec(text.trim()) ?? [];
  if (whole === undefined || (fraction.length === 3 && Number(whole) > 0)) return null;
  const milli = Number(whole) * 1_000 + Number(fraction.slice(0, 3).padEnd(3, '0'));
  return milli > 0 && milli <= maxMilli ? milli : null;
}

/** The quantity of a text such as `250 g`, `750ml` or `0,75 l`; null for other texts. */
export function parseMeasure(text: string): Measure | null {
  const [, amount = '', word = ''] = /^([\d.,]+)\s*(\D.*|m2)$/i.exec(text.trim()) ?? [];
  const milli = milliOf(amount);
  const unit = unitNamed(word);
  return milli === null || unit === null ? null : { milli, unit };
}

/** @returns such as "250 g" or "0.75 l", which parseMeasure() reads: `1.125` is written as `1.1250`, because three digits are ambiguous */
export function measureText({ milli, unit }: Measure): string {
  const amount = String(milli / 1_000);
  return `${/^[1-9]\d*\.\d{3}$/.test(amount) ? `${amount}0` : amount} ${milli === 1_000 && unit === 'PIECE' ? 'piece' : symbols[unit]}`;
}
