import { builder } from '../../../platform/graphql/builder.ts';
import { CartNode } from '../../cart/schema/cart.ts';
import { Viewer } from '../../../foundation/accounts/schema/viewerType.ts';
import { latestOrderId } from '../latestOrder.ts';
import { OrderNode } from './order.ts';

builder.objectField(Viewer, 'latestOrder', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    description:
      'What the caller ordered last, within a day: where to send somebody whose cart is empty because the answer to their order got lost. Null without one, and when it failed or was cancelled.',
    resolve: async (query, _viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      const id = await latestOrderId(shop);
      return id === null ? null : shop.db.prisma.order.findUnique({ ...query, where: { id } });
    },
  }),
);

builder.prismaObjectField(CartNode, 'openOrder', (t) =>
  t.prismaField({
    type: OrderNode,
    nullable: true,
    description:
      'An order of this cart whose payment is open, for at most an hour: it is to be paid (nextAction) or cancelled before the cart can be ordered again, and holds its goods and coupons until then. Null without one.',
    resolve: (query, { id }, _args, { shop }) =>
      shop.db.prisma.order.findFirst({ ...query, where: { cartId: id, status: 'PENDING_PAYMENT' }, orderBy: { id: 'desc' } }),
  }),
);
