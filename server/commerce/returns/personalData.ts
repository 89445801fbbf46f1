import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { OrderDocument, OrderEmail, OrderParticipant } from '../orders/orders.ts';
import type { Db, Tx } from '../../platform/database/db.ts';
import { messages } from './__generated__/messages.ts';
import { withdrawPath } from './paths.ts';

/** A refund that the provider refused leaves its return inspected, so that it can be refunded again. */
async function reopen(tx: Tx, orderId: number): Promise<void> {
  await tx.return.updateMany({
    where: { orderId, state: 'REFUNDED', refund: { state: 'FAILED' } },
    data: { state: 'INSPECTED', refundId: null, closedAt: null, version: { increment: 1 } },
  });
}

/** The link to the withdrawal function, while there is a contract to withdraw from. */
async function linkOf({ prisma }: Pick<Db, 'prisma'>, { orderId, language }: OrderEmail): Promise<OrderDocument[]> {
  const order = await prisma.order.findFirst({
    where: { id: orderId, status: { notIn: ['CANCELLED', 'FAILED', 'REFUNDED'] } },
    select: { number: true, accessKey: true },
  });
  return order ? [{ label: messages[language].withdrawFromContract, path: withdrawPath(order) }] : [];
}

/** The module's part in orders. */
export const returnsOfOrders: OrderParticipant = {
  refundsChanged: reopen,
  documents: linkOf,
  async ordersErased(tx, orderIds) {
    await tx.return.updateMany({ where: { orderId: { in: [...orderIds] } }, data: { name: '', email: '', note: '' } });
  },
};

/** The returns of an account's orders, for its owner's data export. They are anonymised with the orders. */
export const returnPersonalData: PersonalData = {
  async export({ db }, { id: accountId }) {
    const returns = await db.prisma.return.findMany({
      where: { order: { accountId } },
      orderBy: { id: 'asc' },
      omit: { idempotencyKey: true, requestHash: true },
      include: { lines: { orderBy: { orderLineId: 'asc' }, omit: { returnId: true } } },
    });
    return { returns };
  },
};
