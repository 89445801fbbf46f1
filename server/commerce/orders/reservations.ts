import { lockOrderedCart } from '../cart/cart.ts';
import { lockForReturn, returnStock, type LockedProduct, type Return } from '../../catalogue/inventory/inventory.ts';
import { releaseCoupons } from '../coupons/coupons.ts';
import type { Tx } from '../../platform/database/db.ts';

// What an order reserves while it is open: the stock of its lines and the uses of its coupons.

/** An order's reservations, locked. */
export interface Reservations {
  orderId: number;
  lines: readonly Return[];
  products: ReadonlyMap<number, LockedProduct>;
}

/**
 * Locks the ordered cart, if there is one, then the order's products, in the same order as all other transactions. The caller then uses a
 * conditional update to ensure that only one transaction releases them.
 * @param cartId null when the cart isn't involved (any longer)
 */
export async function lockReservations(tx: Tx, orderId: number, cartId: number | null): Promise<Reservations> {
  if (cartId !== null) await lockOrderedCart(tx, cartId);
  const lines = await tx.orderLine.findMany({ where: { orderId }, select: { productId: true, stockProductId: true, quantity: true } });
  return { orderId, lines, products: await lockForReturn(tx, lines) };
}

/**
 * Releases all reservations.
 * @returns whether the shop now shows a product differently
 */
export async function releaseReservations(tx: Tx, { orderId, lines, products }: Reservations, now: Date): Promise<boolean> {
  await releaseCoupons(tx, orderId, now);
  return returnStock(tx, lines, products, { orderId, now });
}
