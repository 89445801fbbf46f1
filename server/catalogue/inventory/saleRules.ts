import type { ProductStatus, ProductType } from '../../generated/prisma/enums.ts';
import { priceInEffect, type Pricing } from '../projection/projection.ts';
import { sellable, type QuantityFacts, type StockFacts } from './stock.ts';

// What can be sold: pure rules over the rows that operations.ts reads. Simple products and variations can be sold; a variation that doesn't
// track its own stock uses its parent's if the parent tracks it.

export interface ParentFacts extends StockFacts {
  id: number;
  name: string;
  status: ProductStatus;
  soldIndividually: boolean;
  depositMinor: number | null;
}

/** The facts that decide the price. */
export interface PriceFacts extends Pricing {
  type: ProductType;
  status: ProductStatus;
  /** Deposit on each piece; that of a variation is its parent’s. */
  depositMinor: number | null;
  parent: Pick<ParentFacts, 'status' | 'depositMinor'> | null;
}

/** The facts that decide whether a product can be sold. */
export interface SaleFacts extends PriceFacts, QuantityFacts {
  id: number;
  name: string;
  parent: ParentFacts | null;
}

/** The row whose stock is sold: the variation's parent when only the parent tracks stock. */
export function stockRow<Row extends StockFacts, Parent extends StockFacts>(product: Row & { parent: Parent | null }): Row | Parent {
  return !product.managesStock && product.parent?.managesStock ? product.parent : product;
}

/** The product's quantity rules with the stock that is actually sold. */
export function quantityFacts(product: QuantityFacts & { parent: (StockFacts & { soldIndividually: boolean }) | null }): QuantityFacts {
  const { managesStock, stock, isInStock, backorders, lowStockAmount } = stockRow(product);
  return {
    managesStock,
    stock,
    isInStock,
    backorders,
    lowStockAmount,
    // Merchants set this on the variable product and mean each of its variations.
    soldIndividually: product.soldIndividually || (product.parent?.soldIndividually ?? false),
    minQuantity: product.minQuantity,
    maxQuantity: product.maxQuantity,
  };
}

/** Whether shoppers may see the product; a variation is as visible as its product. */
export function isPublished(product: Pick<PriceFacts, 'status' | 'parent'>): boolean {
  return product.status === 'PUBLISHED' && (product.parent === null || product.parent.status === 'PUBLISHED');
}

/** The current unit price in minor units; null when the product can't be bought in this shop at all. */
export function unitPrice(product: PriceFacts, now: Date): number | null {
  if (product.type !== 'SIMPLE' && product.type !== 'VARIATION') return null;
  return isPublished(product) ? priceInEffect(product, now) : null;
}

/** The deposit on one piece, on top of its price; 0 without one. */
export function unitDeposit(product: { depositMinor: number | null; parent: { depositMinor: number | null } | null }): number {
  return (product.parent ?? product).depositMinor ?? 0;
}

/** Whether this quantity can be sold now. */
export function canSell(product: SaleFacts, quantity: number, now: Date): boolean {
  const left = sellable(stockRow(product));
  return unitPrice(product, now) !== null && (left === null || left >= quantity);
}
