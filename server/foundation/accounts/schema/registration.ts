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

// Registering, and what somebody does who cannot sign in. None of it tells who has an account.

const sameForAll = 'The answer is the same whether the address has an account or not; the mail tells the difference to whoever reads it.';
const fewMails = 'ThrottledError after 5 mails an hour to one address, or 20 in ten minutes from one network';
export const passwordRule = `${passwordLength.min} to ${passwordLength.max} characters of any kind; not one of those that are tried first.`;

function emailInput(name: string) {
  return builder.inputType(name, {
    description: 'Where a mail is to go.',
    fields: (t) => ({ email: t.string({ required: true, description: 'One mail address of at most 254 characters.' }) }),
  });
}

const RegisterInput = builder.inputType('RegisterInput', {
  description: 'What an account begins with.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'One mail address of at most 254 characters; a mail goes there.' }),
    password: t.string({ required: true, description: passwordRule }),
    name: t.string({ description: 'As they want to be called; at most 100 characters.' }),
  }),
});

builder.mutationField('register', (t) =>
  t.field({
    type: mailPayload('RegisterPayload', 'A mail is on its way.'),
    authScopes: { public: true },
    description: `Has a mail sent by which an account is made (verifyEmail), within 24 hours; nobody is signed in yet. ${sameForAll} Errors: InvalidInputError, ${fewMails}, BusyError, TryAgainError. Legacy twin: none.`,
    errors: {
      types: [InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'Where the mail goes, or why none is sent.' },
    },
    args: { input: t.arg({ type: RegisterInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => register(shop, input),
  }),
);

builder.mutationField('resendVerification', (t) =>
  t.field({
    type: mailPayload('ResendVerificationPayload', 'A mail is on its way, if there is anything to confirm.'),
    authScopes: { public: true },
    description: `Has the mail of a registration sent again, with a new link. ${sameForAll} Errors: InvalidInputError, ${fewMails}, TryAgainError. Legacy twin: none.`,
    errors: {
      types: [InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'Where the mail goes, or why none is sent.' },
    },
    args: { input: t.arg({ type: emailInput('ResendVerificationInput'), required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => resendVerification(shop, input),
  }),
);

const VerifyEmailInput = builder.inputType('VerifyEmailInput', {
  description: 'What the link of a mail carries.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The secret of the link.' }),
    password: t.string({ description: 'The password that was chosen. Needed in another browser than the one that registered.' }),
  }),
});

const VerifyEmailPayload = builder.objectRef<NewViewerPayload>('VerifyEmailPayload').implement({
  description: 'The account is made, and the caller has signed in.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller as they are now.', resolve: (payload) => payload.viewer }),
    merged: t.field({
      type: MergedThingsType,
      description: 'What came over from the guest they were.',
      resolve: (payload) => payload.merged,
    }),
  }),
});

builder.mutationField('verifyEmail', (t) =>
  t.field({
    type: VerifyEmailPayload,
    authScopes: { public: true },
    description:
      'Makes the account of a registration and signs its owner in, as signIn does. The link counts once. In another browser than the one that registered the answer is WrongCredentialsError until the password is given too. Orders that were placed with the address before become the account’s. Errors: UnknownLinkError, LinkReplacedError (a newer mail was sent), AlreadyConfirmedError (the account is there: sign in), WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError. Legacy twin: none.',
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
      union: { description: 'Who the caller is now, or why there is no account.' },
    },
    args: { input: t.arg({ type: VerifyEmailInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ viewer, merged: await verifyEmail(shop, input) }),
  }),
);

builder.mutationField('requestPasswordReset', (t) =>
  t.field({
    type: mailPayload('RequestPasswordResetPayload', 'A mail is on its way, if the address has an account.'),
    authScopes: { public: true },
    description: `Has a mail sent by which another password is set (resetPassword), within an hour. ${sameForAll} Errors: InvalidInputError, ${fewMails}, TryAgainError. Legacy twin: none.`,
    errors: {
      types: [InvalidInputError, ThrottledError, TryAgainError],
      union: { description: 'Where the mail goes, or why none is sent.' },
    },
    args: { input: t.arg({ type: emailInput('RequestPasswordResetInput'), required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => requestPasswordReset(shop, input),
  }),
);

const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'What the link of a mail carries, and the new password.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'The secret of the link.' }),
    password: t.string({ required: true, description: passwordRule }),
  }),
});

builder.mutationField('resetPassword', (t) =>
  t.field({
    type: viewerPayload('ResetPasswordPayload', 'The password is set.'),
    authScopes: { public: true },
    description:
      'Sets another password for the account of a mail’s link and ends all of its sessions; a mail tells its owner. The link counts once. Nobody is signed in by it: signIn comes next. Errors: UnknownLinkError, InvalidInputError, BusyError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [UnknownLinkError, InvalidInputError, BusyError, TryAgainError],
      union: { description: 'The caller, or why the password is what it was.' },
    },
    args: { input: t.arg({ type: ResetPasswordInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(resetPassword(shop, input)),
  }),
);
