import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { findOrder } from '../findOrder.ts';
import { OrderNode } from './order.ts';
import { inputDescription, orderPayload } from './orderId.ts';

const FindOrderInput = builder.inputType('FindOrderInput', {
  description: 'Input for `findOrder`: details that let a customer find an order without its link.',
  fields: (t) => ({
    number: t.int({ required: true, description: 'Order number.' }),
    email: t.string({
      required: true,
      description: 'Email address that the order was placed with, case-insensitive. At most 254 characters.',
    }),
  }),
});

builder.mutationField('findOrder', (t) =>
  t.field({
    type: orderPayload('FindOrderPayload', 'The order was found. Its `url` opens the order page.'),
    authScopes: { public: true },
    description:
      'Finds an order by its number and email address, for customers who have lost the order link. Changes nothing except the count of failed attempts, which is limited to 5 in 15 minutes per network address and 20 per hour per order number; beyond that, ThrottledError is returned. A wrong number and a wrong address return the same error. Public. Errors: NotFoundError, ThrottledError, InvalidInputError.',
    errors: {
      types: [NotFoundError, ThrottledError, InvalidInputError],
      union: { description: 'The order, or the error that prevented it from being found.' },
    },
    args: { input: t.arg({ type: FindOrderInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => findOrder(shop, input),
  }),
);

builder.queryField('orderByNumber', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    authScopes: { staff: 'ORDERS' },
    description: 'Order with this number; null if none. Requires the ORDERS permission; other callers get a FORBIDDEN error.',
    args: { number: t.arg.int({ required: true, description: 'Order number.' }) },
    resolve: (query, _root, { number }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.order.findUnique({ ...query, where: { number } });
    },
  }),
);
