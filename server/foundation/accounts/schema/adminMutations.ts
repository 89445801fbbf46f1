import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { Context } from '../../../platform/graphql/context.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { adminSignIn, adminSignOut, enrolTotp, verifySecondFactor, type Enrolment } from '../adminSession.ts';
import { adminStepUp, renewRecoveryCodes } from '../adminStepUp.ts';
import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { BusyError, WrongCodeError, WrongCredentialsError } from '../errors.ts';
import { AdminViewer, type AdminViewerShape } from './admin.ts';
import { inputDescription } from './payloads.ts';

// Sign-in to the administration with both factors, and sign-out.

interface AdminPayload {
  adminViewer: AdminViewerShape | null;
}

const adminViewerField = { type: AdminViewer, nullable: true, description: 'The updated session; null if it has ended.' } as const;

function adminPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<AdminPayload>(name).implement({
    description,
    fields: (t) => ({ adminViewer: t.field({ ...adminViewerField, resolve: (payload) => payload.adminViewer }) }),
  });
}

async function adminViewerNow({ shop }: Context): Promise<AdminViewerShape | null> {
  const member = (await shop.admin?.member()) ?? null;
  const account = member && (await shop.db.prisma.account.findUnique({ where: { id: member.accountId } }));
  return member && account && { member, account };
}

function emptyInput(name: string, mutation: string) {
  return builder.inputType(name, {
    description: `Input for \`${mutation}\`, which needs no values.`,
    fields: (t) => ({ clientMutationId: t.string({ description: 'Any value; ignored.' }) }),
  });
}

const AdminSignInInput = builder.inputType('AdminSignInInput', {
  description: 'Input for `adminSignIn`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the account, case-insensitive. At most 254 characters.' }),
    password: t.string({ required: true, description: 'Password of the account.' }),
  }),
});

builder.mutationField('adminSignIn', (t) =>
  t.field({
    type: adminPayload('AdminSignInPayload', 'The password was correct. `AdminViewer.stage` indicates the next step.'),
    authScopes: { public: true },
    subGraphs: ['Admin'],
    description:
      'Starts an admin session, with a separate cookie that is not sent with requests from other sites. The session grants no access until the second factor is verified (`adminVerifySecondFactor`). Customers, unknown addresses and wrong passwords get the same response. Attempts are limited as for `signIn`. Errors: WrongCredentialsError, ThrottledError, BusyError, InvalidInputError.',
    errors: {
      types: [WrongCredentialsError, ThrottledError, BusyError, InvalidInputError],
      union: { description: 'The new session, or the error that prevented the sign-in.' },
    },
    args: { input: t.arg({ type: AdminSignInInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      await adminSignIn(context.shop, input);
      return { adminViewer: await adminViewerNow(context) };
    },
  }),
);

const AdminEnrolTotpPayload = builder.objectRef<Enrolment>('AdminEnrolTotpPayload').implement({
  description: 'A second factor to add to an authenticator app. It becomes active once one of its codes is verified.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Base32-encoded secret, for manual entry.' }),
    url: t.exposeString('url', { description: 'Secret as an `otpauth://` URL, which authenticator apps read from a QR code.' }),
  }),
});

builder.mutationField('adminEnrolTotp', (t) =>
  t.field({
    type: AdminEnrolTotpPayload,
    authScopes: { adminStarted: true },
    description:
      'Returns the secret for a new second factor to a staff member who has entered their password and has no second factor yet. Repeated calls return the same secret. Errors: ForbiddenError (also for staff who already have a second factor).',
    errors: { types: [ForbiddenError], union: { description: 'The secret of the second factor, or the error that prevented enrolment.' } },
    args: { input: t.arg({ type: emptyInput('AdminEnrolTotpInput', 'adminEnrolTotp'), required: true, description: inputDescription }) },
    resolve: (_root, _args, { shop }) => enrolTotp(shop),
  }),
);

const AdminVerifySecondFactorPayload = builder
  .objectRef<AdminPayload & { recoveryCodes: string[] | null }>('AdminVerifySecondFactorPayload')
  .implement({
    description: 'Result of `adminVerifySecondFactor`: the caller is signed in.',
    fields: (t) => ({
      adminViewer: t.field({ ...adminViewerField, resolve: (payload) => payload.adminViewer }),
      recoveryCodes: t.stringList({
        nullable: true,
        description:
          'Ten single-use recovery codes for signing in without the app, if this verification completed the enrolment of the second factor; otherwise null. Shown only once.',
        resolve: ({ recoveryCodes }) => recoveryCodes,
      }),
    }),
  });

