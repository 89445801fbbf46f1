// What the shop says about a product's stock: pure rules over the columns of a product.

export type StockStatus = 'IN_STOCK' | 'LOW_STOCK' | 'ON_BACKORDER' | 'OUT_OF_STOCK';

export interface StockFacts {
  managesStock: boolean;
  stock: number;
  isInStock: boolean;
  backorders: 'NO' | 'NOTIFY' | 'YES';
  lowStockAmount: number | null;
}

/** At or below this many, shoppers are told how many are left. */
export const defaultLowStockAmount = 5;

/** The status shown. A product whose stock is not counted is believed. */
export function stockStatus(facts: StockFacts): StockStatus {
  if (!facts.managesStock) return facts.isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK';
  if (facts.stock <= 0) return facts.backorders === 'NO' ? 'OUT_OF_STOCK' : 'ON_BACKORDER';
  return facts.stock <= (facts.lowStockAmount ?? defaultLowStockAmount) ? 'LOW_STOCK' : 'IN_STOCK';
}

/** The most that can be sold now, or null when nothing limits it. */
export function sellable(facts: StockFacts): number | null {
  if (!facts.managesStock) return facts.isInStock ? null : 0;
  return facts.backorders === 'NO' ? Math.max(0, facts.stock) : null;
}

export interface QuantityFacts extends StockFacts {
  soldIndividually: boolean;
  minQuantity: number;
  maxQuantity: number | null;
}

/** More of one line than this is never a shopper's wish. */
export const maxLineQuantity = 9_999;

/**
 * The most that is shown to everybody. The exact stock is the shop's own business until little is left, and what is shown may
 * not change with every order: public pages are kept.
 */
export function shownMaxQuantity(facts: QuantityFacts): number {
  const status = stockStatus(facts);
  return status === 'IN_STOCK' ? maxQuantityOf({ ...facts, managesStock: false, isInStock: true }) : maxQuantityOf(facts);
}

/** The most one cart line may hold. */
function maxQuantityOf(facts: QuantityFacts): number {
  if (facts.soldIndividually) return Math.min(1, sellable(facts) ?? 1);
  return Math.min(sellable(facts) ?? maxLineQuantity, facts.maxQuantity ?? maxLineQuantity, maxLineQuantity);
}
