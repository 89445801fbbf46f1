import { priceColumns, unitPrice, type PriceFacts } from '../../catalogue/inventory/inventory.ts';
import { couponColumns, couponOrder, type ShownCoupon, applyCoupons, type CouponLine, type CouponOutcome } from '../coupons/coupons.ts';
import { subtotal } from './rules.ts';

// What a cart costs. Every field that is derived from its lines and coupons uses the one selection below, so that all of them
// together cost one statement.

const productColumns = {
  ...priceColumns,
  id: true,
  parentId: true,
  categoryIds: true,
  externalShopId: true,
  parent: { select: { status: true, categoryIds: true } },
} as const;

/** Selects of a cart what its lines cost. */
export const pricedLinesSelection = {
  lines: { orderBy: { id: 'asc' }, select: { key: true, quantity: true, product: { select: productColumns } } },
} as const;

/** Selects of a cart what it costs. */
export const pricedCartSelection = {
  ...pricedLinesSelection,
  coupons: { orderBy: couponOrder, select: { coupon: { select: couponColumns } } },
} as const;

/** A product as far as its price and the coupons for it go. */
interface PricedProduct extends PriceFacts {
  id: number;
  parentId: number | null;
  categoryIds: readonly number[];
  parent: (NonNullable<PriceFacts['parent']> & { categoryIds: readonly number[] }) | null;
}

/** What a price is asked for. */
export interface PricedRow {
  key: string;
  quantity: number;
  product: PricedProduct;
}

/** A cart's line as it was read. */
export interface LineRow extends PricedRow {
  /** With the external shop that sells it; null for what is sold here. */
  product: PricedProduct & { externalShopId: number | null };
}

/** A line with its price of this instant; what cannot be bought any more costs nothing. */
export function pricedLine({ key, quantity, product }: PricedRow, now: Date): CouponLine {
  const unitPriceMinor = unitPrice(product, now);
  return {
    key,
    productId: product.id,
    parentId: product.parentId,
    // Categories are a product's; its variations have none of their own.
    categoryIds: (product.parent ?? product).categoryIds,
    quantity,
    unitPriceMinor: unitPriceMinor ?? 0,
    isReduced: unitPriceMinor !== null && unitPriceMinor < (product.regularPriceMinor ?? 0),
  };
}

/** The lines with the prices of this instant. */
export function pricedLines(lines: readonly PricedRow[], now: Date): CouponLine[] {
  return lines.map((line) => pricedLine(line, now));
}

/** Whether an order here takes the line; otherwise it is bought at another shop, at that shop's price. */
export function isSoldHere({ product }: { product: { externalShopId: number | null } }): boolean {
  return product.externalShopId === null;
}

/** What a cart costs, before shipping. */
export interface PricedCart {
  lines: CouponLine[];
  /** Those that an order here takes. Coupons are for them alone. */
  soldHere: CouponLine[];
  /** Before discounts. */
  subtotalMinor: number;
  coupons: ShownCoupon[];
  outcome: CouponOutcome;
}

/** @param cart as pricedCartSelection reads it */
export function priceCart(cart: { lines: readonly LineRow[]; coupons: readonly { coupon: ShownCoupon }[] }, now: Date): PricedCart {
  const lines = pricedLines(cart.lines, now);
  const soldHere = pricedLines(cart.lines.filter(isSoldHere), now);
  const coupons = cart.coupons.map(({ coupon }) => coupon);
  return { lines, soldHere, subtotalMinor: subtotal(lines), coupons, outcome: applyCoupons(coupons, soldHere, now) };
}
