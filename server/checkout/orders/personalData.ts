import type { Db } from '../../db.ts';

/** The orders of an account, for their owner's copy of it. Secrets and what links them to other rows are left out. */
export function orderData({ prisma }: Db, accountId: number) {
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
