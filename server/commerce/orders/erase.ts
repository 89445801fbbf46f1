import { randomBytes } from 'node:crypto';
import { withRetry } from '../../platform/database/retry.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import type { OrderStatus, Prisma } from '../../generated/prisma/client.ts';
import { forgetCustomers } from '../coupons/coupons.ts';
import { forgetReturnUrls } from '../payments/payments.ts';
import { ordering } from './extensionPoints.ts';
import { mayCancel } from './orderRules.ts';

// Anonymises orders when the account of their customer is erased (SAFETY 1.12). By law the shop must retain what was sold, for how much and
// with which VAT; the customer's data is removed.

/** Orders that the shop is still processing: their address is needed. */
const openStatuses: readonly OrderStatus[] = ['PENDING_PAYMENT', 'ON_HOLD', 'PROCESSING'];

/** How long after an order's end the customer may still ask about it or return the goods. */
export const guestOrderDays = 30;
const dayMs = 24 * 60 * 60 * 1_000;

/** Open orders that a guest placed with the account's email address: the guest may be another person, who still needs them. */
const openOfGuests = (accountId: number) =>
  ({ accountId, adoptedAt: { not: null }, status: { in: [...openStatuses] } }) satisfies Prisma.OrderWhereInput;

/** The account's open orders that were placed signed in: those that the customer can cancel, and the others. */
export async function openOrderCounts(tx: Tx, accountId: number): Promise<{ cancellable: number; others: number }> {
  const open = await tx.order.findMany({
    where: { accountId, adoptedAt: null, status: { in: [...openStatuses] } },
    select: { status: true, paidMinor: true, fulfilment: true },
  });
  const cancellable = open.filter((order) => mayCancel(order, false)).length;
  return { cancellable, others: open.length - cancellable };
}

/** How many orders of an account will be anonymised, how many of them have attribution data, and how many are left to guests. */
export async function orderCounts(tx: Tx, accountId: number): Promise<{ orders: number; attributions: number; ofGuests: number }> {
  const [all, ofGuests] = [await tx.order.count({ where: { accountId } }), await tx.order.count({ where: openOfGuests(accountId) })];
  const attributions = await tx.orderAttribution.count({ where: { order: { accountId, NOT: openOfGuests(accountId) } } });
  return { orders: all - ofGuests, attributions, ofGuests };
}

/**
 * Detaches open guest orders from the account, within the erasure's transaction.
 * @returns how many
 */
export async function leaveToGuestsWithin(tx: Tx, accountId: number): Promise<number> {
  return (await tx.order.updateMany({ where: openOfGuests(accountId), data: { accountId: null } })).count;
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
  vatId: '',
  note: '',
  giftMessage: '',
};

/**
 * Anonymises an account's orders, within the erasure's transaction. Number, date, lines, amounts, VAT and country remain; links in old
 * emails stop working.
 * @returns how many
 */
export async function eraseOrdersWithin(tx: Tx, accountId: number): Promise<number> {
  const orders = await tx.order.findMany({ where: { accountId }, select: { id: true } });
  const ids = orders.map(({ id }) => id);
  await blankWithin(tx, ids);
  return ids.length;
}

async function blankWithin(tx: Tx, ids: number[]): Promise<void> {
  for (const part of ordering.participants) await part.ordersErased?.(tx, ids);
  await forgetCustomers(tx, ids);
  await forgetReturnUrls(tx, ids);
  await tx.$executeRaw`
    UPDATE "Order" SET "billingAddress" = NULL, "accessKey" = "id" || '-' || ${randomBytes(24).toString('base64url')} WHERE "id" = ANY(${ids}::int[])`;
  await tx.order.updateMany({ where: { id: { in: ids } }, data: { ...blank, visitorId: null, accountId: null, adoptedAt: null } });
}

/** Number of orders per transaction, so that transactions stay short. */
const batch = 200;

/**
 * Anonymises orders that were left to guests by an account's erasure and ended more than 30 days ago.
 * @returns how many
 */
export async function eraseLeftOrders(db: Db, now: Date): Promise<number> {
  const over = new Date(now.getTime() - guestOrderDays * dayMs);
  const where = { accountId: null, adoptedAt: { not: null }, closedAt: { lte: over }, status: { notIn: [...openStatuses] } };
  return withRetry(() =>
    db.prisma.$transaction(async (tx) => {
      const orders = await tx.order.findMany({ where, select: { id: true }, orderBy: { id: 'asc' }, take: batch });
      await blankWithin(
        tx,
        orders.map(({ id }) => id),
      );
      return orders.length;
    }),
  );
}
