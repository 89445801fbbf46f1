import type { Shop } from '../../platform/operation/shop.ts';

/** How long an order counts as just placed, in milliseconds. */
const freshForMs = 24 * 60 * 60_000;

/**
 * The visitor's latest order within a day. Explains an empty cart to a shopper whose response was lost.
 * @returns null if there is none, or it was cancelled or failed
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
