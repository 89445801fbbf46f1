import { formatAmount } from '../../../shared/money/money.ts';
import type { ComparedProduct } from './overview.ts';
import { missing, numberFact, type Fact } from './table.ts';
import type { Quantity } from './units.ts';

// What a kilogram, a litre or a gigabyte of it costs.

/** What prices are divided by. */
export interface UnitPriceBase {
  /** The attribute's unit; null when its values say theirs. */
  unit: string | null;
  /** What each product contains, by its id; a product that can be had with several contents has none. */
  quantities: ReadonlyMap<number, Quantity>;
}

interface Step {
  label: string;
  /** In base units of the dimension. */
  size: number;
  /** The step is taken when everything that is compared is at most this big; the last one has no limit. */
  upTo?: number;
}

/** What shops price by, smaller contents first. */
const steps: Record<string, readonly Step[]> = {
  mass: [
    { label: '100 g', size: 100, upTo: 250 },
    { label: 'kg', size: 1_000 },
  ],
  volume: [
    { label: '100 ml', size: 0.1, upTo: 0.25 },
    { label: 'l', size: 1 },
  ],
  data: [
    { label: 'MB', size: 1e6, upTo: 5e8 },
    { label: 'GB', size: 1e9 },
  ],
  length: [
    { label: 'cm', size: 0.01, upTo: 0.5 },
    { label: 'm', size: 1 },
  ],
  charge: [{ label: '1,000 mAh', size: 1_000 }],
  time: [
    { label: 'min', size: 60, upTo: 3_599 },
    { label: 'hour', size: 3_600 },
  ],
};

/** A unit that nobody knows is one of the thing: "pieces" are priced by the piece. */
function stepFor(dimension: string, unit: string | null, largest: number): Step {
  const known = steps[dimension];
  const step = known?.find(({ upTo }) => upTo === undefined || largest <= upTo);
  return step ?? { label: (unit ?? 'unit').replace(/s$/, ''), size: 1 };
}

/**
 * Rounded as it is shown, so that what looks equal is equal. Of a product whose price varies the lowest price is said to be no more than
 * that.
 */
function unitPriceFact({ priceMinor, priceMaxMinor }: ComparedProduct, amount: number, step: Step): Fact {
  const price = (priceMinor / 100 / amount) * step.size;
  const isSmall = price < 0.1;
  const fact = numberFact(formatAmount(price, { digits: isSmall ? 4 : 2 }), Number(price.toFixed(isSmall ? 4 : 2)));
  if (priceMaxMinor <= priceMinor) return fact;
  const text = `from ${fact.text}`;
  return { ...fact, text, values: [text], isLeast: true };
}

/** The row of prices per unit; null when the contents cannot be compared, or when nobody says what is inside. */
export function unitPrices(
  products: readonly ComparedProduct[],
  { unit, quantities }: UnitPriceBase,
): { label: string; facts: Fact[] } | null {
  const contents = products.map(({ id }) => quantities.get(id) ?? null);
  const known = contents.filter((content) => content !== null && content.amount > 0);
  const [dimension, ...others] = new Set(known.map((content) => content?.dimension));
  if (dimension === undefined || others.length > 0) return null;
  const step = stepFor(dimension, unit, Math.max(...known.map((content) => content?.amount ?? 0)));
  const facts = products.map((product, index) => {
    const content = contents[index];
    return content && content.amount > 0 && product.priceMinor > 0 ? unitPriceFact(product, content.amount, step) : missing;
  });
  return { label: `Price per ${step.label}`, facts };
}
