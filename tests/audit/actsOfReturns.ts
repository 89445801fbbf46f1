import { globalId as idOf } from '../../shared/globalId.ts';
import { testNow } from '../support/shopDriver.ts';
import { freshKey, someOrder, type StaffActs, type StaffFixture } from './staffFixture.ts';

/** Prepares an order with a return of its first line. */
const returnAct = async (desk: StaffFixture, more: object = {}, state: 'REQUESTED' | 'INSPECTED' = 'REQUESTED') => {
  const { id, lines } = await someOrder(desk, {});
  const returned = await desk.db.prisma.return.create({
    data: {
      orderId: id,
      number: 1,
      state,
      name: 'Ada',
      email: 'ada@example.com',
      idempotencyKey: freshKey(),
      requestHash: '',
      createdAt: testNow,
      lines: { create: lines.slice(0, 1).map((line) => ({ orderLineId: line.id, quantity: 1, accepted: 1 })) },
    },
  });
  const lineId = idOf('OrderLine', lines[0]?.id ?? 0);
  return { input: { returnId: idOf('Return', returned.id), expectedVersion: 0, ...more }, ids: [id], lineId };
};

export const actsOfReturns: StaffActs = {
  receiveReturn: { leaves: ['return.receive', 'Order'], details: /^return: R\d+-1$/, prepare: (desk) => returnAct(desk) },
  inspectReturn: {
    leaves: ['return.inspect', 'Order'],
    details: /^return: R\d+-1 · restocked: 1 · written off: 0$/,
    async prepare(desk) {
      const { input, ids, lineId } = await returnAct(desk);
      return { input: { ...input, lines: [{ lineId, accepted: 1, restock: true }] }, ids };
    },
  },
  rejectReturn: {
    leaves: ['return.reject', 'Order'],
    details: /^reason: Worn\. · return: R\d+-1$/,
    prepare: (desk) => returnAct(desk, { reason: 'Worn.' }),
  },
  refundReturn: {
    leaves: ['order.refund', 'Order'],
    alsoLeaves: [['return.refund', 'Order', 'request']],
    async prepare(desk) {
      const act = await returnAct(desk, { amount: 100 }, 'INSPECTED');
      // One entry for the refund and one for the return, both of the order.
      return { ...act, ids: [...act.ids, ...act.ids] };
    },
  },
};
