import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';
import { eraseOrdersWithin, guestOrderDays, leaveToGuestsWithin, openOrderCounts, orderCounts } from './erase.ts';
import { says } from './__generated__/messages.ts';

/** The orders of an account, for its owner's data export. Excludes secrets and references to other rows. */
function orderData({ prisma }: Db, accountId: number) {
  return prisma.order.findMany({
    where: { accountId },
    orderBy: { id: 'asc' },
    omit: { accessKey: true, idempotencyKey: true, requestHash: true, visitorId: true, cartId: true, cartVersion: true, accountId: true },
    include: {
      lines: { orderBy: { position: 'asc' }, omit: { orderId: true } },
      coupons: { select: { code: true, discountMinor: true } },
      payment: { select: { method: true, state: true, amountMinor: true, createdAt: true, settledAt: true } },
      refunds: { select: { amountMinor: true, reason: true, state: true, createdAt: true } },
      events: { orderBy: { id: 'asc' }, select: { at: true, kind: true, detail: true } },
      attribution: { omit: { orderId: true } },
    },
  });
}

/** The orders module's handlers for personal data. */
export const orderPersonalData: PersonalData = {
  addressConfirmed: async (tx, { accountId, email, now }) => {
    await tx.$executeRaw`
      UPDATE "Order" SET "accountId" = ${accountId}::int, "adoptedAt" = ${now}::timestamptz
      WHERE "accountId" IS NULL AND lower("email") = ${email}`;
  },
  async obstacles(tx, accountId) {
    const { cancellable, others } = await openOrderCounts(tx, accountId);
    return [
      ...(cancellable > 0 ? [says((t) => t.openOrdersBlockErasure({ count: cancellable }))] : []),
      ...(others > 0 ? [says((t) => t.packedOrdersBlockErasure({ count: others }))] : []),
    ];
  },
  async preview({ db }, { id }) {
    const { orders, attributions, ofGuests } = await orderCounts(db.prisma, id);
    return [
      deletedPart(
        'attribution',
        attributions,
        says((t) => t.theTrafficSourcesOfYourOrders),
      ),
      {
        subject: 'orders',
        count: orders,
        fate: 'PSEUDONYMISED',
        reason: says((t) => t.taxLawRequiresSalesRecords),
      },
      {
        subject: 'guestOrders',
        count: ofGuests,
        fate: 'KEPT',
        reason: says((t) => t.guestOrdersInProgress({ days: guestOrderDays })),
      },
    ];
  },
  erase: (_shop, { id }) =>
    Promise.resolve(async (tx) => {
      await leaveToGuestsWithin(tx, id);
      return { orders: await eraseOrdersWithin(tx, id) };
    }),
  export: async ({ db }, { id }) => ({ orders: await orderData(db, id) }),
};