const AdminVerifySecondFactorInput = builder.inputType('AdminVerifySecondFactorInput', {
  description: 'Input for `adminVerifySecondFactor`.',
  fields: (t) => ({ code: t.string({ required: true, description: 'Six-digit code from the app, or a recovery code.' }) }),
});

builder.mutationField('adminVerifySecondFactor', (t) =>
  t.field({
    type: AdminVerifySecondFactorPayload,
    authScopes: { adminStarted: true },
    description:
      'Completes the admin sign-in. The session gets a new cookie. Each code works only once. After five wrong codes, attempts are delayed by 1, 2, 4 … seconds. Errors: ForbiddenError, WrongCodeError, ThrottledError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, WrongCodeError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The open session, or the error that prevented the sign-in.' },
    },
    args: { input: t.arg({ type: AdminVerifySecondFactorInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      const recoveryCodes = await verifySecondFactor(context.shop, input);
      return { adminViewer: await adminViewerNow(context), recoveryCodes };
    },
  }),
);

const AdminStepUpInput = builder.inputType('AdminStepUpInput', {
  description: 'Input for `adminStepUp`. Pass the password or the code; if both are given, the code is used.',
  fields: (t) => ({
    password: t.string({ description: 'The caller’s current password.' }),
    code: t.string({ description: 'Unused six-digit code from the app, or a recovery code.' }),
  }),
});

builder.mutationField('adminStepUp', (t) =>
  t.field({
    type: adminPayload(
      'AdminStepUpPayload',
      'The caller is re-authenticated: all operations that their role permits are allowed for ten minutes.',
    ),
    authScopes: { adminSession: true },
    description:
      'Re-authenticates the caller with a password or one-time code for ten minutes. Required by mutations whose result union includes StepUpRequiredError and by exports of personal data. Errors: ForbiddenError, WrongCredentialsError, WrongCodeError, ThrottledError, BusyError, InvalidInputError, TryAgainError.',
    errors: {
      types: [ForbiddenError, WrongCredentialsError, WrongCodeError, ThrottledError, BusyError, InvalidInputError, TryAgainError],
      union: { description: 'The session, or the error that prevented re-authentication.' },
    },
    args: { input: t.arg({ type: AdminStepUpInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      await adminStepUp(context.shop, input);
      return { adminViewer: await adminViewerNow(context) };
    },
  }),
);

const AdminRenewRecoveryCodesPayload = builder.objectRef<{ recoveryCodes: string[] }>('AdminRenewRecoveryCodesPayload').implement({
  description: 'Result of `adminRenewRecoveryCodes`: the new codes were created.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Ten single-use recovery codes. Shown only once.' }),
  }),
});

builder.mutationField('adminRenewRecoveryCodes', (t) =>
  t.field({
    type: AdminRenewRecoveryCodesPayload,
    authScopes: { adminSession: true },
    description:
      'Creates new recovery codes for the caller and invalidates the old ones. Errors: ForbiddenError, StepUpRequiredError, TryAgainError.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, TryAgainError],
      union: { description: 'The new codes, or the error that prevented the change.' },
    },
    args: {
      input: t.arg({
        type: emptyInput('AdminRenewRecoveryCodesInput', 'adminRenewRecoveryCodes'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, _args, { shop }) => ({ recoveryCodes: await renewRecoveryCodes(shop) }),
  }),
);

builder.mutationField('adminSignOut', (t) =>
  t.field({
    type: adminPayload('AdminSignOutPayload', 'The session has ended.'),
    authScopes: { public: true },
    subGraphs: ['Admin'],
    description:
      'Ends the caller’s admin session on the server. Has no effect if there is none; the caller’s shopper session continues. Errors: ForbiddenError (never sent to browsers).',
    errors: { types: [ForbiddenError], union: { description: 'The session that has ended, or the error that prevented signing out.' } },
    args: { input: t.arg({ type: emptyInput('AdminSignOutInput', 'adminSignOut'), required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => {
      await adminSignOut(shop);
      return { adminViewer: null };
    },
  }),
);
