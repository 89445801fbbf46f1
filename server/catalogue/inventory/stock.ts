// Stock information shown by the shop: pure rules over the columns of a product.

export type StockStatus = 'IN_STOCK' | 'LOW_STOCK' | 'ON_BACKORDER' | 'OUT_OF_STOCK';

export interface StockFacts {
  managesStock: boolean;
  stock: number;
  isInStock: boolean;
  backorders: 'NO' | 'NOTIFY' | 'YES';
  lowStockAmount: number | null;
}

/** At or below this quantity, shoppers see how many are left. */
export const defaultLowStockAmount = 5;

/** The stock status shown to shoppers. Without stock tracking, the product's own flag decides. */
export function stockStatus(facts: StockFacts): StockStatus {
  if (!facts.managesStock) return facts.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK';
  if (facts.stock <= 0) return facts.backorders === 'NO' ? 'OUT_OF_STOCK' : 'ON_BACKORDER';
  return facts.stock <= (facts.lowStockAmount ?? defaultLowStockAmount) ? 'LOW_STOCK' : 'IN_STOCK';
}

/** The largest quantity that can be sold now, or null when there is no limit. */
export function sellable(facts: StockFacts): number | null {
  if (!facts.managesStock) return facts.isInStock ? null : 0;
  return facts.backorders === 'NO' ? Math.max(0, facts.stock) : null;
}

export interface QuantityFacts extends StockFacts {
  soldIndividually: boolean;
  minQuantity: number;
  maxQuantity: number | null;
}

/** No shopper genuinely wants more of one line than this. */
export const maxLineQuantity = 9_999;

/**
 * The largest quantity that is shown publicly. The exact stock is confidential until it is low, and what is shown must not change with
 * every order, because public pages are cached.
 */
export function shownMaxQuantity(facts: QuantityFacts): number {
  const status = stockStatus(facts);
  return status === 'IN_STOCK' ? maxQuantityOf({ ...facts, managesStock: false, isInStock: true }) : maxQuantityOf(facts);
}

/** The maximum quantity of a cart line. */
function maxQuantityOf(facts: QuantityFacts): number {
  if (facts.soldIndividually) return Math.min(1, sellable(facts) ?? 1);
  return Math.min(sellable(facts) ?? maxLineQuantity, facts.maxQuantity ?? maxLineQuantity, maxLineQuantity);
}
