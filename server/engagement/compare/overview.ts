import { isPriced, shownStock } from '../../catalogue/products/products.ts';
import { stockStatus, type StockFacts, type StockStatus } from '../../catalogue/inventory/inventory.ts';
import { formatMoney } from '../../platform/operation/shop.ts';
import { missing, numberFact, textFact, type Fact, type FactRow } from './table.ts';
import { unitPrices, type UnitPriceBase } from './unitPrice.ts';

// The first rows of the comparison: data that every product has, whatever its kind.

export interface ComparedProduct extends StockFacts {
  id: number;
  name: string;
  type: 'SIMPLE' | 'VARIABLE' | 'VARIATION' | 'EXTERNAL' | 'GROUPED';
  regularPriceMinor: number | null;
  priceMinor: number;
  priceMaxMinor: number;
  priorPriceMinor: number | null;
  isAvailable: boolean;
  /** Average in hundredths. */
  ratingAverage: number;
  ratingCount: number;
  brandId: number | null;
  weightGrams: number | null;
}

export const overviewHeading = 'Overview';

/** Keys of the rows that highlights are computed from. */
export const overviewKeys = { price: 'price', unitPrice: 'unitPrice', rating: 'rating', weight: 'weight' } as const;

const stockTexts: Record<StockStatus, string> = {
  IN_STOCK: 'In stock',
  LOW_STOCK: 'Only a few left',
  ON_BACKORDER: 'Available on backorder',
  OUT_OF_STOCK: 'Out of stock',
};

function priceFact(product: ComparedProduct): Fact {
  if (!isPriced(product)) return missing;
  const { priceMinor, priceMaxMinor } = product;
  const isRange = priceMaxMinor > priceMinor;
  const text = isRange ? `${formatMoney(priceMinor)} – ${formatMoney(priceMaxMinor)}` : formatMoney(priceMinor);
  const { amounts } = numberFact(text, priceMinor);
  return { text, values: [text], amounts };
}

function priorPriceFact({ priorPriceMinor }: ComparedProduct): Fact {
  return priorPriceMinor === null ? missing : numberFact(formatMoney(priorPriceMinor), priorPriceMinor);
}

function stockFact(product: ComparedProduct): Fact {
  const status = stockStatus(shownStock(product));
  return textFact([status === 'LOW_STOCK' ? `Only ${product.stock} left` : stockTexts[status]]);
}

function ratingFact({ ratingAverage, ratingCount }: ComparedProduct): Fact {
  if (ratingCount === 0) return missing;
  const stars = (ratingAverage / 100).toFixed(1);
  return numberFact(`${stars} of 5 (${ratingCount})`, Number(stars));
}

const kilograms = new Intl.NumberFormat('en-IE', { maximumFractionDigits: 2 });

function weightFact({ weightGrams }: ComparedProduct): Fact {
  if (weightGrams === null || weightGrams <= 0) return missing;
  const text = weightGrams < 1_000 ? `${weightGrams} g` : `${kilograms.format(weightGrams / 1_000)} kg`;
  return numberFact(text, weightGrams, 'g');
}

/**
 * The rows of the overview, without rows that are empty for all products.
 * @param brandName returns the name of a brand by ID; '' if there is none
 */
export function overviewRows(
  products: readonly ComparedProduct[],
  brandName: (brandId: number | null) => string,
  unitPrice: UnitPriceBase | null,
): FactRow[] {
  const row = (key: string, label: string, direction: FactRow['direction'], fact: (product: ComparedProduct) => Fact): FactRow => ({
    key,
    label,
    direction,
    facts: products.map(fact),
  });
  const perUnit = unitPrice && unitPrices(products, unitPrice);
  const brand = ({ brandId }: ComparedProduct) => (brandName(brandId) === '' ? missing : textFact([brandName(brandId)]));
  const rows = [
    row(overviewKeys.price, 'Price', 'LOWER_IS_BETTER', priceFact),
    row('priorPrice', 'Price before discount', 'NONE', priorPriceFact),
    ...(perUnit ? [{ key: overviewKeys.unitPrice, direction: 'LOWER_IS_BETTER' as const, ...perUnit }] : []),
    row('availability', 'Availability', 'NONE', stockFact),
    row(overviewKeys.rating, 'Rating', 'HIGHER_IS_BETTER', ratingFact),
    row('brand', 'Brand', 'NONE', brand),
    row(overviewKeys.weight, 'Delivery weight', 'NONE', weightFact),
  ];
  return rows.filter(({ facts }) => facts.some(({ text }) => text !== ''));
}
