import { actorOf } from '../../audit/audit.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import type { Shop } from '../../../platform/operation/shop.ts';
import { createStaff, LastAdministratorError, listStaff, resetStaff, revokeStaff, type StaffAccount } from '../adminAccounts.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { BusyError } from '../errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { RoleEnum } from './account.ts';
import { StaffRightEnum } from './admin.ts';

// Accounts of those who work for the shop, by whoever is an administrator: what `npm run admin` does at the console.

builder.objectType(LastAdministratorError, {
  name: 'LastAdministratorError',
  description: 'It is the last administrator, without whom nobody could get in. Code LAST_ADMINISTRATOR.',
  interfaces: [UserErrorInterface],
});

const StaffAccountType = builder.objectRef<StaffAccount>('StaffAccount').implement({
  description: 'The account of somebody who works for the shop. For administrators only. It is no node.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number, by which the audit log names it.' }),
    email: t.exposeString('email', { description: 'Its address.' }),
    role: t.expose('role', { type: RoleEnum, description: 'STAFF or ADMINISTRATOR.' }),
    rights: t.expose('rights', { type: [StaffRightEnum], description: 'Of STAFF: in which areas they may work.' }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', { description: 'False until they have signed in for the first time.' }),
    sessions: t.exposeInt('sessions', { description: 'How many sessions of the administration they have.' }),
  }),
});

const staffPayload = (name: string, description: string) =>
  builder.objectRef<{ password: string | null }>(name).implement({
    description,
    fields: (t) => ({
      password: t.exposeString('password', {
        nullable: true,
        description:
          'Of a new account, or one that was reset: its password, to be told to its owner. It is shown this once. Null otherwise.',
      }),
      staffAccounts: t.field({
        type: [StaffAccountType],
        description: 'Everybody who works for the shop now.',
        extensions: { listLength: 50 },
        resolve: (_payload, _args, { shop }) => listStaff(shop.db),
      }),
    }),
  });

builder.queryField('staffAccounts', (t) =>
  t.field({
    type: [StaffAccountType],
    authScopes: { admin: true },
    description: 'Everybody who works for the shop, administrators first. For administrators.',
    extensions: { listLength: 50 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listStaff(shop.db);
    },
  }),
);

const SaveInput = builder.inputType('SetStaffAccountInput', {
  description: 'Who may do what.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The address. An account that there is keeps its password.' }),
    isAdministrator: t.boolean({ required: true, description: 'Whether they may do everything.' }),
    rights: t.field({ type: [StaffRightEnum], required: true, description: 'Otherwise: the areas in which they may work.' }),
  }),
});

const EmailInput = (name: string) =>
  builder.inputType(name, {
    description: 'Whose account.',
    fields: (t) => ({ email: t.string({ required: true, description: 'Its address.' }) }),
  });

async function allowed(shop: Shop) {
  await requireStepUp(shop);
  return actorOf(shop);
}

const authScopes = { admin: true } as const;
const description = 'The only argument.';
const common = [ForbiddenError, StepUpRequiredError, InvalidInputError];

builder.mutationFields((t) => ({
  setStaffAccount: t.field({
    hasDryRun: true,
    type: staffPayload('SetStaffAccountPayload', 'The account is as it was asked for.'),
    authScopes,
    description:
      'Makes an account for somebody who works for the shop, or gives one that there is another role and rights; then all of its sessions end. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [...common, LastAdministratorError, BusyError], union: { description: 'That it is saved, or why not.' } },
    args: { input: t.arg({ type: SaveInput, required: true, description }) },
    resolve: async (_root, { input: { email, isAdministrator, rights } }, { shop }) => {
      const actor = await allowed(shop);
      const role = isAdministrator ? 'ADMINISTRATOR' : 'STAFF';
      return { password: await createStaff(shop.db, { email, role, rights }, shop.now, actor) };
    },
  }),
  resetStaffAccount: t.field({
    type: staffPayload('ResetStaffAccountPayload', 'There is a new password.'),
    authScopes,
    description:
      'Gives somebody who has lost password or second factor a new password, and has them enrol the factor anew. All of their sessions end. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [...common, NotFoundError, BusyError], union: { description: 'The new password, or why there is none.' } },
    args: { input: t.arg({ type: EmailInput('ResetStaffAccountInput'), required: true, description }) },
    resolve: async (_root, { input: { email } }, { shop }) => {
      const actor = await allowed(shop);
      return { password: await resetStaff(shop.db, { email }, shop.now, actor) };
    },
  }),
  revokeStaffAccount: t.field({
    type: staffPayload('RevokeStaffAccountPayload', 'It is a customer’s account.'),
    authScopes,
    description:
      'Makes somebody a customer who worked for the shop. All of their sessions end. Needs password or code shown within ten minutes. Legacy twin: none.',
    errors: { types: [...common, NotFoundError, LastAdministratorError], union: { description: 'That it is done, or why not.' } },
    args: { input: t.arg({ type: EmailInput('RevokeStaffAccountInput'), required: true, description }) },
    resolve: async (_root, { input: { email } }, { shop }) => {
      const actor = await allowed(shop);
      await revokeStaff(shop.db, { email }, shop.now, actor);
      return { password: null };
    },
  }),
}));
