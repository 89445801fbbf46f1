import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import type { ReturnReason, ReturnState } from '../../../generated/prisma/enums.ts';
import { withdrawalException } from '../../../catalogue/products/products.ts';
import { refundableMinor, refundedPieces } from '../../orders/orders.ts';
import { OrderNode } from '../../orders/schema/order.ts';
import { OrderLineNode } from '../../orders/schema/orderLine.ts';
import { RefundType } from '../../orders/schema/ordersFields.ts';
import { deliveryColumns, readPeriodEnd, unitColumns } from '../facts.ts';
import { withdrawPath } from '../paths.ts';
import { isLate, returnReference, suggestedRefund, unitsLeft, unitsReturning } from '../rules.ts';
import { readReturnSettings } from '../settings.ts';

export const ReturnStateEnum = describedEnum<ReturnState>('ReturnState', 'State of a return.', {
  REQUESTED: 'The shopper has withdrawn; the goods are still to arrive.',
  RECEIVED: 'The goods have arrived.',
  INSPECTED: 'The goods have been inspected; the refund is next.',
  REFUNDED: 'Closed: the accepted units were refunded.',
  REJECTED: 'Closed: the return was rejected.',
});

export const ReturnReasonEnum = describedEnum<ReturnReason>('ReturnReason', 'Why a shopper returns goods.', {
  CHANGED_MIND: 'The shopper changed their mind.',
  NOT_AS_DESCRIBED: 'The goods differ from their description.',
  DAMAGED: 'The goods are damaged or faulty.',
  WRONG_ITEM: 'The wrong goods were delivered.',
  ARRIVED_LATE: 'The delivery arrived too late.',
  OTHER: 'Another reason.',
});

const staffOnly = { nullable: true, authScopes: { staff: 'ORDERS' }, unauthorizedResolver: () => null } as const;

const ReturnLineType = builder.prismaObject('ReturnLine', {
  description: 'Units of an order line in a return.',
  fields: (t) => ({
    line: t.relation('orderLine', { type: OrderLineNode, description: 'The order line.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of units that the withdrawal covers.' }),
    acceptedQuantity: t.exposeInt('accepted', {
      nullable: true,
      description: 'Number of units that the shop accepted; null until the inspection.',
    }),
    restocks: t.exposeBoolean('restock', {
      description: 'Whether accepted units are returned to stock; otherwise they are written off. True until the inspection.',
    }),
  }),
});

export const ReturnType = builder.prismaObject('Return', {
  description: 'A withdrawal from an order or part of it, and what happened to the goods. Visible to anyone who may view the order.',
  fields: (t) => ({
    id: t.id({ ...ownId('Return'), select: { id: true } }),
    databaseId: t.exposeInt('id', { description: 'Numeric ID. Inputs take the global ID.' }),
    reference: t.string({
      description: 'Human-readable reference, such as R1024-1: the order number and the number of the return within its order.',
      select: { number: true, order: { select: { number: true } } },
      resolve: ({ number, order }) => returnReference(order.number, number),
    }),
    state: t.expose('state', { type: ReturnStateEnum, description: 'State of the return.' }),
    name: t.exposeString('name', { description: 'Name of the person who made the withdrawal; empty once the customer has been erased.' }),
    email: t.exposeString('email', { description: 'Address that the acknowledgement went to; empty once the customer has been erased.' }),
    reason: t.expose('reason', { type: ReturnReasonEnum, nullable: true, description: 'Reason for the return; null if none was given.' }),
    note: t.exposeString('note', { description: 'Note from the shopper; may be empty.' }),
    requestedAt: t.expose('createdAt', { type: 'DateTime', description: 'When the statement of withdrawal was received.' }),
    isLate: t.boolean({
      description: 'Whether the statement was received after the withdrawal period. Staff decide whether to accept late withdrawals.',
      select: { createdAt: true, periodEndsAt: true },
      resolve: ({ createdAt, periodEndsAt }) => isLate(createdAt, periodEndsAt),
    }),
    receivedAt: t.expose('receivedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the goods arrived; null before then, and for goods that never left the shop.',
    }),
    inspectedAt: t.expose('inspectedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the goods were last inspected; null before then.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the return was refunded or rejected; null before then.',
    }),
    rejectionReason: t.exposeString('rejection', { description: 'Reason for a rejection, shown to the shopper; empty otherwise.' }),
    lines: t.relation('lines', {
      type: ReturnLineType,
      description: 'Units that the withdrawal covers.',
      query: { orderBy: { orderLine: { position: 'asc' } } },
    }),
    order: t.relation('order', { type: OrderNode, description: 'Order that the return belongs to.' }),
    refund: t.relation('refund', {
      type: RefundType,
      nullable: true,
      description: 'Refund that closed the return; null if the return is still open, was rejected, or nothing could be refunded.',
    }),
    version: t.int({
      ...staffOnly,
      description: 'Version of the return, for `expectedVersion`. Requires the ORDERS permission; otherwise null.',
      select: { version: true },
      resolve: ({ version }) => version,
    }),
    suggestedRefund: t.field({
      ...staffOnly,
      type: Money,
      description:
        'Price of the accepted units, plus the delivery cost if nothing else of the order remains with the customer; never more than can be refunded. Null unless the return is INSPECTED. Requires the ORDERS permission; otherwise null.',
      select: {
        state: true,
        lines: { select: { orderLineId: true, accepted: true } },
        order: {
          select: {
            shippingMinor: true,
            paidMinor: true,
            refundedMinor: true,
            lines: { select: { id: true, lineMinor: true, discountMinor: true, quantity: true, refunds: unitColumns.refunds } },
          },
        },
      },
      resolve: ({ state, lines, order }) => {
        if (state !== 'INSPECTED') return null;
        const all = order.lines.map(({ id, refunds, ...line }) => ({
          ...line,
          refundedQuantity: refundedPieces(refunds),
          accepted: lines.find(({ orderLineId }) => orderLineId === id)?.accepted ?? 0,
        }));
        return { amount: suggestedRefund(all, order.shippingMinor, refundableMinor(order)) };
      },
    }),
  }),
});

