import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { customerErasure } from '../customerActs.ts';
import type { Customer } from '../customers.ts';
import { SavedAddressType } from './address.ts';
import { ErasurePreviewType } from './privacy.ts';

// A customer as seen by staff who work on orders. The type is not a node, so that only staff can reach it.

/** Number of active sessions per account. */
const sessionCountOf = batched(async ({ shop }, ids) => {
  const rows = await shop.db.prisma.visitor.groupBy({
    by: ['accountId'],
    where: { accountId: { in: ids }, homeId: { not: null } },
    _count: true,
  });
  return new Map(rows.map(({ accountId, _count }) => [accountId ?? 0, _count]));
});

export const CustomerType = builder.objectRef<Customer>('Customer').implement({
  description: 'A customer: a person with an account who is not staff. Requires the ORDERS permission.',
  fields: (t) => ({
    id: t.id(ownId('Customer')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the customer.' }),
    email: t.exposeString('email', { description: 'Email address; lowercase.' }),
    name: t.exposeString('name', { description: 'Display name; may be empty.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the customer has confirmed the email address.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator locked the account, so that sign-in is blocked until it is unlocked; null if it is not locked.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    orderCount: t.exposeInt('orderCount', { description: 'Number of orders, excluding cancelled and failed ones.' }),
    spent: t.field({
      type: Money,
      description: 'Total amount paid for the orders in `orderCount`, less refunds.',
      resolve: ({ spentMinor }) => ({ amount: spentMinor }),
    }),
    addresses: t.field({
      type: [SavedAddressType],
      description: 'Address book: default address first, then newest first. At most 20.',
      extensions: { listLength: 20, cost: statementCost },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.address.findMany({ where: { accountId: id }, orderBy: [{ isDefault: 'desc' }, { id: 'desc' }] }),
    }),
    sessionCount: t.int({
      description: 'Number of devices that the customer is signed in on.',
      resolve: async ({ id }, _args, context) => (await sessionCountOf(context, id)) ?? 0,
    }),
    erasure: t.field({
      type: ErasurePreviewType,
      nullable: true,
      authScopes: { admin: true },
      unauthorizedResolver: () => null,
      description:
        'What erasing the customer would delete and retain, in the same words that the customer sees. Administrators only; null for others.',
      resolve: ({ id }, _args, { shop }) => customerErasure(shop, id),
    }),
  }),
});
