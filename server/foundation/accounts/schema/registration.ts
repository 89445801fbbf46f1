import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { Viewer, viewer } from './viewerType.ts';
import { AlreadyConfirmedError, BusyError, LinkReplacedError, UnknownLinkError, WrongCredentialsError } from '../errors.ts';
import { passwordLength } from '../passwordRules.ts';
import { register, resendVerification, verifyEmail } from '../register.ts';
import { requestPasswordReset, resetPassword } from '../password.ts';
import { inputDescription, mailPayload, thenViewer, viewerPayload } from './payloads.ts';
import { MergedThingsType, type NewViewerPayload } from './signIn.ts';

// Registration, and recovery of access without signing in. Nothing here reveals who has an account.

const sameForAll =
  'The response is the same whether or not the address has an account; only the email reveals the difference to its recipient.';
const fewMails = 'ThrottledError (more than 5 emails an hour to one address, or 20 in ten minutes from one network)';
export const passwordRule = `Password of ${passwordLength.min} to ${passwordLength.max} characters of any kind. Commonly used passwords are not allowed.`;

function emailInput(name: string, description: string) {
  return builder.inputType(name, {
    description,
    fields: (t) => ({ email: t.string({ required: true, description: 'Single email address, at most 254 characters.' }) }),
  });
}

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'Input for `register`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Single email address, at most 254 characters; the verification email is sent to it.' }),
    password: t.string({ required: true, description: passwordRule }),
    name: t.string({ description: 'Display name of the customer, at most 100 characters.' }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: mailPayload('RegisterPayload', 'An email is being sent.'),
    authScopes: { public: true },
    description: `Starts a registration by sending an email with a link. The account is created once the link is confirmed with \`verifyEmail\` within 24 hours. Does not sign the caller in. ${sameForAll} Errors: InvalidInputError, ${fewMails}, BusyError, TryAgainError.`,
    errors: {
      types: [InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The address that the email is sent to, or the error that prevented the registration.' },
    },
    args: { input: t.arg({ type: RegisterInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => register(shop, input),
  }),
);

builder.mutationField('resendVerification', (t) =>
  t.field({
    type: mailPayload('ResendVerificationPayload', 'An email is being sent, if there is a registration to confirm.'),
    authScopes: { public: true },
    description: `Sends the registration email again, with a new link. ${sameForAll} Errors: InvalidInputError, ${fewMails}, TryAgainError.`,
    errors: {
      types: [InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'The address that the email is sent to, or the error that prevented sending it.' },
    },
    args: {
      input: t.arg({
        type: emailInput('ResendVerificationInput', 'Input for `resendVerification`: the address to send an email to.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => resendVerification(shop, input),
  }),
);

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'Input for `verifyEmail`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token from the link in the email.' }),
    password: t.string({ description: 'Password chosen at registration. Required in a browser other than the one used to register.' }),
  }),
});

const VerifyEmailPayload = builder.objectRef<NewViewerPayload>('VerifyEmailPayload').implement({
  description: 'Result of `verifyEmail`: the account was created and the caller is signed in.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
    merged: t.field({
      type: MergedThingsType,
      description: 'What was added to the account from the caller’s time as a guest.',
      resolve: (payload) => payload.merged,
    }),
  }),
});

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    authScopes: { public: true },
    description:
      'Creates the account of a registration and signs its owner in, as `signIn` does. The link works once. In a browser other than the one used to register, it fails with WrongCredentialsError unless the password is given too. Earlier orders placed with the address are assigned to the account. Errors: UnknownLinkError, LinkReplacedError (a newer email was sent), AlreadyConfirmedError (the account exists: sign in), WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError.',
    errors: {
      types: [
        UnknownLinkError,
        LinkReplacedError,
        AlreadyConfirmedError,
        WrongCredentialsError,
        ThrottledError,
        BusyError,
        InvalidInputError,
        TryAgainError,
      ],
      union: { description: 'The signed-in caller, or the error that prevented creating the account.' },
    },
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ viewer, merged: await verifyEmail(shop, input) }),
  }),
);

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: mailPayload('RequestPasswordResetPayload', 'An email is being sent, if the address has an account.'),
    authScopes: { public: true },
    description: `Sends an email with a link to reset the password (\`resetPassword\`), valid for one hour. ${sameForAll} Errors: InvalidInputError, ${fewMails}, TryAgainError.`,
    errors: {
      types: [InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'The address that the email is sent to, or the error that prevented sending it.' },
    },
    args: {
      input: t.arg({
        type: emailInput('RequestPasswordResetInput', 'Input for `requestPasswordReset`: the address to send an email to.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: (_root, { input }, { shop }) => requestPasswordReset(shop, input),
  }),
);

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Input for `resetPassword`: the token from the email and the new password.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token from the link in the email.' }),
    password: t.string({ required: true, description: passwordRule }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: viewerPayload('ResetPasswordPayload', 'The new password was set.'),
    authScopes: { public: true },
    description:
      'Sets a new password for the account that the emailed link belongs to, and ends all of its sessions. The owner is notified by email. The link works once. Does not sign the caller in: call `signIn` next. Errors: UnknownLinkError, InvalidInputError, BusyError, TryAgainError.',
    errors: {
      types: [UnknownLinkError, InvalidInputError, BusyError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(resetPassword(shop, input)),
  }),
);
