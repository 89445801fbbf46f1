import { builder } from '../../../platform/graphql/builder.ts';
import { everyAudience } from '../../../platform/graphql/audiences.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { Viewer, viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { cancelOrder } from '../cancel.ts';
import { OrderStateError } from '../errors.ts';
import { captureOrderPayment, completeOrder, markOrderPaid } from '../progress.ts';
import { inputDescription, orderPayload } from './orderId.ts';
import './accountOffer.ts';
import './adminOrders.ts';
import './orderList.ts';
import './ordersErrors.ts';
import './ordersFields.ts';
import './ordersFind.ts';
import './ordersRefund.ts';

const CancelOrderPayload = orderPayload('CancelOrderPayload', 'The order was cancelled, and its stock and coupons were released.');
builder.objectField(CancelOrderPayload, 'viewer', (t) =>
  t.field({ type: Viewer, description: 'The caller, with their cart, which can be checked out again.', resolve: () => viewer }),
);

const CancelOrderInput = builder.inputType('CancelOrderInput', {
  description: 'Input for `cancelOrder`: the order, by its global ID or by its number and the key in its link.',
  fields: (t) => ({
    orderId: t.rowId({
      of: 'Order',
      description: 'Global ID of one of the caller’s orders. Staff with the ORDERS permission may use any order.',
    }),
    number: t.int({ description: 'Order number, if no ID is given.' }),
    key: t.string({ description: 'Key in the order link, for callers other than the visitor who placed the order.' }),
    reason: t.string({ description: 'Reason for the cancellation, for the order’s history; at most 500 characters.' }),
  }),
});

builder.mutationField('cancelOrder', (t) =>
  t.field({
    type: CancelOrderPayload,
    authScopes: { public: true },
    apiScopes: ['ORDERS_WRITE'],
    subGraphs: everyAudience,
    description:
      'Cancels an order, releases its stock and coupons and emails the customer. Repeated requests have no further effect. The visitor who placed the order, the account it belongs to and anyone with its link can cancel it while it is PENDING_PAYMENT or ON_HOLD; staff with the ORDERS permission can also cancel it while it is PROCESSING and nothing has been paid. Not allowed while it has shipments. Errors: NotFoundError, OrderStateError (paid orders are refunded instead), InvalidInputError, TryAgainError.',
    errors: {
      types: [NotFoundError, OrderStateError, InvalidInputError, TryAgainError],
      union: { description: 'The cancelled order, or the error that prevented the cancellation.' },
    },
    args: { input: t.arg({ type: CancelOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input: { orderId, ...input } }, { shop }) => cancelOrder(shop, { ...input, orderId: orderId ?? null }),
  }),
);

const OrderIdInput = builder.inputType('OrderIdInput', {
  description: 'Input for `markOrderPaid`, `captureOrderPayment` and `completeOrder`: the order to change.',
  fields: (t) => ({ orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }) }),
});

builder.mutationField('markOrderPaid', (t) =>
  t.field({
    type: orderPayload('MarkOrderPaidPayload', 'The order was marked as paid.'),
    authScopes: { staff: 'ORDERS' },
    description:
      'Marks an order as paid by bank transfer or in cash and emails the customer. Has no effect if the order is already paid. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, InvalidInputError, OrderStateError (the order is closed, or paid through a provider), TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, TryAgainError],
      union: { description: 'The paid order, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: OrderIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => markOrderPaid(shop, input),
  }),
);

builder.mutationField('captureOrderPayment', (t) =>
  t.field({
    type: orderPayload('CaptureOrderPaymentPayload', 'The authorised payment was captured, or will be as soon as the provider responds.'),
    authScopes: { staff: 'ORDERS' },
    requiresStepUp: true,
    description:
      'Charges the full authorised amount of an order now, instead of with its first shipment. `Order.paymentState` is SUCCEEDED afterwards, AUTHORIZED while the provider has not responded, or DECLINED if the authorisation was lost. Has no effect if the payment was already charged. Requires the ORDERS permission and re-authentication within the last ten minutes. Errors: ForbiddenError, StepUpRequiredError, NotFoundError, InvalidInputError, OrderStateError (no authorised payment), TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, TryAgainError],
      union: { description: 'The order with the captured payment, or the error that prevented the capture.' },
    },
    args: { input: t.arg({ type: OrderIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => captureOrderPayment(shop, input),
  }),
);

builder.mutationField('completeOrder', (t) =>
  t.field({
    type: orderPayload('CompleteOrderPayload', 'The order was completed.'),
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['ORDERS_READ', 'FULFILMENT_WRITE'],
    description:
      'Marks an order as shipped. Emails the customer unless shipments have already been created for everything in it. Has no effect if the order is already completed. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, InvalidInputError, OrderStateError (unless the order is PROCESSING), TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, TryAgainError],
      union: { description: 'The completed order, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: OrderIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => completeOrder(shop, input),
  }),
);
