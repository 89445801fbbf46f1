import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { cancelOrder } from '../cancel.ts';
import { OrderStateError } from '../errors.ts';
import { completeOrder, markOrderPaid } from '../progress.ts';
import { inputDescription, orderPayload } from './orderId.ts';
import './orderDesk.ts';
import './orderList.ts';
import './ordersErrors.ts';
import './ordersFields.ts';
import './ordersFind.ts';
import './ordersRefund.ts';

const CancelOrderPayload = orderPayload('CancelOrderPayload', 'It is cancelled, and what it held is free again.');
builder.objectField(CancelOrderPayload, 'viewer', (t) =>
  t.field({ type: Viewer, description: 'The caller, whose cart can be ordered again.', resolve: () => viewer }),
);

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'The order, by its global id or by number and key of its link.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', description: 'Global id of an order of the caller; staff with the right ORDERS may name any.' }),
    number: t.int({ description: 'Number of the order, when there is no id.' }),
    key: t.string({ description: 'Key in the order’s link, for those who are not its visitor.' }),
    reason: t.string({ description: 'Why, for the order’s history; at most 500 characters.' }),
  }),
});

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: CancelOrderPayload,
    authScopes: { public: true },
    subGraphs: everyAudience,
    description:
      'Cancels an order, gives stock and coupons back and mails the shopper; once, however often it is sent. Allowed to the order’s visitor, its account and whoever has its link while it is PENDING_PAYMENT or ON_HOLD; to staff with the right ORDERS also while it is PROCESSING and nothing of it is paid. Errors: NotFoundError, OrderStateError (what is paid is refunded instead), InvalidInputError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [NotFoundError, OrderStateError, InvalidInputError, TryAgainError],
      union: { description: 'The cancelled order, or why it is not cancelled.' },
    },
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { orderId, ...input } }, { shop }) => cancelOrder(shop, { ...input, orderId: orderId ?? null }),
  }),
);

const OrderIdInput = builder.inputType('OrderIdInput', {
  description: 'Which order.',
  fields: (t) => ({ orderId: t.rowId({ of: 'Order', required: true, description: 'Global id of the order.' }) }),
});

builder.mutationField('markOrderPaid', (t) =>
  t.field({
    type: orderPayload('MarkOrderPaidPayload', 'It is paid.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Notes that an order was paid by transfer or in cash, and mails the shopper; nothing happens when it is paid already. For staff with the right ORDERS. Errors: ForbiddenError, NotFoundError, OrderStateError (closed, or its provider decides), TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, TryAgainError],
      union: { description: 'The paid order, or why it is not noted.' },
    },
    args: { input: t.arg({ type: OrderIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => markOrderPaid(shop, input),
  }),
);

builder.mutationField('completeOrder', (t) =>
  t.field({
    type: orderPayload('CompleteOrderPayload', 'It is completed.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Notes that an order’s goods are on their way, and mails the shopper; nothing happens when that is noted already. For staff with the right ORDERS. Errors: ForbiddenError, NotFoundError, OrderStateError (unless it is PROCESSING), TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, TryAgainError],
      union: { description: 'The completed order, or why it is not noted.' },
    },
    args: { input: t.arg({ type: OrderIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => completeOrder(shop, input),
  }),
);
