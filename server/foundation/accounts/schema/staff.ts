import { actorOf } from '../../audit/audit.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { createStaff, LastAdministratorError, listStaff, resetStaff, revokeStaff, type StaffAccount } from '../adminAccounts.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { BusyError } from '../errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { RoleEnum } from './account.ts';
import { StaffRightEnum } from './admin.ts';

// Staff accounts, managed by administrators: the same operations as `npm run admin` on the console.

builder.objectType(LastAdministratorError, {
  name: 'LastAdministratorError',
  description: 'Returned when the change would remove the last administrator. Code: LAST_ADMINISTRATOR.',
  interfaces: [UserErrorInterface],
});

const StaffAccountType = builder.objectRef<StaffAccount>('StaffAccount').implement({
  description: 'Account of a staff member. Administrators only. Not a node.',
  fields: (t) => ({
    id: t.id(ownId('StaffAccount')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the account, as in the audit log.' }),
    email: t.exposeString('email', { description: 'Email address of the account.' }),
    role: t.expose('role', { type: RoleEnum, description: 'Role of the account: STAFF or ADMINISTRATOR.' }),
    rights: t.expose('rights', { type: [StaffRightEnum], description: 'For STAFF: areas that the account has access to.' }),
    version: t.exposeInt('staffVersion', { description: 'Version of the role and permissions, for `expectedVersion`.' }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', {
      description: 'Whether a second factor is set up. False until the first sign-in.',
    }),
    sessions: t.exposeInt('sessions', { description: 'Number of active admin sessions.' }),
  }),
});

const staffPayload = (name: string, description: string) =>
  builder.objectRef<{ password: string | null }>(name).implement({
    description,
    fields: (t) => ({
      password: t.exposeString('password', {
        nullable: true,
        description: 'Password of a newly created or reset account, to pass on to its owner. Shown only once; otherwise null.',
      }),
      staffAccounts: t.field({
        type: [StaffAccountType],
        description: 'All staff accounts after the change.',
        extensions: { listLength: 50 },
        resolve: (_payload, _args, { shop }) => listStaff(shop.db),
      }),
    }),
  });

builder.queryField('staffAccounts', (t) =>
  t.field({
    type: [StaffAccountType],
    authScopes: { admin: true },
    description: 'All staff accounts, administrators first. Administrators only.',
    extensions: { listLength: 50 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listStaff(shop.db);
    },
  }),
);

const SaveInput = builder.inputType('SetStaffAccountInput', {
  description: 'Input for `setStaffAccount`: the role and permissions of an account.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the account. An existing account keeps its password.' }),
    isAdministrator: t.boolean({ required: true, description: 'Whether the account has full access as an administrator.' }),
    rights: t.field({
      type: [StaffRightEnum],
      required: true,
      description: 'Areas that the account has access to if it is not an administrator.',
    }),
    expectedVersion: t.int({
      description:
        '`version` of the account that was edited. If the account has changed or is no longer a staff account, the mutation fails with STALE. Omit it for a new account.',
    }),
  }),
});

const EmailInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ email: t.string({ required: true, description: 'Email address of the account.' }) }),
  });

async function allowed(shop: Shop) {
  await requireStepUp(shop);
  return actorOf(shop);
}

const authScopes = { admin: true } as const;
const description = 'The mutation’s input.';
const common = [ForbiddenError, StepUpRequiredError, InvalidInputError];

builder.mutationFields((t) => ({
  setStaffAccount: t.field({
    hasDryRun: true,
    type: staffPayload('SetStaffAccountPayload', 'The staff account was created or changed, as requested.'),
    authScopes,
    description:
      'Creates a staff account, or changes the role and permissions of an existing one, which ends all of its sessions. Administrators only; requires re-authentication within the last ten minutes.',
    errors: {
      types: [...common, StaleRecordError, LastAdministratorError, BusyError],
      union: { description: 'The staff accounts, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: SaveInput, required: true, description }) },
    resolve: async (_root, { input: { email, isAdministrator, rights, expectedVersion } }, { shop }) => {
      const actor = await allowed(shop);
      const role = isAdministrator ? 'ADMINISTRATOR' : 'STAFF';
      return { password: await createStaff(shop.db, { email, role, rights, expectedVersion }, shop.now, actor) };
    },
  }),
  resetStaffAccount: t.field({
    type: staffPayload('ResetStaffAccountPayload', 'A new password was set for the staff account.'),
    authScopes,
    description:
      'Sets a new password for a staff member who has lost their password or second factor, and requires them to enrol a second factor again. All of their sessions end. Administrators only; requires re-authentication within the last ten minutes.',
    errors: {
      types: [...common, NotFoundError, BusyError],
      union: { description: 'The new password, or the error that prevented the reset.' },
    },
    args: {
      input: t.arg({
        type: EmailInput('ResetStaffAccountInput', 'Input for `resetStaffAccount`: the account to reset.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { email } }, { shop }) => {
      const actor = await allowed(shop);
      return { password: await resetStaff(shop.db, { email }, shop.now, actor) };
    },
  }),
  revokeStaffAccount: t.field({
    type: staffPayload('RevokeStaffAccountPayload', 'The account is now a customer account.'),
    authScopes,
    description:
      'Turns a staff account into a customer account. All of its sessions end. Administrators only; requires re-authentication within the last ten minutes.',
    errors: {
      types: [...common, NotFoundError, LastAdministratorError],
      union: { description: 'The staff accounts, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({
        type: EmailInput('RevokeStaffAccountInput', 'Input for `revokeStaffAccount`: the account to revoke.'),
        required: true,
        description,
      }),
    },
    resolve: async (_root, { input: { email } }, { shop }) => {
      const actor = await allowed(shop);
      await revokeStaff(shop.db, { email }, shop.now, actor);
      return { password: null };
    },
  }),
}));
