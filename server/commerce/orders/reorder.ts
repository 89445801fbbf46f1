import type { Text } from '../../platform/i18n/text.ts';
import { addToCart } from '../cart/cart.ts';
import { ShopError } from '../../platform/errors/errors.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { parseOrderOptions } from './orderOptions.ts';
import { ownOrderId, type OrderRef } from './orderRef.ts';

/** A line of an order that couldn't be added to the cart again. */
export interface LeftOut {
  name: string;
  /** The reason, shown to the shopper. */
  message: Text;
}

/** The result of a reorder. */
export interface Reordered {
  /** Number of lines added to the cart. */
  added: number;
  leftOut: LeftOut[];
}

/**
 * Adds the items of an order to the caller's cart again, at current prices, as far as they can be bought now. Each line is added as if by
 * the shopper; unavailable lines are left out and reported.
 * @throws OrderNotFoundError when the order doesn't exist or belongs to another customer
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
      result.leftOut.push({ name, message: error.text });
    }
  }
  return result;
}
