import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';
import { changeEmail, confirmEmailChange } from '../changeEmail.ts';
import { BusyError, SignInRequiredError, UnknownLinkError, WrongCredentialsError } from '../errors.ts';
import { changePassword } from '../password.ts';
import { updateProfile } from '../profile.ts';
import { revokeOtherSessions, revokeSession } from '../revoke.ts';
import { inputDescription, mailPayload, thenViewer, viewerPayload } from './payloads.ts';
import { passwordRule } from './registration.ts';

// What somebody who has signed in does with their account. Guests get SignInRequiredError.

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'The password that is, and the one that is to be.',
  fields: (t) => ({
    password: t.string({ required: true, description: 'The caller’s password.' }),
    newPassword: t.string({ required: true, description: passwordRule }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: viewerPayload('ChangePasswordPayload', 'The password is another one.'),
    authScopes: { public: true },
    description:
      'Sets another password. The caller goes on in a new session with a new cookie; all other sessions of the account end, and a mail tells its owner. Errors: SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The caller, or why the password is what it was.' },
    },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(changePassword(shop, input)),
  }),
);

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'The address that is to be.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'One mail address of at most 254 characters; a mail goes there.' }),
    password: t.string({ required: true, description: 'The caller’s password.' }),
  }),
});

builder.mutationField('changeEmail', (t) =>
  t.field({
    type: mailPayload('ChangeEmailPayload', 'A mail is on its way to the new address.'),
    authScopes: { public: true },
    description:
      'Has a mail sent to a new address, which is the account’s once it is confirmed (confirmEmailChange) within 24 hours. Whether the address has another account is told to its reader only. Errors: SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'Where the mail goes, or why none is sent.' },
    },
    args: { input: t.arg({ type: ChangeEmailInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => changeEmail(shop, input),
  }),
);

const ConfirmEmailChangeInput = builder.inputType('ConfirmEmailChangeInput', {
  description: 'What the link of a mail carries.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The secret of the link.' }) }),
});

builder.mutationField('confirmEmailChange', (t) =>
  t.field({
    type: viewerPayload('ConfirmEmailChangePayload', 'The account has the new address.'),
    authScopes: { public: true },
    description:
      'Gives the caller’s account the address that a mail’s link stands for, and tells the old address. The link counts once, and for the account that asked for it alone. Errors: SignInRequiredError, UnknownLinkError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, UnknownLinkError, TryAgainError],
      union: { description: 'The caller, or why the address is what it was.' },
    },
    args: { input: t.arg({ type: ConfirmEmailChangeInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(confirmEmailChange(shop, input)),
  }),
);

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'What an account says of its owner.',
  fields: (t) => ({ name: t.string({ required: true, description: 'As they want to be called; at most 100 characters, may be empty.' }) }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: viewerPayload('UpdateProfilePayload', 'It is changed.'),
    authScopes: { public: true },
    description: 'Changes what the caller wants to be called. Errors: SignInRequiredError, InvalidInputError. Legacy twin: none.',
    errors: { types: [SignInRequiredError, InvalidInputError], union: { description: 'The caller, or why nothing is changed.' } },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(updateProfile(shop, input)),
  }),
);

const RevokeSessionInput = builder.inputType('RevokeSessionInput', {
  description: 'Which session.',
  fields: (t) => ({ id: t.rowId({ of: 'Session', required: true, description: 'Global id of another session of the caller’s account.' }) }),
});

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: viewerPayload('RevokeSessionPayload', 'It has ended.'),
    authScopes: { public: true },
    description:
      'Signs one of the caller’s other devices out, at once. The session that asks signs itself out by signOut. Errors: SignInRequiredError, NotFoundError. Legacy twin: none.',
    errors: { types: [SignInRequiredError, NotFoundError], union: { description: 'The caller, or why nothing has ended.' } },
    args: { input: t.arg({ type: RevokeSessionInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(revokeSession(shop, input)),
  }),
);

const RevokeOtherSessionsPayload = builder.objectRef<{ viewer: ViewerShape; endedCount: number }>('RevokeOtherSessionsPayload').implement({
  description: 'They have ended.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller as they are now.', resolve: (payload) => payload.viewer }),
    endedCount: t.exposeInt('endedCount', { description: 'How many sessions ended.' }),
  }),
});

const RevokeOtherSessionsInput = builder.inputType('RevokeOtherSessionsInput', {
  description: 'Nothing needs to be said.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Anything; it is ignored.' }) }),
});

builder.mutationField('revokeOtherSessions', (t) =>
  t.field({
    type: RevokeOtherSessionsPayload,
    authScopes: { public: true },
    description:
      'Signs all other devices of the caller’s account out, at once. Errors: SignInRequiredError, TryAgainError. Legacy twin: none.',
    errors: { types: [SignInRequiredError, TryAgainError], union: { description: 'The caller, or why nothing has ended.' } },
    args: { input: t.arg({ type: RevokeOtherSessionsInput, required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => ({ viewer, endedCount: await revokeOtherSessions(shop) }),
  }),
);
