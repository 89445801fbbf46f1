import { createHash } from 'node:crypto';
import type { CartState, Shop } from '../../platform/operation/shop.ts';
import { priceCart, pricedCartSelection, type PricedCart } from './pricing.ts';

// What is known about a cart without looking at it: its hash changes exactly when what it shows does, so that a browser that has
// seen this cart needs not ask again.

/** What a cart's hash is made of. */
export interface HashedCart {
  lines: readonly { key: string; quantity: number; unitPriceMinor: number }[];
  couponCodes: readonly string[];
  discountMinor: number;
  subtotalMinor: number;
}

/**
 * Of the cart's content only: carts of two visitors that hold the same have the same hash.
 * @returns 32 lowercase hex digits, '' for an empty cart; MD5 because existing scripts expect that form, nothing is kept secret by it
 */
export function cartHash({ lines, couponCodes, discountMinor, subtotalMinor }: HashedCart): string {
  if (lines.length === 0) return '';
  const content = [
    lines.map(({ key, quantity, unitPriceMinor }) => [key, quantity, unitPriceMinor]),
    couponCodes,
    discountMinor,
    subtotalMinor,
  ];
  return createHash('md5').update(JSON.stringify(content)).digest('hex');
}

/** The state of a cart that has been read and priced. */
export function stateOf({ lines, coupons, outcome, subtotalMinor }: PricedCart): CartState {
  const couponCodes = coupons.map(({ code }) => code);
  return {
    hash: cartHash({ lines, couponCodes, discountMinor: outcome.discountMinor, subtotalMinor }),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** Of an empty cart, and of none. */
export const emptyState: CartState = { hash: '', itemCount: 0 };

/** The state of the visitor's cart, read in one statement. */
export async function readCartState(shop: Shop): Promise<CartState> {
  const visitorId = await shop.visitor.current();
  if (visitorId === null) return emptyState;
  const cart = await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: pricedCartSelection });
  return cart ? stateOf(priceCart(cart, shop.now)) : emptyState;
}
