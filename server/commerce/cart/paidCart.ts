import type { Tx } from '../../platform/database/db.ts';
import { emptyCart } from './orderedCart.ts';
import { lineKey, type Options } from './rules.ts';

// The cart while the payment of its order is open: it stays unchanged, so that the shopper loses nothing when the payment fails. Callers
// run inside a transaction of the checkout.

/** The version of a cart that was ordered. */
export interface OrderedState {
  cartId: number;
  version: number;
}

/** An ordered item of the cart. */
export interface OrderedThing {
  productId: number;
  options: Options;
  quantity: number;
}

/** Locks a cart until the transaction ends. */
export async function lockOrderedCart(tx: Tx, cartId: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "Cart" WHERE "id" = ${cartId}::int FOR UPDATE`;
}

/**
 * Increments the version of an ordered cart, so that the cart can be ordered again: each version can be ordered only once. The cart must be
 * locked.
 */
export async function reviseCart(tx: Tx, { cartId, version }: OrderedState, now: Date): Promise<void> {
  await tx.cart.updateMany({ where: { id: cartId, version }, data: { version: { increment: 1 }, updatedAt: now } });
}

/** Removes paid items from a locked cart: everything that this shop sells, or only the ordered items if the cart has changed since. */
export async function removePaidItems(
  tx: Tx,
  { cartId, version }: OrderedState,
  things: readonly OrderedThing[],
  now: Date,
): Promise<void> {
  const cart = await tx.cart.findUnique({ where: { id: cartId }, select: { version: true } });
  if (!cart) return;
  if (cart.version === version) return emptyCart(tx, cartId, now);
  const paid = new Map<string, number>();
  for (const { productId, options, quantity } of things) {
    const key = lineKey(productId, options);
    paid.set(key, (paid.get(key) ?? 0) + quantity);
  }
  const [keys, quantities] = [[...paid.keys()], [...paid.values()]];
  await tx.$executeRaw`
    DELETE FROM "CartLine" l USING unnest(${keys}::text[], ${quantities}::int[]) AS paid(key, quantity)
    WHERE l."cartId" = ${cartId}::int AND l."key" = paid.key AND l."quantity" <= paid.quantity`;
  await tx.$executeRaw`
    UPDATE "CartLine" l SET "quantity" = l."quantity" - paid.quantity
    FROM unnest(${keys}::text[], ${quantities}::int[]) AS paid(key, quantity)
    WHERE l."cartId" = ${cartId}::int AND l."key" = paid.key`;
  if ((await tx.cartLine.count({ where: { cartId, product: { externalShopId: null } } })) === 0) return emptyCart(tx, cartId, now);
  await reviseCart(tx, { cartId, version: cart.version }, now);
}
