import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { statementCost } from '../../../platform/graphql/limits.ts';
import { Money } from '../../../platform/graphql/scalars.ts';
import { customerErasure } from '../customerActs.ts';
import type { Customer } from '../customers.ts';
import { SavedAddressType } from './address.ts';
import { ErasurePreviewType } from './privacy.ts';

// A customer as those see them who work on orders. It is no node: staff alone reach it.

/** On how many devices each account is signed in. */
const sessionCountOf = batched(async ({ shop }, ids) => {
  const rows = await shop.db.prisma.visitor.groupBy({
    by: ['accountId'],
    where: { accountId: { in: ids }, homeId: { not: null } },
    _count: true,
  });
  return new Map(rows.map(({ accountId, _count }) => [accountId ?? 0, _count]));
});

export const CustomerType = builder.objectRef<Customer>('Customer').implement({
  description: 'Somebody with an account who does not work for the shop. For staff with the right ORDERS.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Their number.' }),
    email: t.exposeString('email', { description: 'Their address, in small letters.' }),
    name: t.exposeString('name', { description: 'As they want to be called; may be empty.' }),
    isEmailVerified: t.boolean({
      description: 'Whether they have shown that mails to the address arrive.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator has closed the account: nobody signs in to it until it is opened again; null when it is open.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was made.' }),
    orderCount: t.exposeInt('orderCount', { description: 'How many orders they have, without those that were cancelled or have failed.' }),
    spent: t.field({
      type: Money,
      description: 'What they have paid for all of them, refunds taken off.',
      resolve: ({ spentMinor }) => ({ amount: spentMinor }),
    }),
    addresses: t.field({
      type: [SavedAddressType],
      description: 'Their address book: the default address, and then the newest first. At most 20.',
      extensions: { listLength: 20, cost: statementCost },
      resolve: ({ id }, _args, { shop }) =>
        shop.db.prisma.address.findMany({ where: { accountId: id }, orderBy: [{ isDefault: 'desc' }, { id: 'desc' }] }),
    }),
    sessionCount: t.int({
      description: 'On how many devices they are signed in.',
      resolve: async ({ id }, _args, context) => (await sessionCountOf(context, id)) ?? 0,
    }),
    erasure: t.field({
      type: ErasurePreviewType,
      nullable: true,
      authScopes: { admin: true },
      unauthorizedResolver: () => null,
      description:
        'What erasing them would delete and what would stay, in the words that they are told themselves. For administrators; null for others.',
      resolve: ({ id }, _args, { shop }) => customerErasure(shop, id),
    }),
  }),
});
