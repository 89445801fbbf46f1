import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { Viewer } from './viewerType.ts';
import type { Account } from '../../../generated/prisma/client.ts';
import { addressesOf } from '../addresses.ts';
import { ownSessions, type OwnSession } from '../revoke.ts';
import { deviceName } from '../sessionRules.ts';
import { SavedAddressType } from './address.ts';

// The account as its signed-in owner sees it.

export const RoleEnum = builder.enumType('Role', {
  description: 'Role of an account. The server checks permissions on every change; a displayed role grants nothing.',
  values: {
    CUSTOMER: { description: 'Can shop.' },
    STAFF: { description: 'Works for the shop, in the areas that the account has permissions for.' },
    ADMINISTRATOR: { description: 'Manages the shop, with access to all areas.' },
  } as const,
});

const SessionType = builder.objectRef<OwnSession>('Session').implement({
  description: 'A device that is signed in to the caller’s account. Visible only to its owner. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('Session')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the session.' }),
    device: t.string({
      description: 'Device as it identifies itself, such as "Firefox on Windows".',
      resolve: ({ userAgent }) => deviceName(userAgent),
    }),
    network: t.exposeString('network', { description: 'Network that the device signed in from, such as 192.0.2.0/24; may be empty.' }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When the device signed in.' }),
    seenAt: t.expose('seenAt', { type: 'DateTime', description: 'When the session was last used, accurate to the hour.' }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether this is the session of the current request.' }),
  }),
});

export const AccountType = builder.objectRef<Account>('Account').implement({
  description: 'The caller’s account. Visible only to its owner. Not a node.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Email address; lowercase.' }),
    name: t.exposeString('name', { description: 'Display name; may be empty.' }),
    isEmailVerified: t.boolean({
      description: 'Whether the owner has confirmed the email address.',
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    role: t.expose('role', { type: RoleEnum, description: 'Role of the account.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the account was created.' }),
    addresses: t.field({
      type: [SavedAddressType],
      description: 'Address book: default address first, then newest first. At most 20.',
      resolve: ({ id }, _args, { shop }) => addressesOf(shop, id),
    }),
    sessions: t.field({
      type: [SessionType],
      description: 'Signed-in devices, most recently used first. At most 100.',
      resolve: (_account, _args, { shop }) => ownSessions(shop),
    }),
  }),
});

builder.objectField(Viewer, 'account', (t) =>
  t.field({
    type: AccountType,
    nullable: true,
    description: 'Account that the caller is signed in to; null for a guest.',
    resolve: async (_viewer, _args, { shop, markPrivate }) => {
      markPrivate();
      const account = await shop.visitor.account();
      return account && shop.db.prisma.account.findUnique({ where: { id: account.id } });
    },
  }),
);
