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

// Signing in to the administration, with both factors, and out.

interface AdminPayload {
  adminViewer: AdminViewerShape | null;
}

const adminViewerField = { type: AdminViewer, nullable: true, description: 'The session as it is now; null when it has ended.' } as const;

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

function emptyInput(name: string) {
  return builder.inputType(name, {
    description: 'Nothing needs to be said.',
    fields: (t) => ({ clientMutationId: t.string({ description: 'Anything; it is ignored.' }) }),
  });
}

const AdminSignInInput = builder.inputType('AdminSignInInput', {
  description: 'Who somebody says they are.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account; capitals do not matter. At most 254 characters.' }),
    password: t.string({ required: true, description: 'Its password.' }),
  }),
});

builder.mutationField('adminSignIn', (t) =>
  t.field({
    type: adminPayload('AdminSignInPayload', 'The password was right; AdminViewer.stage says how to go on.'),
    authScopes: { public: true },
    subGraphs: ['Admin'],
    description:
      'Begins a session of the administration, with a cookie of its own that no other site’s page can send. It opens nothing before the second factor was shown (adminVerifySecondFactor). Customers, unknown addresses and wrong passwords are answered alike; tries are limited as in signIn. Errors: WrongCredentialsError, ThrottledError, BusyError, InvalidInputError. Legacy twin: none.',
    errors: {
      types: [WrongCredentialsError, ThrottledError, BusyError, InvalidInputError],
      union: { description: 'The session, or why there is none.' },
    },
    args: { input: t.arg({ type: AdminSignInInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      await adminSignIn(context.shop, input);
      return { adminViewer: await adminViewerNow(context) };
    },
  }),
);

const AdminEnrolTotpPayload = builder.objectRef<Enrolment>('AdminEnrolTotpPayload').implement({
  description: 'A second factor to put into an app. It counts once a code of it was shown.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'In base 32, for typing in.' }),
    url: t.exposeString('url', { description: 'The same as otpauth://, which apps read from a QR code.' }),
  }),
});

builder.mutationField('adminEnrolTotp', (t) =>
  t.field({
    type: AdminEnrolTotpPayload,
    authScopes: { adminStarted: true },
    description:
      'Gives the secret of a second factor to somebody of the staff who has shown the password and has none; the same one however often it is asked for. Errors: ForbiddenError (also for those who have one). Legacy twin: none.',
    errors: { types: [ForbiddenError], union: { description: 'What to put into the app, or why there is nothing.' } },
    args: { input: t.arg({ type: emptyInput('AdminEnrolTotpInput'), required: true, description: inputDescription }) },
    resolve: (_root, _args, { shop }) => enrolTotp(shop),
  }),
);

const AdminVerifySecondFactorPayload = builder
  .objectRef<AdminPayload & { recoveryCodes: string[] | null }>('AdminVerifySecondFactorPayload')
  .implement({
    description: 'The session is open.',
    fields: (t) => ({
      adminViewer: t.field({ ...adminViewerField, resolve: (payload) => payload.adminViewer }),
      recoveryCodes: t.stringList({
        nullable: true,
        description:
          'When the factor was enrolled by it: ten codes that let its owner in without the app, each once. They are shown this once.',
        resolve: ({ recoveryCodes }) => recoveryCodes,
      }),
    }),
  });

const AdminVerifySecondFactorInput = builder.inputType('AdminVerifySecondFactorInput', {
  description: 'The second factor.',
  fields: (t) => ({ code: t.string({ required: true, description: 'Six digits of the app, or a recovery code.' }) }),
});

builder.mutationField('adminVerifySecondFactor', (t) =>
  t.field({
    type: AdminVerifySecondFactorPayload,
    authScopes: { adminStarted: true },
    description:
      'Opens the session of the administration, which has another cookie from then on. A code counts once. After five wrong ones come pauses of 1, 2, 4 … seconds. Errors: ForbiddenError, WrongCodeError, ThrottledError, InvalidInputError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, WrongCodeError, ThrottledError, InvalidInputError, TryAgainError],
      union: { description: 'The open session, or why it stays closed.' },
    },
    args: { input: t.arg({ type: AdminVerifySecondFactorInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      const recoveryCodes = await verifySecondFactor(context.shop, input);
      return { adminViewer: await adminViewerNow(context), recoveryCodes };
    },
  }),
);

const AdminStepUpInput = builder.inputType('AdminStepUpInput', {
  description: 'One of the two; the code is taken when both are given.',
  fields: (t) => ({
    password: t.string({ description: 'The caller’s password.' }),
    code: t.string({ description: 'Six digits of the app that were not used yet, or a recovery code.' }),
  }),
});

builder.mutationField('adminStepUp', (t) =>
  t.field({
    type: adminPayload('AdminStepUpPayload', 'For ten minutes everything may be done that the caller has the right to.'),
    authScopes: { adminSession: true },
    description:
      'Re-authenticates the caller with password or one-time code, for ten minutes. Required by mutations whose union has StepUpRequiredError and by exports of personal data. Errors: ForbiddenError, WrongCredentialsError, WrongCodeError, ThrottledError, BusyError, InvalidInputError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, WrongCredentialsError, WrongCodeError, ThrottledError, BusyError, InvalidInputError, TryAgainError],
      union: { description: 'The session, or why nothing is confirmed.' },
    },
    args: { input: t.arg({ type: AdminStepUpInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, context) => {
      await adminStepUp(context.shop, input);
      return { adminViewer: await adminViewerNow(context) };
    },
  }),
);

const AdminRenewRecoveryCodesPayload = builder.objectRef<{ recoveryCodes: string[] }>('AdminRenewRecoveryCodesPayload').implement({
  description: 'There are new codes.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Ten codes, each good once. They are shown this once.' }),
  }),
});

builder.mutationField('adminRenewRecoveryCodes', (t) =>
  t.field({
    type: AdminRenewRecoveryCodesPayload,
    authScopes: { adminSession: true },
    description:
      'Gives the caller new recovery codes; the old ones are worth nothing any more. Errors: ForbiddenError, StepUpRequiredError, TryAgainError. Legacy twin: none.',
    errors: { types: [ForbiddenError, StepUpRequiredError, TryAgainError], union: { description: 'The codes, or why there are none.' } },
    args: { input: t.arg({ type: emptyInput('AdminRenewRecoveryCodesInput'), required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => ({ recoveryCodes: await renewRecoveryCodes(shop) }),
  }),
);

builder.mutationField('adminSignOut', (t) =>
  t.field({
    type: adminPayload('AdminSignOutPayload', 'The session has ended.'),
    authScopes: { public: true },
    subGraphs: ['Admin'],
    description:
      'Ends the caller’s session of the administration on the server; without one nothing happens. The session as a shopper goes on. Errors: ForbiddenError (never sent to browsers). Legacy twin: none.',
    errors: { types: [ForbiddenError], union: { description: 'That it has ended, or why not.' } },
    args: { input: t.arg({ type: emptyInput('AdminSignOutInput'), required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => {
      await adminSignOut(shop);
      return { adminViewer: null };
    },
  }),
);
