import { builder } from '../../../platform/graphql/builder.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { ListedRow, ProductColumn } from '../listing.ts';
import { discountPercent, shownStock } from '../../products/products.ts';
import type { StockFacts } from '../../inventory/inventory.ts';
import { MoneyRange, Stock } from '../../products/schema/parts.ts';

interface MatchFacts {
  /** Null without a price. */
  priceMinor: number | null;
  priceMaxMinor: number;
  priorPriceMinor: number | null;
  stock: StockFacts;
}

/** The columns that a match is made of. */
export const matchColumns: readonly ProductColumn[] = [
  'type',
  'regularPriceMinor',
  'priceMinor',
  'priceMaxMinor',
  'priorPriceMinor',
  'isAvailable',
  'managesStock',
  'stock',
  'isInStock',
  'backorders',
  'lowStockAmount',
];

/** What is shown of a product in a list. The row must have the `matchColumns`. */
export function matchOf(row: ListedRow): MatchFacts {
  // The statement has read them.
  const product = row as ListedRow &
    Parameters<typeof shownStock>[0] & { priceMinor: number; priceMaxMinor: number; priorPriceMinor: number | null };
  const stock = shownStock(product);
  const { fitting } = row;
  if (!fitting) {
    const { priceMinor, priceMaxMinor, regularPriceMinor, priorPriceMinor } = product;
    return { priceMinor: priceMinor === 0 && regularPriceMinor === null ? null : priceMinor, priceMaxMinor, priorPriceMinor, stock };
  }
  const { priceMinor, priceMaxMinor, lowestMinor } = fitting;
  // No more is struck out than the cheapest of what fits cost at its lowest.
  const prior = fitting.priorPriceMinor === null ? null : Math.min(fitting.priorPriceMinor, lowestMinor ?? fitting.priorPriceMinor);
  return {
    priceMinor: fitting.isPriced ? priceMinor : null,
    priceMaxMinor,
    priorPriceMinor: prior !== null && prior > priceMinor ? prior : null,
    stock: { ...stock, managesStock: false, isInStock: fitting.isAvailable },
  };
}

export const ProductMatch = builder.objectRef<MatchFacts>('ProductMatch').implement({
  description:
    'What of a product fits the filter of a list: of a variable product its variations that do, otherwise the product itself. A list shows these prices.',
  fields: (t) => ({
    price: t.field({
      type: Money,
      nullable: true,
      description: 'The lowest price in effect of what fits, VAT included. Null when nothing of it has a price.',
      resolve: ({ priceMinor }) => (priceMinor === null ? null : { amount: priceMinor }),
    }),
    priceRange: t.field({
      type: MoneyRange,
      description: 'From the lowest to the highest price of what fits.',
      resolve: ({ priceMinor, priceMaxMinor }) => ({ min: priceMinor ?? 0, max: priceMaxMinor }),
    }),
    priorPrice: t.field({
      type: Money,
      nullable: true,
      description: 'The lowest price of the 30 days before the current reduction of the cheapest that fits. Null when it is not reduced.',
      resolve: ({ priorPriceMinor }) => (priorPriceMinor === null ? null : { amount: priorPriceMinor }),
    }),
    discountPercent: t.int({
      nullable: true,
      description: 'Whole per cent off the prior price, rounded down; null when the price is not reduced.',
      resolve: ({ priceMinor, priorPriceMinor }) => discountPercent({ priceMinor: priceMinor ?? 0, priorPriceMinor }),
    }),
    stock: t.field({ type: Stock, description: 'Whether something of what fits is in stock.', resolve: ({ stock }) => stock }),
  }),
});
