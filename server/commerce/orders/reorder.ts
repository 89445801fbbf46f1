import { addToCart } from '../cart/cart.ts';
import { ShopError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { parseOrderOptions } from './orderOptions.ts';
import { ownOrderId, type OrderRef } from './orderRef.ts';

/** A line of an order that could not be put into the cart again. */
export interface LeftOut {
  name: string;
  /** Why, for the shopper. */
  message: string;
}

/** What came of putting an order into the cart again. */
export interface Reordered {
  /** So many lines are in the cart. */
  added: number;
  leftOut: LeftOut[];
}

/**
 * Puts what an order was for into the caller's cart again, at today's prices, as far as it can be bought now. Each line is added as the
 * shopper would add it; what cannot be is told and left out.
 * @throws OrderNotFoundError for one that does not exist as for one that is not theirs
 */
export async function reorder(shop: Shop, ref: OrderRef): Promise<Reordered> {
  const orderId = await ownOrderId(shop, ref);
  const lines = await shop.db.prisma.orderLine.findMany({
    where: { orderId },
    orderBy: { position: 'asc' },
    select: { productId: true, name: true, options: true, quantity: true },
  });
  const result: Reordered = { added: 0, leftOut: [] };
  for (const { productId, name, options, quantity } of lines) {
    const chosen = parseOrderOptions(options).map(({ attribute, term }) => ({ attribute, term }));
    try {
      await addToCart(shop, { productId: productId ?? 0, quantity, options: chosen, cartVersion: null });
      result.added += 1;
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      result.leftOut.push({ name, message: error.message });
    }
  }
  return result;
}
