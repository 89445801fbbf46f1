import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { OrderStateError, RefundRefusedError, RefundTooHighError } from '../errors.ts';
import { OrderStatusEnum } from './order.ts';

const interfaces = [UserErrorInterface];

builder.objectType(OrderStateError, {
  name: 'OrderStateError',
  description: 'Returned when the state of the order does not allow the operation. Code: ORDER_STATE.',
  interfaces,
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatusEnum, description: 'Current status of the order.' }),
  }),
});

builder.objectType(RefundTooHighError, {
  name: 'RefundTooHighError',
  description: 'Returned when the refund exceeds the amount that was paid and not yet refunded. Code: REFUND_TOO_HIGH.',
  interfaces,
  fields: (t) => ({
    refundable: t.field({
      type: Money,
      description: 'Amount that can still be refunded.',
      resolve: ({ refundableMinor }) => ({ amount: refundableMinor }),
    }),
  }),
});

builder.objectType(RefundRefusedError, {
  name: 'RefundRefusedError',
  description:
    'Returned when the payment provider refuses the refund. The refund is saved as FAILED; its amount can be refunded again with a new key. Code: REFUND_REFUSED.',
  interfaces,
});
