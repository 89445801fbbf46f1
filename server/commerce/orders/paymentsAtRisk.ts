import type { Db } from '../../platform/database/db.ts';

/** An order whose authorised payment was lost, or soon will be. */
export interface PaymentAtRisk {
  orderNumber: number;
  amountMinor: number;
  /** When the authorisation expires; null if it is lost already. */
  captureBefore: Date | null;
}

const dayMs = 24 * 60 * 60 * 1_000;

/** How long before its end an authorisation counts as at risk: time to ship the order over a weekend, in milliseconds. */
export const warningMs = 3 * dayMs;

/** Orders whose authorised payment couldn't be charged and wasn't replaced, or expires within three days; lost ones first. */
export async function paymentsAtRisk({ prisma }: Pick<Db, 'prisma'>, now: Date, limit: number): Promise<PaymentAtRisk[]> {
  const found = await prisma.payment.findMany({
    where: {
      authorizedAt: { not: null },
      OR: [
        { state: 'DECLINED', order: { status: { in: ['PROCESSING', 'COMPLETED'] }, paidMinor: 0 } },
        { state: 'AUTHORIZED', captureBefore: { lte: new Date(now.getTime() + warningMs) } },
      ],
    },
    // Authorised payments aren't settled yet.
    orderBy: [{ settledAt: { sort: 'asc', nulls: 'last' } }, { captureBefore: 'asc' }],
    take: limit,
    select: { state: true, amountMinor: true, captureBefore: true, order: { select: { number: true } } },
  });
  return found.map(({ state, order, amountMinor, captureBefore }) => ({
    orderNumber: order.number,
    amountMinor,
    captureBefore: state === 'DECLINED' ? null : captureBefore,
  }));
}
