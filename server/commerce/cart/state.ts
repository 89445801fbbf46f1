import { createHash } from 'node:crypto';
import type { CartState, Shop } from '../../platform/operation/shop.ts';
import { priceCart, pricedCartSelection, type PricedCart } from './pricing.ts';

// A cart's hash, which changes exactly when the displayed cart changes, so that a browser that has seen this cart needn't request it again.

/** The data that a cart's hash is computed from. */
export interface HashedCart {
  lines: readonly { key: string; quantity: number; unitPriceMinor: number }[];
  couponCodes: readonly string[];
  discountMinor: number;
  subtotalMinor: number;
}

/**
 * Hash of the cart's contents only: carts of two visitors with the same contents have the same hash.
 * @returns 32 lowercase hex digits, '' for an empty cart; MD5, because existing scripts expect that format and the hash is no secret
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

/** The state of a priced cart. */
export function stateOf({ lines, coupons, outcome, subtotalMinor }: PricedCart): CartState {
  const couponCodes = coupons.map(({ code }) => code);
  return {
    hash: cartHash({ lines, couponCodes, discountMinor: outcome.discountMinor, subtotalMinor }),
    itemCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

/** The state of an empty or missing cart. */
export const emptyState: CartState = { hash: '', itemCount: 0 };

type PricedRow = Parameters<typeof priceCart>[0];

const stateOfRow = (cart: PricedRow | null, shop: Shop) => (cart ? stateOf(priceCart(cart, shop.now)) : emptyState);

// A request for the cart and its hash reads both in one statement: the hash waits for the cart if that is read at the same time.
const waiting = new WeakMap<Shop, { state?: Promise<CartState> }>();

/** Whether readCartState() waits for a cart that is read at this moment with pricedCartSelection, and is passed to shareCart(). */
export const isStateWanted = (shop: Shop): boolean => waiting.has(shop);

/** Passes a cart that is being read to readCartState(). */
export function shareCart(shop: Shop, cart: Promise<PricedRow | null>): void {
  const reading = waiting.get(shop);
  if (!reading) return;
  reading.state = cart.then((row) => stateOfRow(row, shop));
  // Handled by the reader, unless that has failed itself.
  reading.state.catch(() => undefined);
}

/** Reads the state of the visitor's cart, in one statement at most. */
export async function readCartState(shop: Shop): Promise<CartState> {
  const reading: { state?: Promise<CartState> } = {};
  waiting.set(shop, reading);
  const visitorId = await shop.visitor.current().finally(() => waiting.delete(shop));
  if (reading.state) return reading.state;
  if (visitorId === null) return emptyState;
  return stateOfRow(await shop.db.prisma.cart.findUnique({ where: { visitorId }, select: pricedCartSelection }), shop);
}
