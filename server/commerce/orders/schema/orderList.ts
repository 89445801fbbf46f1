import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { countedOnce, totalOf, totalWords } from '../../../platform/graphql/total.ts';
import { countOrders, listOrders, type orderSorts } from '../orderList.ts';
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
  } satisfies Record<(typeof orderSorts)[number], { description: string }>,
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

const OrderConnection = builder.connectionObject(
  {
    type: OrderNode,
    name: 'OrderConnection',
    description: 'A page of the shop’s orders.',
    fields: (t) => ({
      totalCount: t.int({
        description: totalWords.count(),
        resolve: async (connection) => (await totalOf(connection)).count,
      }),
      isTotalExact: t.boolean({
        description: totalWords.isExact,
        resolve: async (connection) => (await totalOf(connection)).isExact,
      }),
    }),
  },
  { name: 'OrderEdge', description: 'An order and its place in the list.' },
);

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
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_root, { filter: given, sort: givenSort, ...args }, context, info) => {
      const { shop, markPrivate } = context;
      markPrivate();
      const [filter, sort] = [given ?? {}, givenSort ?? 'NEWEST'];
      const order = { name: `ORDERS_BY_${sort}`, isInstant: false };
      const { rows, hasNextPage, hasPreviousPage } = await listOrders(shop.db, filter, sort, pageRequest(args, order));
      const selection = queryFromInfo({ context, info, typeName: 'Order', path: ['edges', 'node'] });
      const found = await shop.db.prisma.order.findMany({ ...selection, where: { id: { in: rows.map(({ id }) => id) } } });
      const orders = new Map(found.map((row) => [row.id, row]));
      const edges = rows.flatMap(({ id, place }) => {
        const node = orders.get(id);
        return node ? [{ cursor: encodeCursor({ order: order.name, value: place, id }), node }] : [];
      });
      const pageInfo = { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
      return { total: countedOnce(() => countOrders(shop.db, filter)), edges, pageInfo };
    },
  }),
);
