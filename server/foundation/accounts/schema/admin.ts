import { builder } from '../../../platform/graphql/builder.ts';
import type { Account, StaffRight } from '../../../generated/prisma/client.ts';
import type { AdminMember } from '../../../platform/operation/identity.ts';
import { RoleEnum } from './account.ts';

// Who works in the administration.

export const StaffRightEnum = builder.enumType('StaffRight', {
  description: 'An area of the administration. Administrators may work in all of them.',
  values: {
    CATALOGUE: {
      description: 'Products with stock and prices, categories, attributes, pictures, files of products, marketplaces and external shops.',
    },
    ORDERS: { description: 'Orders with payments and refunds, customers, and coupons.' },
    DEALS: { description: 'Offers, merchants, reviews, votes and groups of comparable products.' },
    SUBSCRIBERS: { description: 'Subscribers of the newsletter with imports, downloads and deletions, mailing services and webhooks.' },
    CONTENT: { description: 'Menus and notices.' },
    SETTINGS: {
      description:
        'Settings of the shop, delivery, taxes, payment with the bank account, what is measured, and where the forms of the newsletter stand.',
    },
    REPORTS: { description: 'Reports, the dashboard, and where visitors come from.' },
  } as const,
});

const AdminStageEnum = builder.enumType('AdminStage', {
  description: 'How far somebody is with signing in to the administration.',
  values: {
    ENROLMENT: { description: 'The password was right, and there is no second factor yet: adminEnrolTotp gives one.' },
    SECOND_FACTOR: { description: 'The password was right; a code is asked for: adminVerifySecondFactor.' },
    OPEN: { description: 'Signed in.' },
  } as const,
});

export interface AdminViewerShape {
  member: AdminMember;
  account: Account;
}

const allRights = [
  'CATALOGUE',
  'ORDERS',
  'DEALS',
  'SUBSCRIBERS',
  'CONTENT',
  'SETTINGS',
  'REPORTS',
] as const satisfies readonly StaffRight[];

/** What is told before the second factor was shown: nothing but how to go on. */
function rightsOf({ member }: AdminViewerShape): readonly StaffRight[] {
  if (!member.isVerified) return [];
  return member.role === 'ADMINISTRATOR' ? allRights : member.rights;
}

const AdminAccount = builder.objectRef<Account>('AdminAccount').implement({
  description: 'The account of somebody who works in the administration. Seen by its owner alone.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number, by which the audit log names it.' }),
    email: t.exposeString('email', { description: 'Its address.' }),
    name: t.exposeString('name', { description: 'As its owner wants to be called; may be empty.' }),
    role: t.expose('role', { type: RoleEnum, description: 'STAFF or ADMINISTRATOR.' }),
  }),
});

export const AdminViewer = builder.objectRef<AdminViewerShape>('AdminViewer').implement({
  description: 'Whoever asks, in their session of the administration. It is no node, and has nothing to do with the session as a shopper.',
  fields: (t) => ({
    stage: t.field({
      type: AdminStageEnum,
      description: 'How far the session is. Before OPEN it may do nothing but go on with signing in.',
      resolve: ({ member, account }) => {
        if (member.isVerified) return 'OPEN';
        return account.totpSecret === null ? 'ENROLMENT' : 'SECOND_FACTOR';
      },
    }),
    account: t.field({
      type: AdminAccount,
      nullable: true,
      description: 'Whose session it is; null before it is OPEN.',
      resolve: ({ member, account }) => (member.isVerified ? account : null),
    }),
    rights: t.field({
      type: [StaffRightEnum],
      description: 'Where its owner may work: of administrators, everywhere; empty before it is OPEN.',
      resolve: (viewer) => [...rightsOf(viewer)],
    }),
    isSteppedUp: t.boolean({
      description: 'Whether password or code were shown within ten minutes; otherwise some acts ask for adminStepUp first.',
      resolve: ({ member }) => member.isSteppedUp,
    }),
    recoveryCodesLeft: t.int({
      description: 'How many recovery codes have not been used.',
      resolve: ({ account }, _args, { shop }) => shop.db.prisma.recoveryCode.count({ where: { accountId: account.id } }),
    }),
  }),
});

builder.queryField('adminViewer', (t) =>
  t.field({
    type: AdminViewer,
    nullable: true,
    authScopes: { public: true },
    subGraphs: ['Admin'],
    description:
      'The caller’s session of the administration; null without one. It ends after 30 minutes without use, and 8 hours after signing in at the latest.',
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      const member = (await shop.admin?.member()) ?? null;
      const account = member && (await shop.db.prisma.account.findUnique({ where: { id: member.accountId } }));
      return member && account && { member, account };
    },
  }),
);
