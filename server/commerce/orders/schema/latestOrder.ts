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
      'The caller’s most recent order from the past day, to redirect a visitor whose cart is empty because the response to their order was lost. Null if there is none, or if it failed or was cancelled.',
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
      'Order placed from this cart that is awaiting payment, for at most an hour. It must be paid (`nextAction`) or cancelled before the cart can be checked out again. Until then, it reserves its goods and coupons. Null if none.',
    resolve: (query, { id }, _args, { shop }) =>
      shop.db.prisma.order.findFirst({ ...query, where: { cartId: id, status: 'PENDING_PAYMENT' }, orderBy: { id: 'desc' } }),
  }),
);
