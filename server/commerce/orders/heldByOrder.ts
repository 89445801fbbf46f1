import { lockOrderedCart } from '../cart/cart.ts';
import { lockForReturn, returnStock, type LockedProduct, type Return } from '../../catalogue/inventory/inventory.ts';
import { releaseCoupons } from '../coupons/coupons.ts';
import type { Tx } from '../../platform/database/db.ts';

// What an order keeps from others as long as it stands: the stock of its lines and the uses of its coupons.

/** An order's claims, locked. */
export interface Held {
  orderId: number;
  lines: readonly Return[];
  products: ReadonlyMap<number, LockedProduct>;
}

/**
 * Locks the cart that was ordered, if there is one, and the order's products: in this order, like everybody. The caller then decides
 * by a conditional update whether it is the one who gives them back.
 * @param cartId null when the cart plays no part (any more)
 */
export async function lockHeld(tx: Tx, orderId: number, cartId: number | null): Promise<Held> {
  if (cartId !== null) await lockOrderedCart(tx, cartId);
  const lines = await tx.orderLine.findMany({ where: { orderId }, select: { productId: true, stockProductId: true, quantity: true } });
  return { orderId, lines, products: await lockForReturn(tx, lines) };
}

/** Gives everything back. @returns whether the shop shows something else about a product now */
export async function releaseHeld(tx: Tx, { orderId, lines, products }: Held, now: Date): Promise<boolean> {
  await releaseCoupons(tx, orderId, now);
  return returnStock(tx, lines, products, { orderId, now });
}
