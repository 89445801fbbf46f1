import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import type { SubscriberDeletion } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deleteAllSubscribers, deleteSubscribers, undoDeletion } from '../deletion.ts';
import { CannotUndoError, CountChangedError, TooManyPickedError } from '../errors.ts';
import { deleteSubscriberData } from '../eraseRecord.ts';
import { listDeletions, readDeletion } from '../deletions.ts';

const StatusType = builder.enumType('SubscriberDeletionStatus', {
  description: 'Status of a subscriber deletion.',
  values: {
    RUNNING: { description: 'Subscribers are being deleted.' },
    DONE: { description: 'Subscribers are deleted and can be restored until `undoableUntil`.' },
    UNDOING: { description: 'Subscribers are being restored.' },
    UNDONE: { description: 'Subscribers were restored.' },
    PURGED: { description: 'Subscribers were deleted permanently.' },
    FAILED: { description: 'The deletion failed because of a server error. It can be undone or resumed.' },
  },
});

const DeletionType = builder.objectRef<SubscriberDeletion>('SubscriberDeletion').implement({
  description: 'Deletion of subscribers, with its progress. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('SubscriberDeletion')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the deletion.' }),
    status: t.expose('status', { type: StatusType, description: 'Status of the deletion.' }),
    isAll: t.exposeBoolean('isAll', { description: 'Whether the deletion covers all subscribers who were on the list when it started.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the deletion was requested.' }),
    total: t.exposeInt('total', { description: 'Number of subscribers to delete when the deletion started.' }),
    count: t.exposeInt('count', { description: 'Number of subscribers deleted so far.' }),
    restoredCount: t.exposeInt('restoredCount', { description: 'Number of subscribers restored so far.' }),
    undoableUntil: t.expose('purgeAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time until which `undoSubscriberDeletion` can restore the subscribers. Null while the deletion is running (it can also be undone then), and after it has been undone.',
    }),
  }),
});

const inputDescription = 'The mutation’s input.';

const payload = (name: string, description: string) =>
  builder.objectRef<{ deletion: SubscriberDeletion | null }>(name).implement({
    description,
    fields: (t) => ({
      deletion: t.expose('deletion', {
        type: DeletionType,
        nullable: true,
        description: 'Deletion, which can be undone; null if there was nothing left to delete, which also counts as success.',
      }),
    }),
  });

const DeleteOneInput = builder.inputType('DeleteSubscriberInput', {
  description: 'Input for `deleteSubscriber`.',
  fields: (t) => ({
    id: t.rowId({ of: 'Subscriber', required: true, description: 'Global ID of the subscriber.' }),
  }),
});

const DeleteSomeInput = builder.inputType('DeleteSubscribersInput', {
  description: 'Input for `deleteSubscribers`.',
  fields: (t) => ({ ids: t.rowIdList({ of: 'Subscriber', required: true, description: 'Global IDs of the subscribers, at most 100.' }) }),
});

const DeleteAllInput = builder.inputType('DeleteAllSubscribersInput', {
  description: 'Input for `deleteAllSubscribers`.',
  fields: (t) => ({
    expectedCount: t.int({
      description:
        'Number of subscribers that the administrator was shown and has typed to confirm. Nothing is deleted if the number has changed since.',
    }),
  }),
});

const UndoInput = builder.inputType('UndoSubscriberDeletionInput', {
  description: 'Input for `undoSubscriberDeletion`.',
  fields: (t) => ({ id: t.rowId({ of: 'SubscriberDeletion', required: true, description: 'Global ID of the deletion.' }) }),
});

const EraseInput = builder.inputType('DeleteSubscriberDataInput', {
  description: 'Input for `deleteSubscriberData`.',
  fields: (t) => ({ id: t.rowId({ of: 'Subscriber', required: true, description: 'Global ID of the subscriber.' }) }),
});

builder.mutationFields((t) => ({
  deleteSubscriber: t.field({
    type: payload('DeleteSubscriberPayload', 'The subscriber is no longer on the list.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Deletes a subscriber from the list. Can be undone for ten minutes. Succeeds if the subscriber is already deleted. Requires the SUBSCRIBERS permission. Legacy route: `sfba_delete_db_record`.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'The deletion, or the error that prevented it.' } },
    args: { input: t.arg({ type: DeleteOneInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await deleteSubscribers(shop, [input.id]) }),
  }),
  deleteSubscribers: t.field({
    type: payload('DeleteSubscribersPayload', 'The subscribers are no longer on the list.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Deletes the selected subscribers from the list, either all of them or none. Can be undone for ten minutes. Requires the SUBSCRIBERS permission.',
    errors: {
      types: [ForbiddenError, TooManyPickedError, TryAgainError],
      union: { description: 'The deletion, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: DeleteSomeInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await deleteSubscribers(shop, input.ids) }),
  }),
  deleteAllSubscribers: t.field({
    type: payload('DeleteAllSubscribersPayload', 'The deletion has started.'),
    authScopes: { admin: true },
    description:
      'Deletes every subscriber who is on the list when the deletion starts; sign-ups made while it runs are kept. Runs as a background job; follow its progress with `subscriberDeletion`. Requests sent while a deletion is running return that deletion. Can be undone until ten minutes after it ends. Administrators only; requires re-authentication within the last ten minutes. Legacy route: `sfba_delete_db_data`.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, CountChangedError, TryAgainError],
      union: { description: 'The deletion, or the error that prevented it.' },
    },
    args: { input: t.arg({ type: DeleteAllInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await requireStepUp(shop);
      return { deletion: await deleteAllSubscribers(shop, { expectedCount: input.expectedCount ?? null }) };
    },
  }),
  undoSubscriberDeletion: t.field({
    type: payload('UndoSubscriberDeletionPayload', 'The subscribers are being restored.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Restores the subscribers of a deletion, with their IDs, consents and links. Subscribers who have signed up again in the meantime are not changed. Requires the SUBSCRIBERS permission.',
    errors: {
      types: [ForbiddenError, CannotUndoError, TryAgainError],
      union: { description: 'The deletion, or the error that prevented it from being undone.' },
    },
    args: { input: t.arg({ type: UndoInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await undoDeletion(shop, input.id) }),
  }),
  deleteSubscriberData: t.field({
    type: builder.objectRef<{ isErased: boolean }>('DeleteSubscriberDataPayload').implement({
      description: 'Result of `deleteSubscriberData`: the subscriber’s data was deleted permanently.',
      fields: (f) => ({ isErased: f.exposeBoolean('isErased', { description: 'Whether data was deleted; false if there was none.' }) }),
    }),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Permanently erases a subscriber’s data at the person’s request. Takes effect immediately and cannot be undone. A hash of the address is retained so that the address is never emailed or imported again; connected services are instructed to erase the data too. Requires the SUBSCRIBERS permission.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'Result of the erasure, or the error that prevented it.' } },
    args: { input: t.arg({ type: EraseInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ isErased: await deleteSubscriberData(shop, input.id) }),
  }),
}));

builder.queryFields((t) => ({
  subscriberDeletion: t.field({
    type: DeletionType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'Deletion with this ID, to follow its progress; null if none. Requires the SUBSCRIBERS permission.',
    args: { id: t.arg.rowId({ of: 'SubscriberDeletion', required: true, description: 'Global ID of the deletion.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readDeletion(shop.db, id);
    },
  }),
  subscriberDeletions: t.field({
    type: [DeletionType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'The last twenty deletions, newest first. Requires the SUBSCRIBERS permission.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listDeletions(shop.db);
    },
  }),
}));
