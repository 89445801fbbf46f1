import { AccountType } from '../../../foundation/accounts/schema/account.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { nodesQuery, pageArguments } from '../../../platform/graphql/listFields.ts';
import { listPage } from '../../../platform/graphql/list.ts';
import { accountOrderList, countAccountOrders, ownOrders } from '../accountOrders.ts';
import { OrderNode } from './order.ts';

// GraphQL fields for the orders of the caller's account.

const AccountOrderConnection = builder.connectionObject(
  {
    type: OrderNode,
    name: 'AccountOrderConnection',
    description: 'A page of an account’s orders.',
    fields: (t) => ({
      totalCount: t.int({
        description: 'Number of orders of the account.',
        resolve: async (_connection, _args, { shop }) => countAccountOrders(shop.db, await ownOrders(shop)),
      }),
    }),
  },
  { name: 'AccountOrderEdge', description: 'An order of an account and its position in the list.' },
);

builder.objectField(AccountType, 'orders', (t) =>
  t.field({
    type: AccountOrderConnection,
    description:
      'Orders placed with the account, and orders placed with its email address before that address was confirmed, newest first. Visible only to the account’s owner.',
    args: {
      ...pageArguments(),
    },
    resolve: async (_account, args, context, info) => {
      const { shop } = context;
      const owner = await ownOrders(shop);
      return listPage(context, accountOrderList, { ...args, filter: owner }, (rows) => {
        const { where, ...selection } = nodesQuery(context, info, 'Order', rows);
        return shop.db.prisma.order.findMany({ ...selection, where: { ...owner, ...where } });
      });
    },
  }),
);
