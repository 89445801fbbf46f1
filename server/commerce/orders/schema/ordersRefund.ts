import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { IdempotencyMismatchError } from '../checkout/errors.ts';
import { RefundRefusedError, RefundTooHighError } from '../errors.ts';
import { refundOrder } from '../refund.ts';
import { OrderNode } from './order.ts';
import { inputDescription } from './orderId.ts';
import { RefundType } from './ordersFields.ts';

const RefundOrderPayload = builder.objectRef<{ orderId: number; refundId: number }>('RefundOrderPayload').implement({
  description: 'Result of `refundOrder`: the refund was made, or will be as soon as the provider responds.',
  fields: (t) => ({
    refund: t.prismaField({
      type: RefundType,
      description: 'The created refund; PENDING while the provider has not responded. The shop retries automatically.',
      resolve: (query, { refundId }, _args, { shop }) => shop.db.prisma.refund.findUniqueOrThrow({ ...query, where: { id: refundId } }),
    }),
    order: t.prismaField({
      type: OrderNode,
      description: 'The updated order; REFUNDED once the full amount has been refunded.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'Units of an order line to refund.',
  fields: (t) => ({
    lineId: t.rowId({ of: 'OrderLine', required: true, description: 'Global ID of the order line.' }),
    quantity: t.int({ required: true, description: 'Number of units to refund, from 1 up to the number not yet refunded.' }),
  }),
});

const RefundOrderInput = builder.inputType('RefundOrderInput', {
  description: 'Input for `refundOrder`: an amount, lines, or lines with a custom amount. Shipping is refunded as an amount.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global ID of the order.' }),
    amount: t.field({
      type: 'MinorUnits',
      description: 'Amount to refund, in minor units. If omitted, the amount paid for the given units, after discounts.',
    }),
    lines: t.field({ type: [RefundLineInput], description: 'Units to refund; at most 100 lines, each at most once.' }),
    restock: t.boolean({ description: 'Whether to return the refunded units to stock; false by default.' }),
    reason: t.string({ description: 'Reason for the refund, shown to the customer; at most 500 characters.' }),
    idempotencyKey: t.string({
      required: true,
      description:
        'Random string of 8 to 255 characters, unique per refund of the order. Repeating the same request with the same key returns the same refund.',
    }),
  }),
});

builder.mutationField('refundOrder', (t) =>
  t.field({
    type: RefundOrderPayload,
    authScopes: { staff: 'ORDERS' },
    apiScopes: ['ORDERS_READ', 'REFUNDS_WRITE'],
    requiresStepUp: true,
    description:
      'Refunds an amount or lines of an order and emails the customer. Concurrent refunds can never exceed the amount paid. Card payments are refunded to the card; refunds of bank transfers and cash are recorded as paid manually. Once the full amount is refunded, the order becomes REFUNDED. Requires the ORDERS permission and re-authentication within the last ten minutes. Errors: ForbiddenError, StepUpRequiredError, NotFoundError, RefundTooHighError, RefundRefusedError, IdempotencyMismatchError, InvalidInputError, TryAgainError.',
    errors: {
      types: [
        ForbiddenError,
        NotFoundError,
        RefundTooHighError,
        RefundRefusedError,
        IdempotencyMismatchError,
        InvalidInputError,
        TryAgainError,
      ],
      union: { description: 'The refund, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: RefundOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => refundOrder(shop, input),
  }),
);
