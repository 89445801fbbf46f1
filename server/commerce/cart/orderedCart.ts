import { detachAllSql } from '../coupons/coupons.ts';
import type { Tx } from '../../platform/database/db.ts';
import { parseOptions, type Options } from './rules.ts';

// Cart operations of the checkout, inside its transaction.

export interface OrderedLine {
  id: number;
  key: string;
  productId: number;
  options: Options;
  quantity: number;
  /** The external shop that sells the product; null when this shop sells it. */
  externalShopId: number | null;
}

/**
 * Locks the visitor's cart: until the transaction ends, no other transaction changes or orders it.
 * @returns null if there is no cart
 */
export async function lockCart(tx: Tx, visitorId: number): Promise<{ id: number; version: number } | null> {
  const [cart] = await tx.$queryRaw<{ id: number; version: number }[]>`
    SELECT "id", "version" FROM "Cart" WHERE "visitorId" = ${visitorId}::int FOR UPDATE`;
  return cart ?? null;
}

/** The lines of a locked cart, in the order in which they were added. */
export async function linesToOrder(tx: Tx, cartId: number): Promise<OrderedLine[]> {
  const lines = await tx.cartLine.findMany({
    where: { cartId },
    orderBy: { id: 'asc' },
    select: { id: true, key: true, productId: true, options: true, quantity: true, product: { select: { externalShopId: true } } },
  });
  return lines.map(({ product, options, ...line }) => ({
    ...line,
    options: parseOptions(options),
    externalShopId: product.externalShopId,
  }));
}

/** Removes all items that this shop sells, and the coupons, from a locked cart after it was ordered. */
export async function emptyCart(tx: Tx, cartId: number, now: Date): Promise<void> {
  await tx.$executeRaw`
    WITH lines AS (
      DELETE FROM "CartLine" l USING "Product" p
      WHERE l."cartId" = ${cartId}::int AND p."id" = l."productId" AND p."externalShopId" IS NULL
    ),
    coupons AS (${detachAllSql(cartId)})
    UPDATE "Cart" SET "version" = "version" + 1, "updatedAt" = ${now}::timestamptz WHERE "id" = ${cartId}::int`;
}

/**
 * Removes lines from a locked cart; the caller increments the cart's version.
 * @returns number of removed lines
 */
export async function removeLines(tx: Tx, cartId: number, lineIds: readonly number[]): Promise<number> {
  const { count } = await tx.cartLine.deleteMany({ where: { cartId, id: { in: [...lineIds] } } });
  return count;
}
