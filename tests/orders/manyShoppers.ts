import { createHash, randomBytes } from 'node:crypto';
import { lineKey } from '../../server/commerce/cart/rules.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { newVisitor, type Visitor } from '../support/shopDriver.ts';

/** A shopper's cart at version 1, with products added in this order. */
export interface FilledCart {
  productIds: readonly number[];
  couponId?: number;
}

/** Creates many shoppers with filled carts directly in the database, because the race is about ordering rather than filling carts. */
export async function manyShoppers(db: Db, carts: readonly FilledCart[]): Promise<Visitor[]> {
  const tokens = carts.map(() => randomBytes(32).toString('base64url'));
  const visitors = await db.prisma.visitor.createManyAndReturn({
    data: tokens.map((token) => ({ tokenHash: createHash('sha256').update(token).digest('hex') })),
    select: { id: true },
  });
  const rows = await db.prisma.cart.createManyAndReturn({
    data: visitors.map(({ id }) => ({ visitorId: id, version: 1 })),
    select: { id: true },
  });
  const filled = rows.map(({ id: cartId }, index) => ({ cartId, ...carts[index] }));
  await db.prisma.cartLine.createMany({
    data: filled.flatMap(({ cartId, productIds = [] }) =>
      productIds.map((productId) => ({ cartId, productId, quantity: 1, key: lineKey(productId, {}) })),
    ),
  });
  await db.prisma.cartCoupon.createMany({
    data: filled.flatMap(({ cartId, couponId }) => (couponId === undefined ? [] : [{ cartId, couponId }])),
  });
  return tokens.map((token) => newVisitor(db, { token }));
}
