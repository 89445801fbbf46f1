import { builder } from '../../../platform/graphql/builder.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { findOrder } from '../findOrder.ts';
import { OrderNode } from './order.ts';
import { inputDescription, orderPayload } from './orderId.ts';

const FindOrderInput = builder.inputType('FindOrderInput', {
  description: 'What a shopper knows of an order without its link.',
  fields: (t) => ({
    number: t.int({ required: true, description: 'Number of the order.' }),
    email: t.string({ required: true, description: 'E-mail address it was placed with; capitals do not matter. At most 254 characters.' }),
  }),
});

builder.mutationField('findOrder', (t) =>
  t.field({
    type: orderPayload('FindOrderPayload', 'It was found; its url opens its page.'),
    authScopes: { public: true },
    description:
      'Finds an order by its number and e-mail address, for shoppers who have lost its link. It changes nothing but counts failed tries: 5 in 15 minutes for a network address and 20 an hour for a number, then ThrottledError. A wrong number and a wrong address are answered alike. Open to everybody. Errors: NotFoundError, ThrottledError, InvalidInputError. Legacy twin: none.',
    errors: {
      types: [NotFoundError, ThrottledError, InvalidInputError],
      union: { description: 'The order, or why it is not shown.' },
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
    description: 'Any order by its number; null when there is none. For staff with the right ORDERS; others get the error FORBIDDEN.',
    args: { number: t.arg.int({ required: true, description: 'Number of the order.' }) },
    resolve: (query, _root, { number }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.order.findUnique({ ...query, where: { number } });
    },
  }),
);
