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

// Actions of signed-in customers on their account. Guests get SignInRequiredError.

const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Input for `changePassword`: the current and the new password.',
  fields: (t) => ({
    password: t.string({ required: true, description: 'The caller’s current password.' }),
    newPassword: t.string({ required: true, description: passwordRule }),
  }),
});

builder.mutationField('changePassword', (t) =>
  t.field({
    type: viewerPayload('ChangePasswordPayload', 'The password was changed.'),
    authScopes: { public: true },
    description:
      'Changes the caller’s password. The caller continues in a new session with a new cookie; all other sessions of the account end, and its owner is notified by email. Errors: SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ChangePasswordInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(changePassword(shop, input)),
  }),
);

const ChangeEmailInput = builder.inputType('ChangeEmailInput', {
  description: 'Input for `changeEmail`.',
  fields: (t) => ({
    email: t.string({
      required: true,
      description: 'New email address, at most 254 characters; the confirmation email is sent to it. Must be a single address.',
    }),
    password: t.string({ required: true, description: 'The caller’s current password.' }),
  }),
});

builder.mutationField('changeEmail', (t) =>
  t.field({
    type: mailPayload('ChangeEmailPayload', 'A confirmation email is being sent to the new address.'),
    authScopes: { public: true },
    description:
      'Sends a confirmation email to a new email address. The address becomes the account’s once it is confirmed with `confirmEmailChange` within 24 hours. Whether another account uses the address is revealed only to the recipient of the email. Errors: SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The address that the email is sent to, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ChangeEmailInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => changeEmail(shop, input),
  }),
);

const ConfirmEmailChangeInput = builder.inputType('ConfirmEmailChangeInput', {
  description: 'Input for `confirmEmailChange`.',
  fields: (t) => ({ token: t.string({ required: true, description: 'Token from the link in the email.' }) }),
});

builder.mutationField('confirmEmailChange', (t) =>
  t.field({
    type: viewerPayload('ConfirmEmailChangePayload', 'The account’s email address was changed.'),
    authScopes: { public: true },
    description:
      'Confirms the new email address of the caller’s account, using the token from an email, and notifies the old address. The link works once, and only for the account that requested it. Errors: SignInRequiredError, UnknownLinkError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, UnknownLinkError, TryAgainError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: ConfirmEmailChangeInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(confirmEmailChange(shop, input)),
  }),
);

const UpdateProfileInput = builder.inputType('UpdateProfileInput', {
  description: 'Input for `updateProfile`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Display name, at most 100 characters; may be empty.' }),
  }),
});

builder.mutationField('updateProfile', (t) =>
  t.field({
    type: viewerPayload('UpdateProfilePayload', 'The profile was updated.'),
    authScopes: { public: true },
    description: 'Updates the caller’s display name. Errors: SignInRequiredError, InvalidInputError.',
    errors: {
      types: [SignInRequiredError, InvalidInputError],
      union: { description: 'The caller, or the error that prevented the change.' },
    },
    args: { input: t.arg({ type: UpdateProfileInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(updateProfile(shop, input)),
  }),
);

const RevokeSessionInput = builder.inputType('RevokeSessionInput', {
  description: 'Input for `revokeSession`.',
  fields: (t) => ({ id: t.rowId({ of: 'Session', required: true, description: 'Global ID of another session of the caller’s account.' }) }),
});

builder.mutationField('revokeSession', (t) =>
  t.field({
    type: viewerPayload('RevokeSessionPayload', 'The session has ended.'),
    authScopes: { public: true },
    description:
      'Signs out one of the caller’s other devices immediately. To end the current session, use `signOut`. Errors: SignInRequiredError, NotFoundError.',
    errors: { types: [SignInRequiredError, NotFoundError], union: { description: 'The caller, or the error that prevented the change.' } },
    args: { input: t.arg({ type: RevokeSessionInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(revokeSession(shop, input)),
  }),
);

const RevokeOtherSessionsPayload = builder.objectRef<{ viewer: ViewerShape; endedCount: number }>('RevokeOtherSessionsPayload').implement({
  description: 'Result of `revokeOtherSessions`: the other sessions have ended.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
    endedCount: t.exposeInt('endedCount', { description: 'Number of sessions that ended.' }),
  }),
});

const RevokeOtherSessionsInput = builder.inputType('RevokeOtherSessionsInput', {
  description: 'Input for `revokeOtherSessions`, which needs no values.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Any value; ignored.' }) }),
});

builder.mutationField('revokeOtherSessions', (t) =>
  t.field({
    type: RevokeOtherSessionsPayload,
    authScopes: { public: true },
    description: 'Signs out all other devices of the caller’s account immediately. Errors: SignInRequiredError, TryAgainError.',
    errors: { types: [SignInRequiredError, TryAgainError], union: { description: 'The caller, or the error that prevented the change.' } },
    args: { input: t.arg({ type: RevokeOtherSessionsInput, required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => ({ viewer, endedCount: await revokeOtherSessions(shop) }),
  }),
);