const OrderWithdrawal = builder
  .objectRef<{ url: string; periodEndsAt: Date | null; isLate: boolean; instructions: string }>('OrderWithdrawal')
  .implement({
    description: 'How an order can be withdrawn from (article 11a of Directive 2011/83/EU).',
    fields: (t) => ({
      url: t.exposeString('url', {
        description: 'Path of the page with the withdrawal form, with the secret key. Anyone with this link can withdraw from the order.',
      }),
      periodEndsAt: t.expose('periodEndsAt', {
        type: 'DateTime',
        nullable: true,
        description:
          'Last moment of the withdrawal period, in the shop’s time zone: counted from the last shipment, plus the number of days that the shop assumes delivery takes. Null while goods are still to be shipped: the period has no end yet.',
      }),
      isLate: t.exposeBoolean('isLate', {
        description: 'Whether the period is over. Late statements are also accepted, and are marked as late.',
      }),
      instructions: t.exposeString('instructions', {
        description: 'How to return the goods, as plain text with line breaks; may be empty.',
      }),
    }),
  });

builder.prismaObjectFields(OrderNode, (t) => ({
  returns: t.relation('returns', {
    type: ReturnType,
    description: 'Returns of the order, oldest first; at most 100.',
    query: { orderBy: { number: 'asc' }, take: 100 },
  }),
  withdrawal: t.field({
    type: OrderWithdrawal,
    extensions: { cost: statementCost },
    description: 'How to withdraw from the order. `OrderLine.withdrawableQuantity` says what is left to withdraw from.',
    select: { id: true, number: true, accessKey: true, ...deliveryColumns },
    resolve: async (order, _args, { shop }) => {
      const settings = await readReturnSettings(shop.db.prisma);
      const periodEndsAt = await readPeriodEnd(shop.db.prisma, order, settings);
      const { instructions } = settings;
      return { url: withdrawPath(order), periodEndsAt, isLate: isLate(shop.now, periodEndsAt), instructions };
    },
  }),
}));

builder.prismaObjectFields(OrderLineNode, (t) => ({
  withdrawableQuantity: t.int({
    description:
      'Number of units that a withdrawal can still cover: those ordered, less those refunded and those in open returns. 0 for goods that are excluded from the right of withdrawal (`withdrawalException`), and for orders that were cancelled, failed or fully refunded.',
    select: { ...unitColumns, order: { select: { status: true } } },
    resolve: ({ quantity, refunds, returns, order, withdrawalException: reason }) =>
      unitsLeft(order.status, {
        quantity,
        refunded: refundedPieces(refunds),
        returning: unitsReturning(returns),
        exception: withdrawalException(reason),
      }),
  }),
}));
