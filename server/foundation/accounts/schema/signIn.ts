import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';
import { BusyError, WrongCredentialsError } from '../errors.ts';
import type { MergedThings } from '../personalData.ts';
import { signIn, signOut } from '../signIn.ts';

// Signing in and out.

export const MergedThingsType = builder.objectRef<MergedThings>('MergedThings').implement({
  description: 'How much of what somebody gathered as a guest was added to their account when they signed in, so that they can be told.',
  fields: (t) => ({
    cart: t.int({ description: 'Lines that came into the cart.', resolve: ({ lines }) => lines }),
    compared: t.exposeInt('compared', { description: 'Products that came into the comparison.' }),
    wished: t.exposeInt('wished', { description: 'Products that came onto the wishlist.' }),
  }),
});

/** A payload of something by which the caller becomes somebody else. */
export interface NewViewerPayload {
  viewer: ViewerShape;
  merged: MergedThings;
}

const SignInPayload = builder.objectRef<NewViewerPayload>('SignInPayload').implement({
  description: 'The caller has signed in.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller as they are now.', resolve: (payload) => payload.viewer }),
    merged: t.field({
      type: MergedThingsType,
      description: 'What came over from the guest they were.',
      resolve: (payload) => payload.merged,
    }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'Who somebody says they are.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Address of the account; capitals do not matter. At most 254 characters.' }),
    password: t.string({ required: true, description: 'Its password.' }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    authScopes: { public: true },
    description:
      'Signs the caller in: a new session with a new cookie, and the one from before is worth nothing any more. Cart, comparison and wishlist of the guest join those of the account, all or nothing. An unknown address and a wrong password are answered alike, after the same work. Failed tries are counted before the password is looked at: after five of one account from one network come pauses of 1, 2, 4 … seconds. Errors: WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError],
      union: { description: 'Who the caller is now, or why they are not signed in.' },
    },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, { input }, { shop }) => ({ viewer, merged: await signIn(shop, input) }),
  }),
);

const SignOutPayload = builder.objectRef<{ viewer: ViewerShape }>('SignOutPayload').implement({
  description: 'The caller is a guest.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller as they are now.', resolve: (payload) => payload.viewer }),
  }),
});

const SignOutInput = builder.inputType('SignOutInput', {
  description: 'Nothing needs to be said.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Anything; it is ignored.' }) }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    authScopes: { public: true },
    description:
      'Ends the caller’s session on the server: its cookie is worth nothing any more. Cart and lists stay with the account and are there at the next signing in. For a guest nothing happens. Errors: TryAgainError. Legacy twin: none.',
    errors: { types: [TryAgainError], union: { description: 'The caller as a guest, or why they are still signed in.' } },
    args: { input: t.arg({ type: SignOutInput, required: true, description: 'The only argument.' }) },
    resolve: async (_root, _args, { shop }) => {
      await signOut(shop);
      return { viewer };
    },
  }),
);
