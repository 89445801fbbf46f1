import type { MeasureUnit, UnitPriceBase } from '../../generated/prisma/enums.ts';

// Unit prices (articles 3 and 4 of Directive 98/6/EC): as a function for code that holds a product, and as SQL for the derived columns. Both
// must agree; tests/pricing/unitPrice.test.ts compares them.

/** The part of a base unit that a unit is: `small` units of the dimension (g, ml, cm, m², pieces). */
const units: Readonly<Record<MeasureUnit, { base: UnitPriceBase; per100: UnitPriceBase; small: number }>> = {
  G: { base: 'KG', per100: 'HUNDRED_G', small: 1 },
  KG: { base: 'KG', per100: 'HUNDRED_G', small: 1_000 },
  ML: { base: 'L', per100: 'HUNDRED_ML', small: 1 },
  CL: { base: 'L', per100: 'HUNDRED_ML', small: 10 },
  L: { base: 'L', per100: 'HUNDRED_ML', small: 1_000 },
  CM: { base: 'M', per100: 'M', small: 1 },
  M: { base: 'M', per100: 'M', small: 100 },
  M2: { base: 'M2', per100: 'M2', small: 1 },
  PIECE: { base: 'PIECE', per100: 'PIECE', small: 1 },
};

/** Small units in a base unit. */
const sizes: Readonly<Record<UnitPriceBase, number>> = { KG: 1_000, HUNDRED_G: 100, L: 1_000, HUNDRED_ML: 100, M: 100, M2: 1, PIECE: 1 };

/** Higher unit prices are considered a mistake, and don't fit their column. */
const maxUnitPriceMinor = 2_000_000_000;

/** What a product contains, and how its unit price is stated. */
export interface ContentFacts {
  /** In thousandths of the unit; null if the product isn't sold by measure. */
  contentMilli: number | null;
  contentUnit: MeasureUnit | null;
  isPricedPer100: boolean;
}

/** The columns of ContentFacts. */
export const contentColumns = { contentMilli: true, contentUnit: true, isPricedPer100: true } as const;

/** The content of a product; a variation without its own has that of its product. */
export function contentOf({ parent, ...own }: ContentFacts & { parent: ContentFacts | null }): ContentFacts {
  const { contentMilli, contentUnit } = own.contentMilli === null ? (parent ?? own) : own;
  return { contentMilli, contentUnit, isPricedPer100: own.isPricedPer100 || (parent?.isPricedPer100 ?? false) };
}

/** A price per base unit. */
export interface UnitPriceFacts {
  minor: number;
  base: UnitPriceBase;
}

/**
 * The price per base unit, rounded half up to a minor unit.
 * @param priceMinor current price; null without one
 * @returns null if the product isn't sold by measure or has no price
 */
export function pricePerUnit(
  priceMinor: number | null,
  { contentMilli, contentUnit, isPricedPer100 }: ContentFacts,
): UnitPriceFacts | null {
  if (priceMinor === null || contentMilli === null || contentUnit === null || contentMilli <= 0) return null;
  const { small, ...bases } = units[contentUnit];
  const base = isPricedPer100 ? bases.per100 : bases.base;
  // Whole numbers beyond the safe ones of doubles.
  const content = BigInt(contentMilli) * BigInt(small);
  const minor = Number((2n * BigInt(priceMinor) * BigInt(sizes[base]) * 1_000n + content) / (2n * content));
  return minor > maxUnitPriceMinor ? null : { minor, base };
}

const cases = <Key extends string>(of: string, values: Readonly<Record<Key, string | number>>) =>
  `case ${of} ${Object.entries<string | number>(values)
    .map(([key, value]) => `when '${key}' then ${value}`)
    .join(' ')} end`;

const mapped = <Value>(pick: (unit: (typeof units)[MeasureUnit]) => Value) =>
  Object.fromEntries(Object.entries(units).map(([unit, facts]) => [unit, pick(facts)])) as Record<MeasureUnit, Value>;

/**
 * pricePerUnit() of a "Product" row as a lateral subquery `per_unit` with the columns "minor" and "base".
 * @param product alias of the row
 * @param parent alias of its product's row, which may be null
 * @param price expression of the current price, which may be null
 */
export function perUnitSql(product: string, parent: string, price: string): string {
  const isPer100 = `(${product}."isPricedPer100" or coalesce(${parent}."isPricedPer100", false))`;
  const quoted = (key: 'base' | 'per100') =>
    cases(
      'own.unit',
      mapped((unit) => `'${unit[key]}'::"UnitPriceBase"`),
    );
  return `
    cross join lateral (
      select case when ${product}."contentMilli" is null then ${parent}."contentMilli" else ${product}."contentMilli" end::numeric as milli,
        case when ${product}."contentMilli" is null then ${parent}."contentUnit" else ${product}."contentUnit" end as unit
    ) own
    cross join lateral (
      select case when ${isPer100} then ${quoted('per100')} else ${quoted('base')} end as base, own.milli * ${cases(
        'own.unit',
        mapped(({ small }) => small),
      )} as content
    ) stated
    cross join lateral (
      select div(2 * (${price})::numeric * ${cases('stated.base', sizes)} * 1000 + stated.content, 2 * stated.content) as minor
    ) exact
    cross join lateral (
      select case when exact.minor <= ${maxUnitPriceMinor} then exact.minor::int end as minor,
        case when exact.minor <= ${maxUnitPriceMinor} then stated.base end as base
    ) per_unit`;
}
