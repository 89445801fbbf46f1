import { formatAmount } from '../../../shared/money/money.ts';
import type { ComparedProduct } from './overview.ts';
import { missing, numberFact, type Fact } from './table.ts';
import type { Quantity } from './units.ts';

// Unit prices: the price per kilogram, litre or gigabyte of a product.

/** The quantities that prices are divided by. */
export interface UnitPriceBase {
  /** The attribute's unit; null when the values contain theirs. */
  unit: string | null;
  /** The quantity in each product, by ID; missing for a product that is available in several sizes. */
  quantities: ReadonlyMap<number, Quantity>;
}

interface Step {
  label: string;
  /** In base units of the dimension. */
  size: number;
  /** The step applies when all compared quantities are at most this large; the last step has no limit. */
  upTo?: number;
}

/** The units that shops use for unit prices, for smaller quantities first. */
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

/** An unknown unit is used as it is: "pieces" are priced per piece. */
function stepFor(dimension: string, unit: string | null, largest: number): Step {
  const known = steps[dimension];
  const step = known?.find(({ upTo }) => upTo === undefined || largest <= upTo);
  return step ?? { label: (unit ?? 'unit').replace(/s$/, ''), size: 1 };
}

/**
 * Rounded as displayed, so that prices that look equal are equal. For a product with a price range, the lowest price is only a lower bound.
 */
function unitPriceFact({ priceMinor, priceMaxMinor }: ComparedProduct, amount: number, step: Step): Fact {
  const price = (priceMinor / 100 / amount) * step.size;
  const isSmall = price < 0.1;
  const fact = numberFact(formatAmount(price, { digits: isSmall ? 4 : 2 }), Number(price.toFixed(isSmall ? 4 : 2)));
  if (priceMaxMinor <= priceMinor) return fact;
  const text = `from ${fact.text}`;
  return { ...fact, text, values: [text], isLeast: true };
}

/** The row of unit prices; null when the quantities aren't comparable or none are known. */
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
