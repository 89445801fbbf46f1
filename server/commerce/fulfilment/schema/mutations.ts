import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { IdempotencyMismatchError, OrderStateError } from '../../orders/orders.ts';
import { OrderNode } from '../../orders/schema/order.ts';
import { inputDescription } from '../../orders/schema/orderId.ts';
import { cancelShipment, resendShipmentMail, updateShipment } from '../changes.ts';
import { OrderUnpaidError, ShipmentStateError } from '../errors.ts';
import { createShipment, type ShipmentRef } from '../shipments.ts';
import { ParcelCarrierEnum, ShipmentType } from './shipment.ts';

// Shipments, for staff with the right ORDERS and programs that ship.

builder.objectType(OrderUnpaidError, {
  name: 'OrderUnpaidError',
  description:
    'Returned when the order must be paid in advance and its payment has not arrived, or its authorised payment was lost. To ship it anyway, set `confirmUnpaid`. Code: ORDER_UNPAID.',
  interfaces: [UserErrorInterface],
});

builder.objectType(ShipmentStateError, {
  name: 'ShipmentStateError',
  description:
    'Returned when the shipment can’t be changed: it was cancelled, or it can’t be cancelled because its order is completed or closed. Code: SHIPMENT_STATE.',
  interfaces: [UserErrorInterface],
});

/** Creates a payload type with the shipment and its order. */
function shipmentPayload(name: string, description: string) {
  return builder.objectRef<ShipmentRef>(name).implement({
    description,
    fields: (t) => ({
      shipment: t.prismaField({
        type: ShipmentType,
        description: 'The shipment, with its contents and tracking.',
        resolve: (query, { shipmentId }, _args, { shop }) =>
          shop.db.prisma.shipment.findUniqueOrThrow({ ...query, where: { id: shipmentId } }),
      }),
      order: t.prismaField({
        type: OrderNode,
        description: 'The order that the shipment belongs to.',
        resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
      }),
    }),
  });
}

const forShipping = { authScopes: { staff: 'ORDERS' }, apiScopes: ['ORDERS_READ', 'FULFILMENT_WRITE'] } as const;

const texts = {
  carrierName: 'Name of the carrier; required for OTHER, and ignored for other carriers. At most 60 characters.',
  service: 'Service of the carrier, such as Express; at most 60 characters.',
  trackingNumber: 'Tracking number; at most 60 characters.',
  trackingUrl: 'HTTPS URL of a tracking page to use instead of the carrier’s, at most 500 characters.',
};

const ShipmentLineInput = builder.inputType('ShipmentLineInput', {
  description: 'Units of an order line to ship.',
  fields: (t) => ({
    lineId: t.rowId({ of: 'OrderLine', required: true, description: 'Global ID of the order line.' }),
    quantity: t.int({ required: true, description: 'Number of units, from 1 up to `OrderLine.shippableQuantity`.' }),
  }),
});

const CreateShipmentInput = builder.inputType('CreateShipmentInput', {
  description: 'Input for `createShipment`: the order, what is shipped, and how it can be tracked.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }),
    lines: t.field({
      type: [ShipmentLineInput],
      description: 'Units to ship, with each order line at most once; if omitted, all remaining units.',
    }),
    carrier: t.field({ type: ParcelCarrierEnum, required: true, description: 'Carrier of the shipment.' }),
    carrierName: t.string({ description: texts.carrierName }),
    service: t.string({ description: texts.service }),
    trackingNumber: t.string({ description: texts.trackingNumber }),
    trackingUrl: t.string({ description: texts.trackingUrl }),
    notifyCustomer: t.boolean({
      description: 'Whether to email the customer the contents of the shipment and its tracking; true by default.',
    }),
    completeOrder: t.boolean({
      description:
        'Whether to complete the order if nothing is left to ship after this shipment, without sending the email that `completeOrder` sends. By default, paid orders are completed. Has no effect while anything is left to ship.',
    }),
    confirmUnpaid: t.boolean({
      description: 'Confirms that the order should be shipped although its advance payment has not arrived; false by default.',
    }),
    idempotencyKey: t.string({
      required: true,
      description:
        'Random string of 8 to 255 characters, unique per shipment of the order. Repeating the same request with the same key returns the same shipment.',
    }),
  }),
});

