import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { OrderStateError, RefundRefusedError, RefundTooHighError } from '../errors.ts';
import { OrderStatusEnum } from './order.ts';

const interfaces = [UserErrorInterface];

builder.objectType(OrderStateError, {
  name: 'OrderStateError',
  description: 'The order is not in a state in which this can be done. Code ORDER_STATE.',
  interfaces,
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusEnum, description: 'How far the order is.' }),
  }),
});

builder.objectType(RefundTooHighError, {
  name: 'RefundTooHighError',
  description: 'More than was paid and not paid back yet. Code REFUND_TOO_HIGH.',
  interfaces,
  fields: (t) => ({
    refundable: t.field({
      type: Money,
      description: 'What can still be paid back.',
      resolve: ({ refundableMinor }) => ({ amount: refundableMinor }),
    }),
  }),
});

builder.objectType(RefundRefusedError, {
  name: 'RefundRefusedError',
  description:
    'The payment provider refuses to pay back. The refund is kept as FAILED, its amount can be refunded again with a new key. Code REFUND_REFUSED.',
  interfaces,
});
