import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { orderDesk } from '../orderList.ts';
import { OrderNode, OrderStatusEnum } from './order.ts';

// The orders of the shop, as the staff see them.

const OrderSortEnum = builder.enumType('OrderSort', {
  description: 'How the list of orders is sorted.',
  values: {
    NEWEST: { description: 'The last one first.' },
    OLDEST: {
      description:
        'The first one first, in the order in which they could first be seen: new orders stand behind all others, so that whoever reads on behind the last cursor misses none.',
    },
    CHANGED: {
      description:
        'The one that has not changed for longest first. An order that is placed or changes goes to the end: whoever reads on behind the last cursor meets every change, and one order as often as it changed.',
    },
  } satisfies Record<keyof typeof orderDesk.sorts, { description: string }>,
});

const OrderFilterInput = builder.inputType('OrderFilter', {
  description: 'What is to be in the list of orders; absent values leave everything in.',
  fields: (t) => ({
    search: t.string({
      description:
        'A number, with or without #; the beginning of an e-mail address, of a first or last name, or of both; a part of a product’s name or SKU, of fewer than 3 characters the beginning of a SKU. Upper and lower case are the same. At most 200 characters.',
    }),
    statuses: t.field({ type: [OrderStatusEnum], description: 'Only orders that are in one of these states.' }),
    placedFrom: t.field({ type: 'DateTime', description: 'Only orders placed at this instant or later.' }),
    placedBefore: t.field({ type: 'DateTime', description: 'Only orders placed before this instant.' }),
    updatedSince: t.field({
      type: 'DateTime',
      description:
        'Only orders that were placed or changed at this instant or later (Order.updatedAt): their state, payment, refunds or addresses. To go on from there, sort by CHANGED.',
    }),
    customerId: t.int({ description: 'Only orders of the account with this number.' }),
    couponId: t.int({ description: 'Only orders that use the coupon with this number, cancelled ones too.' }),
  }),
});

const OrderConnection = listConnection(OrderNode, {
  name: 'Order',
  description: 'A page of the shop’s orders.',
  edge: 'An order and its place in the list.',
  total: true,
});

builder.queryField('orders', (t) =>
  t.field({
    type: OrderConnection,
    authScopes: { staff: 'ORDERS' },
    description:
      'The shop’s orders, for staff with the right ORDERS; others get the error FORBIDDEN. Any depth is as fast as the beginning. Errors: INVALID_INPUT for a page size, cursor or search that is not allowed.',
    args: {
      filter: t.arg({ type: OrderFilterInput, description: 'What is to be in it.' }),
      sort: t.arg({
        type: OrderSortEnum,
        defaultValue: 'NEWEST',
        description: 'Its order; a cursor is good for the order that it came from.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, orderDesk, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.order.findMany(nodesQuery(context, info, 'Order', rows)),
      ),
  }),
);
