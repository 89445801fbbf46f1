import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { UserErrorInterface } from '../../../platform/graphql/errorTypes.ts';
import { ThrottledError } from '../../../platform/limits/throttle.ts';
import { BusyError, ErasureBlockedError, SignInRequiredError, WrongCredentialsError } from '../errors.ts';
import type { ErasurePart } from '../personalData.ts';
import { deleteMyAccount, erasurePreview, type ErasurePreview } from '../erase.ts';
import { exportMyData } from '../exportData.ts';
import { inputDescription, thenViewer, viewerPayload } from './payloads.ts';

// What somebody may do with everything the shop has of them.

const ErasureFateEnum = builder.enumType('ErasureFate', {
  description: 'What becomes of data when an account is erased.',
  values: {
    DELETED: { description: 'It goes.' },
    PSEUDONYMISED: { description: 'It stays, but nothing says any more whose it was.' },
    KEPT: { description: 'It stays as it is, for the reason that is told.' },
  } as const,
});

const ErasurePartType = builder.objectRef<ErasurePart>('ErasurePart').implement({
  description: 'One kind of data and what becomes of it when an account is erased.',
  fields: (t) => ({
    subject: t.exposeString('subject', {
      description:
        'Which: account, addresses, sessions, cart, wishlist, compare, attribution, orders, votes, reviews, subscriber, suppression or consents. More may come.',
    }),
    count: t.exposeInt('count', { description: 'How many there are now.' }),
    fate: t.field({ type: ErasureFateEnum, description: 'What becomes of them.', resolve: ({ fate }) => fate }),
    reason: t.exposeString('reason', { description: 'What goes or stays, and why, as sentences to show.' }),
  }),
});

export const ErasurePreviewType = builder.objectRef<ErasurePreview>('ErasurePreview').implement({
  description: 'What would happen if an account was erased now, told to its owner. Seen by its owner and administrators.',
  fields: (t) => ({
    parts: t.field({ type: [ErasurePartType], description: 'Every kind of data, those without any too.', resolve: ({ parts }) => parts }),
    obstacles: t.exposeStringList('obstacles', { description: 'Why it cannot be erased now, as sentences to show; empty when it can.' }),
  }),
});

builder.queryField('erasurePreview', (t) =>
  t.field({
    type: ErasurePreviewType,
    authScopes: { signedIn: true },
    description:
      'What erasing the caller’s account would delete, and what stays without their name and why. It changes nothing. For whoever has signed in; others get the error FORBIDDEN.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return erasurePreview(shop);
    },
  }),
);

builder.objectType(ErasureBlockedError, {
  name: 'ErasureBlockedError',
  description: 'The account cannot be erased now. Code ERASURE_BLOCKED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({ obstacles: t.stringList({ description: 'Why, as sentences to show.', resolve: (error) => [...error.obstacles] }) }),
});

const DeleteMyAccountInput = builder.inputType('DeleteMyAccountInput', {
  description: 'That it is really meant.',
  fields: (t) => ({ password: t.string({ required: true, description: 'The caller’s password.' }) }),
});

builder.mutationField('deleteMyAccount', (t) =>
  t.field({
    type: viewerPayload('DeleteMyAccountPayload', 'The account is gone, and the caller is a guest.'),
    authScopes: { public: true },
    description:
      'Erases the caller’s account as erasurePreview says, all or nothing. There is no way back. Errors: SignInRequiredError, WrongCredentialsError, ErasureBlockedError (orders are under way, or it is an account of staff), InvalidInputError, ThrottledError, BusyError, TryAgainError. Legacy twin: none.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, ErasureBlockedError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The caller as a guest, or why nothing is erased.' },
    },
    args: { input: t.arg({ type: DeleteMyAccountInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(deleteMyAccount(shop, input)),
  }),
);

const ExportMyDataPayload = builder.objectRef<{ json: string }>('ExportMyDataPayload').implement({
  description: 'Everything that the shop has of the caller.',
  fields: (t) => ({
    json: t.exposeString('json', {
      description:
        'A JSON text: account, sessions, addresses, orders, cart, wishlist, compare, reviews, votes, newsletter and consents. Instants in UTC, amounts in cents; secrets are left out.',
    }),
  }),
});

const ExportMyDataInput = builder.inputType('ExportMyDataInput', {
  description: 'Nothing needs to be said.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Anything; it is ignored.' }) }),
});

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: ExportMyDataPayload,
    authScopes: { public: true },
    description:
      'Everything that the shop has of the caller, as one JSON text; it changes nothing. The same can be downloaded at /account/data.json. Errors: SignInRequiredError, ThrottledError (10 an hour). Legacy twin: none.',
    errors: { types: [SignInRequiredError, ThrottledError], union: { description: 'The data, or why there are none.' } },
    args: { input: t.arg({ type: ExportMyDataInput, required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => ({ json: await exportMyData(shop) }),
  }),
);