builder.mutationField('createShipment', (t) =>
  t.field({
    ...forShipping,
    hasDryRun: true,
    type: shipmentPayload('CreateShipmentPayload', 'The goods are recorded as shipped.'),
    description:
      'Records that goods of an order were shipped, in whole or in part, and emails the customer. Concurrent shipments never contain more units than were ordered and not refunded. An order can be shipped while it is PROCESSING or COMPLETED; while it is ON_HOLD, only with `confirmUnpaid`. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, OrderStateError, OrderUnpaidError, IdempotencyMismatchError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, OrderStateError, OrderUnpaidError, IdempotencyMismatchError, InvalidInputError, TryAgainError],
      union: { description: 'The shipment, or the error that prevented its creation.' },
    },
    args: { input: t.arg({ type: CreateShipmentInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => createShipment(shop, input),
  }),
);

const shipmentId = 'Global ID of the shipment.';

const UpdateShipmentInput = builder.inputType('UpdateShipmentInput', {
  description: 'Input for `updateShipment`: all tracking details of the shipment. Omitted text fields are cleared.',
  fields: (t) => ({
    shipmentId: t.rowId({ of: 'Shipment', required: true, description: shipmentId }),
    expectedVersion: t.int({
      description: 'Version of the shipment that the change is based on (`Shipment.version`). If omitted, the shipment is overwritten.',
    }),
    carrier: t.field({ type: ParcelCarrierEnum, required: true, description: 'Carrier of the shipment.' }),
    carrierName: t.string({ description: texts.carrierName }),
    service: t.string({ description: texts.service }),
    trackingNumber: t.string({ description: texts.trackingNumber }),
    trackingUrl: t.string({ description: texts.trackingUrl }),
    notifyCustomer: t.boolean({ description: 'Whether to email the customer the corrected shipment details; false by default.' }),
  }),
});

builder.mutationField('updateShipment', (t) =>
  t.field({
    ...forShipping,
    hasDryRun: true,
    type: shipmentPayload('UpdateShipmentPayload', 'The shipment was corrected.'),
    description:
      'Corrects the carrier, service, tracking number and link of a shipment. Its contents can’t be changed: cancel it and create another one. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ShipmentStateError (the shipment was cancelled), StaleRecordError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ShipmentStateError, StaleRecordError, InvalidInputError, TryAgainError],
      union: { description: 'The shipment, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateShipmentInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => updateShipment(shop, input),
  }),
);

const ShipmentIdInput = builder.inputType('ShipmentIdInput', {
  description: 'Input for `cancelShipment` and `resendShipmentMail`: the shipment.',
  fields: (t) => ({ shipmentId: t.rowId({ of: 'Shipment', required: true, description: shipmentId }) }),
});

builder.mutationField('cancelShipment', (t) =>
  t.field({
    ...forShipping,
    type: shipmentPayload('CancelShipmentPayload', 'The shipment was cancelled.'),
    description:
      'Cancels a shipment that was entered by mistake, so that its units can be shipped again. The customer gets no email. Repeated requests have no further effect. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ShipmentStateError (the order is completed or closed), InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ShipmentStateError, TryAgainError],
      union: { description: 'The cancelled shipment, or the error that prevented the cancellation.' },
    },
    args: { input: t.arg({ type: ShipmentIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => cancelShipment(shop, input),
  }),
);

builder.mutationField('resendShipmentMail', (t) =>
  t.field({
    ...forShipping,
    type: shipmentPayload('ResendShipmentMailPayload', 'The email will be sent within seconds.'),
    description:
      'Sends the email about a shipment again, with its current data. Repeated requests within a minute send it only once. Requires the ORDERS permission. Errors: ForbiddenError, NotFoundError, ShipmentStateError (the shipment was cancelled), InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, NotFoundError, ShipmentStateError, TryAgainError],
      union: { description: 'The shipment, or the error that prevented the email from being sent.' },
    },
    args: { input: t.arg({ type: ShipmentIdInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => resendShipmentMail(shop, input),
  }),
);
