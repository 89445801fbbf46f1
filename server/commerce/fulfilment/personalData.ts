import type { PersonalData } from '../../foundation/accounts/accounts.ts';
import type { OrderParticipant } from '../orders/orders.ts';
import { refundsChanged } from './changes.ts';

/** The module's part in orders: what is refunded needs no shipping, and anonymised orders lead to nobody's address. */
export const shipmentsOfOrders: OrderParticipant = {
  refundsChanged,
  async ordersErased(tx, orderIds) {
    await tx.shipment.updateMany({ where: { orderId: { in: [...orderIds] } }, data: { trackingNumber: '', trackingUrl: '' } });
  },
};

/** The shipments of an account's orders, for its owner's data export. They are erased with the orders. */
export const shipmentPersonalData: PersonalData = {
  async export({ db }, { id: accountId }) {
    const shipments = await db.prisma.shipment.findMany({
      where: { order: { accountId } },
      orderBy: { id: 'asc' },
      omit: { idempotencyKey: true, requestHash: true, accountId: true },
      include: { lines: { orderBy: { orderLineId: 'asc' }, select: { orderLineId: true, quantity: true } } },
    });
    return { shipments };
  },
};
