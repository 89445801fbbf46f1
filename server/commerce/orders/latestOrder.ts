import type { Shop } from '../../platform/operation/shop.ts';

/** How long an order counts as the one that the shopper has just placed, in milliseconds. */
const freshForMs = 24 * 60 * 60_000;

/**
 * What the visitor ordered last, within a day. Somebody whose answer got lost on the way learns by it why the cart is empty.
 * @returns null if none, or it came to nothing
 */
export async function latestOrderId(shop: Shop): Promise<number | null> {
  const visitorId = await shop.visitor.current();
  if (visitorId === null) return null;
  const order = await shop.db.prisma.order.findFirst({
    where: { visitorId, placedAt: { gt: new Date(shop.now.getTime() - freshForMs) }, status: { notIn: ['FAILED', 'CANCELLED'] } },
    orderBy: { id: 'desc' },
    select: { id: true },
  });
  return order?.id ?? null;
}
