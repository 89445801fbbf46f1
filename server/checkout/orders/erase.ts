import { randomBytes } from 'node:crypto';
import type { Tx } from '../../db.ts';
import type { OrderStatus } from '../../generated/prisma/client.ts';

// What becomes of orders when their shopper's account is erased (SAFETY 1.12). What was sold, for how much and with which VAT has to be
// kept by law; who bought it is blanked out.

/** Orders that the shop still works on: their address is needed. */
const openStatuses: readonly OrderStatus[] = ['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING'];

/** The account's orders that are still under way. */
export function openOrderCount(tx: Tx, accountId: number): Promise<number> {
  return tx.order.count({ where: { accountId, status: { in: [...openStatuses] } } });
}

/** How many orders an account has, and how many of them tell where their visitor came from. */
export async function orderCounts(tx: Tx, accountId: number): Promise<{ orders: number; attributions: number }> {
  const [orders, attributions] = [
    await tx.order.count({ where: { accountId } }),
    await tx.orderAttribution.count({ where: { order: { accountId } } }),
  ];
  return { orders, attributions };
}

const blank = {
  email: '',
  firstName: '',
  lastName: '',
  phone: '',
  company: '',
  address1: '',
  address2: '',
  postcode: '',
  city: '',
  note: '',
};

/**
 * Blanks out who placed an account's orders, within the erasure's transaction. Number, date, lines, amounts, VAT and country stay; the
 * links in old mails open nothing any more.
 * @returns how many
 */
export async function eraseOrdersWithin(tx: Tx, accountId: number): Promise<number> {
  const orders = await tx.order.findMany({ where: { accountId }, select: { id: true } });
  const ids = orders.map(({ id }) => id);
  await tx.orderAttribution.deleteMany({ where: { orderId: { in: ids } } });
  await tx.orderCoupon.updateMany({ where: { orderId: { in: ids } }, data: { customer: '' } });
  await tx.$executeRaw`
    UPDATE "Order" SET "billingAddress" = NULL, "accessKey" = "id" || '-' || ${randomBytes(24).toString('base64url')} WHERE "id" = ANY(${ids}::int[])`;
  await tx.order.updateMany({ where: { id: { in: ids } }, data: { ...blank, visitorId: null, accountId: null } });
  return ids.length;
}
