import type { ProductStatus, ProductType } from '../../generated/prisma/enums.ts';
import { priceInEffect, type Pricing } from '../projection/projection.ts';
import { sellable, type QuantityFacts, type StockFacts } from './stock.ts';

// What a product says about being sold: pure rules over the rows that inventory.ts reads. A simple product and a variation are
// sold; a variation that does not count its own stock sells its parent's when the parent counts.

export interface ParentFacts extends StockFacts {
  id: number;
  name: string;
  status: ProductStatus;
  soldIndividually: boolean;
}

/** What decides the price. */
export interface PriceFacts extends Pricing {
  type: ProductType;
  status: ProductStatus;
  parent: Pick<ParentFacts, 'status'> | null;
}

/** What decides a sale. */
export interface SaleFacts extends PriceFacts, QuantityFacts {
  id: number;
  name: string;
  parent: ParentFacts | null;
}

/** The row whose stock is sold: the variation's parent when only that one counts. */
export function stockRow<Row extends StockFacts, Parent extends StockFacts>(product: Row & { parent: Parent | null }): Row | Parent {
  return !product.managesStock && product.parent?.managesStock ? product.parent : product;
}

/** The product's quantity rules over the stock that is really sold. */
export function quantityFacts(product: QuantityFacts & { parent: (StockFacts & { soldIndividually: boolean }) | null }): QuantityFacts {
  const { managesStock, stock, isInStock, backorders, lowStockAmount } = stockRow(product);
  return {
    managesStock,
    stock,
    isInStock,
    backorders,
    lowStockAmount,
    // Shops set it on the variable product and mean each of its variations.
    soldIndividually: product.soldIndividually || (product.parent?.soldIndividually ?? false),
    minQuantity: product.minQuantity,
    maxQuantity: product.maxQuantity,
  };
}

/** Whether shoppers may know of it; a variation is as visible as its product. */
export function isPublished(product: Pick<PriceFacts, 'status' | 'parent'>): boolean {
  return product.status === 'PUBLISHED' && (product.parent === null || product.parent.status === 'PUBLISHED');
}

/** What one piece costs now in minor units; null when this cannot be bought here at all. */
export function unitPrice(product: PriceFacts, now: Date): number | null {
  if (product.type !== 'SIMPLE' && product.type !== 'VARIATION') return null;
  return isPublished(product) ? priceInEffect(product, now) : null;
}

/** Whether so many can be sold now. */
export function canSell(product: SaleFacts, quantity: number, now: Date): boolean {
  const left = sellable(stockRow(product));
  return unitPrice(product, now) !== null && (left === null || left >= quantity);
}
