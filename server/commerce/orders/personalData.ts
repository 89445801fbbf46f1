import { deletedPart, type PersonalData } from '../../foundation/accounts/accounts.ts';
import type { Db } from '../../platform/database/db.ts';
import { eraseOrdersWithin, guestOrderDays, leaveToGuestsWithin, openOrderCounts, orderCounts } from './erase.ts';

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

function obstacle(count: number): { are: string; it: string; itHas: string } {
  return count === 1
    ? { are: 'One of your orders is still in progress, and we need your address for it.', it: 'it', itHas: 'it has' }
    : { are: `${count} of your orders are still in progress, and we need your address for them.`, it: 'them', itHas: 'they have' };
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
    const [open, packed] = [obstacle(cancellable), obstacle(others)];
    return [
      ...(cancellable > 0 ? [`${open.are} Cancel ${open.it}, or wait until ${open.itHas} been shipped.`] : []),
      ...(others > 0
        ? [`${packed.are} You can no longer cancel ${packed.it} yourself. Wait until ${packed.itHas} been shipped, or contact us.`]
        : []),
    ];
  },
  async preview({ db }, { id }) {
    const { orders, attributions, ofGuests } = await orderCounts(db.prisma, id);
    return [
      deletedPart('attribution', attributions, 'The traffic sources recorded with your orders.'),
      {
        subject: 'orders',
        count: orders,
        fate: 'PSEUDONYMISED',
        reason:
          'Tax law requires us to keep sales records: number, date, goods, amounts, VAT and country. Your name, addresses, VAT ID, phone number, email address, notes and gift messages are removed.',
      },
      {
        subject: 'guestOrders',
        count: ofGuests,
        fate: 'KEPT',
        reason: `Guest orders with your email address that are still in progress. They’ll be completed, but no longer linked to your account. We anonymise them ${guestOrderDays} days after they’re closed.`,
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
