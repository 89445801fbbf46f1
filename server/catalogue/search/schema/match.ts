import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { ListedRow, ProductColumn } from '../listing.ts';
import { discountPercent, isPriced, shownStock } from '../../products/products.ts';
import type { StockFacts } from '../../inventory/inventory.ts';
import type { UnitPriceFacts } from '../../projection/projection.ts';
import { PricePerUnit, storedUnitPrice, type StoredUnitPrice } from '../../products/schema/unitPrice.ts';
import { MoneyRange, Stock } from '../../products/schema/parts.ts';

interface MatchFacts {
  /** Null when the product has no price. */
  priceMinor: number | null;
  priceMaxMinor: number;
  priorPriceMinor: number | null;
  perUnit: UnitPriceFacts | null;
  stock: StockFacts;
}

/** The columns that a match needs. */
export const matchColumns: readonly ProductColumn[] = [
  'type',
  'regularPriceMinor',
  'priceMinor',
  'priceMaxMinor',
  'priorPriceMinor',
  'unitPriceMinor',
  'unitPriceBase',
  'isAvailable',
  'managesStock',
  'stock',
  'isInStock',
  'backorders',
  'lowStockAmount',
];

/** The displayed data of a product in a list. The row must have the `matchColumns`. */
export function matchOf(row: ListedRow): MatchFacts {
  // The statement has selected these columns.
  const product = row as ListedRow &
    Parameters<typeof shownStock>[0] &
    StoredUnitPrice & { priceMinor: number; priceMaxMinor: number; priorPriceMinor: number | null };
  const stock = shownStock(product);
  const { fitting } = row;
  if (!fitting) {
    const { priceMinor, priceMaxMinor, priorPriceMinor } = product;
    return { priceMinor: isPriced(product) ? priceMinor : null, priceMaxMinor, priorPriceMinor, perUnit: storedUnitPrice(product), stock };
  }
  const { priceMinor, priceMaxMinor, lowestMinor } = fitting;
  // The prior price must not exceed the lowest prior price among the matching variations.
  const prior = fitting.priorPriceMinor === null ? null : Math.min(fitting.priorPriceMinor, lowestMinor ?? fitting.priorPriceMinor);
  return {
    priceMinor: fitting.isPriced ? priceMinor : null,
    priceMaxMinor,
    priorPriceMinor: prior !== null && prior > priceMinor ? prior : null,
    // The variations' unit prices have the product's base, if it has one.
    perUnit: storedUnitPrice({ unitPriceMinor: fitting.unitPriceMinor, unitPriceBase: product.unitPriceBase }),
    stock: { ...stock, managesStock: false, isInStock: fitting.isAvailable },
  };
}

export const ProductMatch = builder.objectRef<MatchFacts>('ProductMatch').implement({
  description:
    'Part of a product that matches the filter of a list: the matching variations of a variable product, otherwise the product itself. A list shows these prices.',
  fields: (t) => ({
    price: t.field({
      type: Money,
      nullable: true,
      description: 'Lowest current price of the matching part, including VAT; null if it has no price.',
      resolve: ({ priceMinor }) => (priceMinor === null ? null : { amount: priceMinor }),
    }),
    priceRange: t.field({
      type: MoneyRange,
      description: 'Range from the lowest to the highest price of the matching part.',
      resolve: ({ priceMinor, priceMaxMinor }) => ({ min: priceMinor ?? 0, max: priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description:
        'Lowest price in the 30 days before the current price reduction, for the cheapest matching item; null if its price is not reduced.',
      resolve: ({ priorPriceMinor }) => (priorPriceMinor === null ? null : { amount: priorPriceMinor }),
    }),
    pricePerUnit: t.field({
      type: PricePerUnit,
      nullable: true,
      description: 'Lowest unit price of the matching part; null if it is not sold by measure.',
      resolve: ({ perUnit }) => perUnit,
    }),
    discountPercent: t.int({
      nullable: true,
      description: 'Discount off the prior price in whole per cent, rounded down; null if the price is not reduced.',
      resolve: ({ priceMinor, priorPriceMinor }) => discountPercent({ priceMinor: priceMinor ?? 0, priorPriceMinor }),
    }),
    stock: t.field({ type: Stock, description: 'Stock of the matching part.', resolve: ({ stock }) => stock }),
  }),
});
