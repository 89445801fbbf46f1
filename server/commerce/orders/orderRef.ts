import { mayUse } from '../../platform/operation/rights.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { opensOrder } from './checkout/rules.ts';
import { OrderNotFoundError } from './errors.ts';

/** A reference to an order: by ID, which must be the caller's order, or by number with the key of its link. */
export interface OrderRef {
  orderId?: number | null;
  number?: number | null;
  key?: string | null;
}

/** Whether the caller is staff with the right ORDERS. */
export function worksOnOrders(shop: Pick<Shop, 'admin' | 'apiKey'>): Promise<boolean> {
  return mayUse(shop, 'ORDERS', ['ORDERS_READ']);
}

/**
 * The ID of an order that the caller may act on: their own, their account's, one whose link they have, or any for staff with the right
 * ORDERS.
 * @throws OrderNotFoundError when the order doesn't exist or belongs to another customer
 */
export async function ownOrderId(
  shop: Pick<Shop, 'db' | 'visitor' | 'admin' | 'apiKey'>,
  { orderId, number, key }: OrderRef,
): Promise<number> {
  const where = orderId ? { id: orderId } : number ? { number } : null;
  const columns = { id: true, visitorId: true, accountId: true, accessKey: true } as const;
  const order = where && (await shop.db.prisma.order.findFirst({ where, select: columns }));
  if (!order) throw new OrderNotFoundError();
  if (key && opensOrder(order, key)) return order.id;
  const [visitorId, account] = [await shop.visitor.current(), await shop.visitor.account()];
  if (await worksOnOrders(shop)) return order.id;
  const isOwn =
    (order.visitorId !== null && order.visitorId === visitorId) || (order.accountId !== null && order.accountId === account?.id);
  if (!isOwn) throw new OrderNotFoundError();
  return order.id;
}
