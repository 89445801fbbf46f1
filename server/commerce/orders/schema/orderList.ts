import { builder } from '../../../platform/graphql/builder.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { listConnection, nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { adminOrderList } from '../orderList.ts';
import { OrderFulfilmentEnum, OrderNode, OrderStatusEnum } from './order.ts';

// The staff order list.

const OrderSortEnum = builder.enumType('OrderSort', {
  description: 'Sort order of the list of orders.',
  values: {
    NEWEST: { description: 'Newest first.' },
    OLDEST: {
      description:
        'Oldest first, in the order in which orders became visible. New orders are always added at the end, so continuing from the last cursor never misses an order.',
    },
    CHANGED: {
      description:
        'Least recently changed first. An order moves to the end when it is placed or changes, so continuing from the last cursor returns every change; an order that changes several times is returned each time.',
    },
  } satisfies Record<keyof typeof adminOrderList.sorts, { description: string }>,
});

const OrderFilterInput = builder.inputType('OrderFilter', {
  description: 'Filters for the list of orders. Omitted fields are not applied.',
  fields: (t) => ({
    search: t.string({
      description:
        'Search term: an order number, with or without #; the beginning of an email address, first name, last name or full name; or part of a product name or SKU (with fewer than 3 characters, the beginning of a SKU). Case-insensitive. At most 200 characters.',
    }),
    statuses: t.field({ type: [OrderStatusEnum], description: 'Returns only orders with one of these statuses.' }),
    fulfilmentStatuses: t.field({
      type: [OrderFulfilmentEnum],
      description: 'Returns only orders with one of these fulfilment statuses (`Order.fulfilmentStatus`).',
    }),
    numbers: t.intList({ description: 'Returns only orders with these numbers; at most 100.' }),
    placedFrom: t.field({ type: 'DateTime', description: 'Returns only orders placed at or after this time.' }),
    placedBefore: t.field({ type: 'DateTime', description: 'Returns only orders placed before this time.' }),
    updatedSince: t.field({
      type: 'DateTime',
      description:
        'Returns only orders placed or changed at or after this time (`Order.updatedAt`). Changes to the status, payment, refunds, shipments or addresses count. To read later changes page by page, sort by CHANGED.',
    }),
    customerId: t.rowId({ of: 'Customer', description: 'Returns only orders of the customer account with this global ID.' }),
    couponId: t.rowId({
      of: 'Coupon',
      description: 'Returns only orders that use the coupon with this global ID, including cancelled orders.',
    }),
  }),
});

const OrderConnection = listConnection(OrderNode, {
  name: 'Order',
  description: 'Page of the shop’s orders.',
  edge: 'An order and its position in the list.',
  total: true,
});

builder.queryField('orders', (t) =>
  t.field({
    type: OrderConnection,
    authScopes: { staff: 'ORDERS' },
    description:
      'Orders of the shop. Requires the ORDERS permission; other callers get a FORBIDDEN error. Deep pages are as fast as the first. Errors: INVALID_INPUT for an invalid page size, cursor or search term.',
    args: {
      filter: t.arg({ type: OrderFilterInput, description: 'Filters the list of orders.' }),
      sort: t.arg({
        type: OrderSortEnum,
        defaultValue: 'NEWEST',
        description: 'Sort order. A cursor is valid only for the sort order that it was returned with.',
      }),
      ...pageArguments(),
    },
    resolve: (_root, { filter, ...args }, context, info) =>
      listPage(context, adminOrderList, { ...args, filter: filter ?? {} }, (rows) =>
        context.shop.db.prisma.order.findMany(nodesQuery(context, info, 'Order', rows)),
      ),
  }),
);
