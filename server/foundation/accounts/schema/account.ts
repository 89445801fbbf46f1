import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { Viewer } from './viewerType.ts';
import type { Account } from '../../../generated/prisma/client.ts';
import { addressesOf } from '../addresses.ts';
import { ownSessions, type OwnSession } from '../revoke.ts';
import { deviceName } from '../sessionRules.ts';
import { SavedAddressType } from './address.ts';

// What somebody who has signed in sees of their account.

export const RoleEnum = builder.enumType('Role', {
  description: 'What an account may do. It is decided by the server at every change; a role that is shown opens nothing.',
  values: {
    CUSTOMER: { description: 'Shops.' },
    STAFF: { description: 'Works for the shop, in the areas of their rights.' },
    ADMINISTRATOR: { description: 'Runs the shop: may work in all areas.' },
  } as const,
});

const SessionType = builder.objectRef<OwnSession>('Session').implement({
  description: 'A device on which the caller’s account is signed in. Seen by its owner alone; it is no node.',
  fields: (t) => ({
    id: t.id(ownId('Session')),
    databaseId: t.exposeInt('id', { description: 'The number behind the global id.' }),
    device: t.string({
      description: 'What the device says it is, such as "Firefox on Windows".',
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    network: t.exposeString('network', { description: 'Network that it signed in from, such as 192.0.2.0/24; may be empty.' }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When it was last used, to within an hour.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether the request came from it.' }),
  }),
});

export const AccountType = builder.objectRef<Account>('Account').implement({
  description: 'The caller’s account. Seen by its owner alone; it is no node.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Its address, in small letters.' }),
    name: t.exposeString('name', { description: 'As its owner wants to be called; may be empty.' }),
    isEmailVerified: t.boolean({
      description: 'Whether its owner has shown that mails to the address arrive.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    role: t.expose('role', { type: RoleEnum, description: 'What it may do.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    addresses: t.field({
      type: [SavedAddressType],
      description: 'Its address book: the default address, and then the newest first. At most 20.',
      resolve: ({ id }, _args, { shop }) => addressesOf(shop, id),
    }),
    sessions: t.field({
      type: [SessionType],
      description: 'Where it is signed in, the device used last first. At most 100.',
      resolve: (_account, _args, { shop }) => ownSessions(shop),
    }),
  }),
});

builder.objectField(Viewer, 'account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'The account that the caller has signed in to; null for a guest.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      const account = await shop.visitor.account();
      return account && shop.db.prisma.account.findUnique({ where: { id: account.id } });
    },
  }),
);
