import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import type { Account, StaffRight } from '../../../generated/prisma/client.ts';
import type { AdminMember } from '../../../platform/operation/identity.ts';
import { RoleEnum } from './account.ts';

// The staff member who is signed in to the administration.

export const StaffRightEnum = builder.enumType('StaffRight', {
  description: 'An area of the admin that staff can be given access to. Administrators have access to all areas.',
  values: {
    CATALOGUE: {
      description: 'Products (including stock and prices), categories, attributes, images, product files, marketplaces and external shops.',
    },
    ORDERS: { description: 'Orders (including payments, refunds, shipments, returns and invoices), customers and coupons.' },
    DEALS: { description: 'Offers, merchants, comments, reviews, votes and groups of comparable products.' },
    SUBSCRIBERS: { description: 'Newsletter subscribers (including imports, downloads and deletions), mailing services and webhooks.' },
    CONTENT: { description: 'Menus, notices and email texts.' },
    SETTINGS: {
      description:
        'Shop settings, delivery, returns, taxes, invoices, payment methods and the bank account, custom fields, analytics, and where newsletter forms appear.',
    },
    REPORTS: { description: 'Reports (including VAT), the dashboard and traffic sources.' },
  } as const,
});

const AdminStageEnum = builder.enumType('AdminStage', {
  description: 'Progress of an admin sign-in.',
  values: {
    ENROLMENT: { description: 'The password was correct and no second factor is set up yet. Continue with `adminEnrolTotp`.' },
    SECOND_FACTOR: { description: 'The password was correct and a code is required. Continue with `adminVerifySecondFactor`.' },
    OPEN: { description: 'Fully signed in.' },
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

/** Before the second factor is verified, only what is needed to continue is visible. */
function rightsOf({ member }: AdminViewerShape): readonly StaffRight[] {
  if (!member.isVerified) return [];
  return member.role === 'ADMINISTRATOR' ? allRights : member.rights;
}

const AdminAccount = builder.objectRef<Account>('AdminAccount').implement({
  description: 'Account of a staff member. Visible only to its owner.',
  fields: (t) => ({
    id: t.id(ownId('AdminAccount')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the account, as in the audit log.' }),
    email: t.exposeString('email', { description: 'Email address of the account.' }),
    name: t.exposeString('name', { description: 'Display name; may be empty.' }),
    role: t.expose('role', { type: RoleEnum, description: 'Role of the account: STAFF or ADMINISTRATOR.' }),
  }),
});

export const AdminViewer = builder.objectRef<AdminViewerShape>('AdminViewer').implement({
  description: 'The caller’s admin session. Not a node, and separate from the shopper session.',
  fields: (t) => ({
    stage: t.field({
      type: AdminStageEnum,
      description: 'Sign-in progress of the session. Before OPEN, only the next sign-in steps are allowed.',
      resolve: ({ member, account }) => {
        if (member.isVerified) return 'OPEN';
        return account.totpSecret === null ? 'ENROLMENT' : 'SECOND_FACTOR';
      },
    }),
    account: t.field({
      type: AdminAccount,
      nullable: true,
      description: 'Account that the session belongs to; null before the session is OPEN.',
      resolve: ({ member, account }) => (member.isVerified ? account : null),
    }),
    rights: t.field({
      type: [StaffRightEnum],
      description: 'Areas that the account has access to; all areas for administrators. Empty before the session is OPEN.',
      resolve: (viewer) => [...rightsOf(viewer)],
    }),
    isSteppedUp: t.boolean({
      description:
        'Whether the caller re-authenticated with a password or a one-time code within the last ten minutes. If not, some actions require `adminStepUp` first.',
      resolve: ({ member }) => member.isSteppedUp,
    }),
    recoveryCodesLeft: t.int({
      description: 'Number of unused recovery codes.',
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
      'The caller’s admin session; null if none. A session ends after 30 minutes of inactivity, and at the latest 8 hours after sign-in.',
    resolve: async (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      const member = (await shop.admin?.member()) ?? null;
      const account = member && (await shop.db.prisma.account.findUnique({ where: { id: member.accountId } }));
      return member && account && { member, account };
    },
  }),
);
