import { priceColumns, unitDeposit, unitPrice, type PriceFacts } from '../../catalogue/inventory/inventory.ts';
import { couponColumns, couponOrder, type ShownCoupon, applyCoupons, type CouponLine, type CouponOutcome } from '../coupons/coupons.ts';
import { subtotal } from './rules.ts';

// Prices a cart. Every field that derives from its lines and coupons uses the selection below, so that all of them share one statement.

const productColumns = {
  ...priceColumns,
  id: true,
  parentId: true,
  categoryIds: true,
  externalShopId: true,
  parent: { select: { status: true, depositMinor: true, categoryIds: true } },
} as const;

/** Selects the data of a cart that its line prices need. */
export const pricedLinesSelection = {
  lines: { orderBy: { id: 'asc' }, select: { key: true, quantity: true, product: { select: productColumns } } },
} as const;

/** Selects the data of a cart that its price needs. */
export const pricedCartSelection = {
  ...pricedLinesSelection,
  coupons: { orderBy: couponOrder, select: { coupon: { select: couponColumns } } },
} as const;

/** The part of a product that decides its price and coupons. */
interface PricedProduct extends PriceFacts {
  id: number;
  parentId: number | null;
  categoryIds: readonly number[];
  parent: (NonNullable<PriceFacts['parent']> & { categoryIds: readonly number[] }) | null;
}

/** A row to be priced. */
export interface PricedRow {
  key: string;
  quantity: number;
  product: PricedProduct;
}

/** A line of a cart as read from the database. */
export interface LineRow extends PricedRow {
  /** Includes the external shop that sells the product; null when this shop sells it. */
  product: PricedProduct & { externalShopId: number | null };
}

/** A line with its price. Coupons don't reduce deposits, and see the price alone. */
export interface PricedLine extends CouponLine {
  /** On each piece. */
  depositMinor: number;
}

/** A line with its current price; items that can no longer be bought have a price of 0. */
export function pricedLine({ key, quantity, product }: PricedRow, now: Date): PricedLine {
  const unitPriceMinor = unitPrice(product, now);
  return {
    key,
    productId: product.id,
    parentId: product.parentId,
    // Variations have no categories of their own and use those of their product.
    categoryIds: (product.parent ?? product).categoryIds,
    quantity,
    unitPriceMinor: unitPriceMinor ?? 0,
    depositMinor: unitPriceMinor === null ? 0 : unitDeposit(product),
    isReduced: unitPriceMinor !== null && unitPriceMinor < (product.regularPriceMinor ?? 0),
  };
}

/** The lines with their current prices. */
export function pricedLines(lines: readonly PricedRow[], now: Date): PricedLine[] {
  return lines.map((line) => pricedLine(line, now));
}

/** Whether this shop sells the line; otherwise it is bought at an external shop, at that shop's price. */
export function isSoldHere({ product }: { product: { externalShopId: number | null } }): boolean {
  return product.externalShopId === null;
}

/** The price of a cart, without shipping. */
export interface PricedCart {
  lines: PricedLine[];
  /** Lines that this shop sells. Coupons apply only to these. */
  soldHere: PricedLine[];
  /** Before discounts. */
  subtotalMinor: number;
  coupons: ShownCoupon[];
  outcome: CouponOutcome;
}

/** @param cart the cart as read with pricedCartSelection */
export function priceCart(cart: { lines: readonly LineRow[]; coupons: readonly { coupon: ShownCoupon }[] }, now: Date): PricedCart {
  const lines = pricedLines(cart.lines, now);
  const soldHere = pricedLines(cart.lines.filter(isSoldHere), now);
  const coupons = cart.coupons.map(({ coupon }) => coupon);
  return { lines, soldHere, subtotalMinor: subtotal(lines), coupons, outcome: applyCoupons(coupons, soldHere, now) };
}
