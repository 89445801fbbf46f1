import { textIn } from '../../../platform/i18n/text.ts';
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

// Export and erasure of the caller's personal data.

const ErasureFateEnum = builder.enumType('ErasureFate', {
  description: 'What happens to data when an account is erased.',
  values: {
    DELETED: { description: 'The data is deleted.' },
    PSEUDONYMISED: { description: 'The data is retained, but can no longer be linked to the person.' },
    KEPT: { description: 'The data is retained unchanged, for the stated reason.' },
  } as const,
});

const ErasurePartType = builder.objectRef<ErasurePart>('ErasurePart').implement({
  description: 'One kind of data and what happens to it when an account is erased.',
  fields: (t) => ({
    subject: t.exposeString('subject', {
      description:
        'Kind of data: account, addresses, sessions, cart, wishlist, compare, attribution, orders, votes, comments, reviews, subscriber, suppression or consents. More may be added.',
    }),
    count: t.exposeInt('count', { description: 'Current number of records.' }),
    fate: t.field({ type: ErasureFateEnum, description: 'What happens to the records.', resolve: ({ fate }) => fate }),
    reason: t.string({
      description: 'What is deleted or retained, and why, as sentences to show to the user.',
      resolve: ({ reason }, _args, { shop }) => textIn(reason, shop.language),
    }),
  }),
});

export const ErasurePreviewType = builder.objectRef<ErasurePreview>('ErasurePreview').implement({
  description: 'Preview of what erasing an account now would do, written for its owner. Visible to the owner and administrators.',
  fields: (t) => ({
    parts: t.field({
      type: [ErasurePartType],
      description: 'All kinds of data, including those without records.',
      resolve: ({ parts }) => parts,
    }),
    obstacles: t.stringList({
      description: 'Reasons why the account can’t be erased now, as sentences to show to the user; empty if it can.',
      resolve: ({ obstacles }, _args, { shop }) => obstacles.map((text) => textIn(text, shop.language)),
    }),
  }),
});

builder.queryField('erasurePreview', (t) =>
  t.field({
    type: ErasurePreviewType,
    authScopes: { signedIn: true },
    description:
      'Preview of what erasing the caller’s account would delete, what would be retained without their name, and why. Changes nothing. Requires signing in; other callers get a FORBIDDEN error.',
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return erasurePreview(shop);
    },
  }),
);

builder.objectType(ErasureBlockedError, {
  name: 'ErasureBlockedError',
  description: 'Returned when the account can’t be erased now. Code: ERASURE_BLOCKED.',
  interfaces: [UserErrorInterface],
  fields: (t) => ({
    obstacles: t.stringList({
      description: 'Reasons, as sentences to show to the user.',
      resolve: ({ obstacles }, _args, { shop }) => obstacles.map((text) => textIn(text, shop.language)),
    }),
  }),
});

const DeleteMyAccountInput = builder.inputType('DeleteMyAccountInput', {
  description: 'Input for `deleteMyAccount`: the caller’s password, as confirmation.',
  fields: (t) => ({ password: t.string({ required: true, description: 'The caller’s current password.' }) }),
});

builder.mutationField('deleteMyAccount', (t) =>
  t.field({
    type: viewerPayload('DeleteMyAccountPayload', 'The account was erased. The caller is now a guest.'),
    authScopes: { public: true },
    description:
      'Erases the caller’s account as described in `erasurePreview`, all or nothing. This can’t be undone. Errors: SignInRequiredError, WrongCredentialsError, ErasureBlockedError (orders are in progress, or it is a staff account), InvalidInputError, ThrottledError, BusyError, TryAgainError.',
    errors: {
      types: [SignInRequiredError, WrongCredentialsError, ErasureBlockedError, InvalidInputError, ThrottledError, BusyError, TryAgainError],
      union: { description: 'The caller as a guest, or the error that prevented the erasure.' },
    },
    args: { input: t.arg({ type: DeleteMyAccountInput, required: true, description: inputDescription }) },
    resolve: (_root, { input }, { shop }) => thenViewer(deleteMyAccount(shop, input)),
  }),
);

const ExportMyDataPayload = builder.objectRef<{ json: string }>('ExportMyDataPayload').implement({
  description: 'All data that the shop stores about the caller.',
  fields: (t) => ({
    json: t.exposeString('json', {
      description:
        'JSON string with the caller’s account, sessions, addresses, orders, cart, wishlist, compare list, comments, reviews, votes, newsletter and consents. Timestamps are in UTC and amounts in minor units; secrets are left out.',
    }),
  }),
});

const ExportMyDataInput = builder.inputType('ExportMyDataInput', {
  description: 'Input for `exportMyData`, which needs no values.',
  fields: (t) => ({ clientMutationId: t.string({ description: 'Any value; ignored.' }) }),
});

builder.mutationField('exportMyData', (t) =>
  t.field({
    type: ExportMyDataPayload,
    authScopes: { public: true },
    description:
      'Exports all data that the shop stores about the caller, as a single JSON document. Changes nothing. Also available as a download at `/account/data.json`. Errors: SignInRequiredError, ThrottledError (10 an hour).',
    errors: {
      types: [SignInRequiredError, ThrottledError],
      union: { description: 'The exported data, or the error that prevented the export.' },
    },
    args: { input: t.arg({ type: ExportMyDataInput, required: true, description: inputDescription }) },
    resolve: async (_root, _args, { shop }) => ({ json: await exportMyData(shop) }),
  }),
);
