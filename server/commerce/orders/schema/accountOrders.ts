import { queryFromInfo } from '@pothos/plugin-prisma';
import { AccountType } from '../../../foundation/accounts/schema/account.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { encodeCursor, pageRequest } from '../../../platform/graphql/keyset.ts';
import { maxPageSize } from '../../../platform/graphql/limits.ts';
import { accountOrderList, accountOrderPage, countAccountOrders, ownOrders } from '../accountOrders.ts';
import { OrderNode } from './order.ts';

// The orders of the caller's account.

const AccountOrderConnection = builder.connectionObject(
  {
    type: OrderNode,
    name: 'AccountOrderConnection',
    description: 'A page of an account’s orders.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many orders the account has.',
        resolve: async (_connection, _args, { shop }) => countAccountOrders(shop.db, await ownOrders(shop)),
      }),
    }),
  },
  { name: 'AccountOrderEdge', description: 'An order of an account and its place in the list.' },
);

builder.objectField(AccountType, 'orders', (t) =>
  t.field({
    type: AccountOrderConnection,
    description:
      'What was ordered with the account, newest first, and orders that were placed with its address before it was confirmed. Seen by its owner alone.',
    args: {
      first: t.arg.int({ description: `How many from the start, 1 to ${maxPageSize}. Either this or "last" must be given.` }),
      after: t.arg.string({ description: 'Cursor to go on behind; goes with "first".' }),
      last: t.arg.int({ description: `How many from the end, 1 to ${maxPageSize}.` }),
      before: t.arg.string({ description: 'Cursor to stop before; goes with "last".' }),
    },
    resolve: async (_account, args, context, info) => {
      const { shop } = context;
      const [request, where] = [pageRequest(args, accountOrderList), await ownOrders(shop)];
      const { rows, hasNextPage, hasPreviousPage } = await accountOrderPage(shop.db, where, request);
      const selection = queryFromInfo({ context, info, typeName: 'Order', path: ['edges', 'node'] });
      const found = await shop.db.prisma.order.findMany({ ...selection, where: { ...where, id: { in: rows.map(({ id }) => id) } } });
      const orders = new Map(found.map((order) => [order.id, order]));
      const edges = rows.flatMap(({ id }) => {
        const node = orders.get(id);
        return node ? [{ cursor: encodeCursor({ order: accountOrderList.name, value: 0, id }), node }] : [];
      });
      return {
        edges,
        pageInfo: { hasNextPage, hasPreviousPage, startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null },
      };
    },
  }),
);
