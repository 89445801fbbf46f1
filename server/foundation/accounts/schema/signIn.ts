import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { Viewer, viewer, type ViewerShape } from './viewerType.ts';
import { BusyError, WrongCredentialsError } from '../errors.ts';
import type { MergedThings } from '../personalData.ts';
import { signIn, signOut } from '../signIn.ts';

// Sign-in and sign-out.

export const MergedThingsType = builder.objectRef<MergedThings>('MergedThings').implement({
  description: 'What was carried over from the guest session to the caller’s account at sign-in, for display to the caller.',
  fields: (t) => ({
    cart: t.int({ description: 'Number of lines added to the cart.', resolve: ({ lines }) => lines }),
    cartLeftOut: t.int({
      description:
        'Number of lines in the guest’s cart that could not be added to the account’s cart in full, because that cart was full or no more units could be sold.',
      resolve: ({ linesLeftOut }) => linesLeftOut,
    }),
    compared: t.exposeInt('compared', { description: 'Number of products added to the compare list.' }),
    wished: t.exposeInt('wished', { description: 'Number of products added to the wishlist.' }),
  }),
});

/** Payload of a mutation that changes the caller's identity. */
export interface NewViewerPayload {
  viewer: ViewerShape;
  merged: MergedThings;
}

const SignInPayload = builder.objectRef<NewViewerPayload>('SignInPayload').implement({
  description: 'Result of `signIn`: the caller is signed in.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
    merged: t.field({
      type: MergedThingsType,
      description: 'What was added to the account from the caller’s time as a guest.',
      resolve: (payload) => payload.merged,
    }),
  }),
});

const SignInInput = builder.inputType('SignInInput', {
  description: 'Input for `signIn`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the account, case-insensitive. At most 254 characters.' }),
    password: t.string({ required: true, description: 'Password of the account.' }),
  }),
});

builder.mutationField('signIn', (t) =>
  t.field({
    type: SignInPayload,
    authScopes: { public: true },
    description:
      'Signs the caller in with a new session and a new cookie; the previous cookie becomes invalid. The guest’s cart, compare list and wishlist are merged into those of the account, all or nothing. An unknown address and a wrong password get the same response, after the same amount of work. Failed attempts are counted before the password is checked: after five for one account from one network, attempts are delayed by 1, 2, 4 … seconds. Errors: WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError.',
    errors: {
      types: [WrongCredentialsError, ThrottledError, BusyError, InvalidInputError, TryAgainError],
      union: { description: 'The signed-in caller, or the error that prevented the sign-in.' },
    },
    args: { input: t.arg({ type: SignInInput, required: true, description: 'Input for `signIn`.' }) },
    resolve: async (_root, { input }, { shop }) => ({ viewer, merged: await signIn(shop, input) }),
  }),
);

const SignOutPayload = builder.objectRef<{ viewer: ViewerShape }>('SignOutPayload').implement({
  description: 'Result of `signOut`: the caller is a guest.',
  fields: (t) => ({
    viewer: t.field({ type: Viewer, description: 'The caller’s updated `Viewer`.', resolve: (payload) => payload.viewer }),
  }),
});

const SignOutInput = builder.inputType('SignOutInput', {
  description: 'Input for `signOut`, which needs no values.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Any value; ignored.' }) }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    authScopes: { public: true },
    description:
      'Ends the caller’s session on the server and invalidates its cookie. The cart and lists stay with the account and are available at the next sign-in. Has no effect for a guest. Errors: TryAgainError.',
    errors: { types: [TryAgainError], union: { description: 'The caller as a guest, or the error that prevented signing out.' } },
    args: { input: t.arg({ type: SignOutInput, required: true, description: 'Input for `signOut`.' }) },
    resolve: async (_root, _args, { shop }) => {
      await signOut(shop);
      return { viewer };
    },
  }),
);
