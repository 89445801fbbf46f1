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
  description: 'It is paid back, or will be as soon as the provider answers.',
  fields: (t) => ({
    refund: t.prismaField({
      type: RefundType,
      description: 'The refund. PENDING while the provider has not answered; the shop asks again by itself.',
      resolve: (query, { refundId }, _args, { shop }) => shop.db.prisma.refund.findUniqueOrThrow({ ...query, where: { id: refundId } }),
    }),
    order: t.prismaField({
      type: OrderNode,
      description: 'The order as it is now; REFUNDED when everything was paid back.',
      resolve: (query, { orderId }, _args, { shop }) => shop.db.prisma.order.findUniqueOrThrow({ ...query, where: { id: orderId } }),
    }),
  }),
});

const RefundLineInput = builder.inputType('RefundLineInput', {
  description: 'Pieces of one line of the order.',
  fields: (t) => ({
    lineId: t.rowId({ of: 'OrderLine', required: true, description: 'Global id of the order line.' }),
    quantity: t.int({ required: true, description: 'How many pieces of it, from 1; at most those not paid back yet.' }),
  }),
});

const RefundOrderInput = builder.inputType('RefundOrderInput', {
  description: 'What is paid back: an amount, lines, or lines for an amount of one’s own. Delivery is paid back as an amount.',
  fields: (t) => ({
    orderId: t.rowId({ of: 'Order', required: true, description: 'Global id of the order.' }),
    amount: t.field({
      type: 'MinorUnits',
      description: 'Minor units; without it, what the lines’ pieces were paid for, discounts taken off.',
    }),
    lines: t.field({ type: [RefundLineInput], description: 'Pieces that come back; at most 100 lines, each once.' }),
    restock: t.boolean({ description: 'Whether the lines’ pieces go back into the stock; false unless said.' }),
    reason: t.string({ description: 'Why, for the shopper; at most 500 characters.' }),
    idempotencyKey: t.string({
      required: true,
      description:
        'A random text of 8 to 255 characters, new for each refund of the order. The same request with the same key is the same refund, however often it is sent.',
    }),
  }),
});

builder.mutationField('refundOrder', (t) =>
  t.field({
    type: RefundOrderPayload,
    authScopes: { staff: 'ORDERS' },
    asksStepUp: true,
    description:
      'Pays an amount or lines of an order back, never more than was paid, whoever else refunds at the same moment, and mails the shopper. What was paid by card goes back to the card; refunds of transfers and cash are noted as done by hand. When everything was paid back the order is REFUNDED. For staff with the right ORDERS who re-authenticated within the last ten minutes. Errors: ForbiddenError, StepUpRequiredError, NotFoundError, RefundTooHighError, RefundRefusedError, IdempotencyMismatchError, InvalidInputError, TryAgainError. Legacy twin: none.',
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
      union: { description: 'The refund, or why nothing is paid back.' },
    },
    args: { input: t.arg({ type: RefundOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => refundOrder(shop, input),
  }),
);
