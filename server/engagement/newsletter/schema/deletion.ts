import { StepUpRequiredError } from '../../../platform/operation/errors.ts';
import { requireStepUp } from '../../../platform/operation/rights.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import type { SubscriberDeletion } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { deleteAllSubscribers, deleteSubscribers, undoDeletion } from '../deletion.ts';
import { CannotUndoError, CountChangedError, TooManyPickedError } from '../errors.ts';
import { deleteSubscriberData } from '../eraseRecord.ts';
import { listDeletions, readDeletion } from '../deletions.ts';

const StatusType = builder.enumType('SubscriberDeletionStatus', {
  description: 'How far a deletion is.',
  values: {
    RUNNING: { description: 'Records are being taken out of the list.' },
    DONE: { description: 'They are out, and can be brought back until purgeAt.' },
    UNDOING: { description: 'They are being brought back.' },
    UNDONE: { description: 'They are back.' },
    PURGED: { description: 'They are gone for good.' },
    FAILED: { description: 'Faults of the server have ended it; it can be undone, or go on.' },
  },
});

const DeletionType = builder.objectRef<SubscriberDeletion>('SubscriberDeletion').implement({
  description: 'A deletion of records, with its progress. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    status: t.expose('status', { type: StatusType, description: 'How far it is.' }),
    isAll: t.exposeBoolean('isAll', { description: 'Whether it is of all records that there were when it began.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it was asked for.' }),
    total: t.exposeInt('total', { description: 'How many there were when it began.' }),
    count: t.exposeInt('count', { description: 'How many are out of the list so far.' }),
    restoredCount: t.exposeInt('restoredCount', { description: 'How many are back so far.' }),
    undoableUntil: t.expose('purgeAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Until when undoSubscriberDeletion brings them back; null while it runs, when it can be undone as well, and once it is undone.',
    }),
  }),
});

const inputDescription = 'The only argument.';

const payload = (name: string, description: string) =>
  builder.objectRef<{ deletion: SubscriberDeletion | null }>(name).implement({
    description,
    fields: (t) => ({
      deletion: t.expose('deletion', {
        type: DeletionType,
        nullable: true,
        description: 'By which it can be undone; null when nothing was there (any more), which is a success too.',
      }),
    }),
  });

const DeleteOneInput = builder.inputType('DeleteSubscriberInput', {
  description: 'Which record to delete.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
  }),
});

const DeleteSomeInput = builder.inputType('DeleteSubscribersInput', {
  description: 'Which records to delete.',
  fields: (t) => ({ databaseIds: t.intList({ required: true, description: 'Their numbers, at most 100.' }) }),
});

const DeleteAllInput = builder.inputType('DeleteAllSubscribersInput', {
  description: 'That all records are to go.',
  fields: (t) => ({
    expectedCount: t.int({
      description: 'How many the administrator was shown and has typed in: nothing happens when there are others by now.',
    }),
  }),
});

const UndoInput = builder.inputType('UndoSubscriberDeletionInput', {
  description: 'Which deletion to undo.',
  fields: (t) => ({ deletionId: t.int({ required: true, description: 'Its number.' }) }),
});

const EraseInput = builder.inputType('DeleteSubscriberDataInput', {
  description: 'Which record to erase.',
  fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
});

builder.mutationFields((t) => ({
  deleteSubscriber: t.field({
    type: payload('DeleteSubscriberPayload', 'The record is not in the list.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Takes a record out of the list (row 104). It can be undone for ten minutes. One that is gone already is a success. Legacy twin: sfba_delete_db_record.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'The deletion, or why nothing was deleted.' } },
    args: { input: t.arg({ type: DeleteOneInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await deleteSubscribers(shop, [input.databaseId]) }),
  }),
  deleteSubscribers: t.field({
    type: payload('DeleteSubscribersPayload', 'The records are not in the list.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'Takes picked records out of the list, all or none. It can be undone for ten minutes. Legacy twin: none.',
    errors: {
      types: [ForbiddenError, TooManyPickedError, TryAgainError],
      union: { description: 'The deletion, or why nothing was deleted.' },
    },
    args: { input: t.arg({ type: DeleteSomeInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await deleteSubscribers(shop, input.databaseIds) }),
  }),
  deleteAllSubscribers: t.field({
    type: payload('DeleteAllSubscribersPayload', 'The deletion has begun.'),
    authScopes: { admin: true },
    description:
      'Takes every record out of the list that is in it now (row 105); who signs up meanwhile stays. A job does it: its progress is subscriberDeletion. While one runs, asking again answers with the same one. It can be undone, until ten minutes after its end. For administrators, who have shown password or code within ten minutes. Legacy twin: sfba_delete_db_data.',
    errors: {
      types: [ForbiddenError, StepUpRequiredError, CountChangedError, TryAgainError],
      union: { description: 'The deletion, or why nothing is deleted.' },
    },
    args: { input: t.arg({ type: DeleteAllInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => {
      await requireStepUp(shop);
      return { deletion: await deleteAllSubscribers(shop, { expectedCount: input.expectedCount ?? null }) };
    },
  }),
  undoSubscriberDeletion: t.field({
    type: payload('UndoSubscriberDeletionPayload', 'The records come back.'),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Brings back what a deletion took out, with its numbers, consents and links. Who has signed up again meanwhile stays as they are now. Legacy twin: none.',
    errors: { types: [ForbiddenError, CannotUndoError, TryAgainError], union: { description: 'The deletion, or why it stays.' } },
    args: { input: t.arg({ type: UndoInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ deletion: await undoDeletion(shop, input.deletionId) }),
  }),
  deleteSubscriberData: t.field({
    type: builder.objectRef<{ isErased: boolean }>('DeleteSubscriberDataPayload').implement({
      description: 'The record is gone for good.',
      fields: (f) => ({ isErased: f.exposeBoolean('isErased', { description: 'False when there was none (any more).' }) }),
    }),
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Erases a record for somebody who asks to be forgotten: at once, without a way back. A hash of the address stays, so that it is never written to or imported again; other services are told to forget it too. Legacy twin: none.',
    errors: { types: [ForbiddenError, TryAgainError], union: { description: 'That it is gone, or why not.' } },
    args: { input: t.arg({ type: EraseInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ isErased: await deleteSubscriberData(shop, input.databaseId) }),
  }),
}));

builder.queryFields((t) => ({
  subscriberDeletion: t.field({
    type: DeletionType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'A deletion by its number, to follow its progress; null for none.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return readDeletion(shop.db, databaseId);
    },
  }),
  subscriberDeletions: t.field({
    type: [DeletionType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'The last twenty deletions, the newest first.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listDeletions(shop.db);
    },
  }),
}));
