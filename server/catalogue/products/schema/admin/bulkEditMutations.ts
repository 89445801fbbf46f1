import { InvalidInputError, NotFoundError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { previewBulkEdit, startBulkEdit, stopBulkEdit, undoBulkEdit } from '../../admin/bulk/bulkEdit.ts';
import { CannotUndoEditError } from '../../../editing/editing.ts';
import { BulkEditType, BulkPreviewType } from './bulkEdits.ts';
import { BulkPreviewInput, changeOf, StartBulkEditInput, targetOf } from './bulkInputs.ts';

const payload = (name: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      bulkEdit: t.field({
        type: BulkEditType,
        description: 'As it is now.',
        resolve: ({ id }, _args, { shop }) => shop.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } }),
      }),
    }),
  });

const numberInput = (name: string) =>
  builder.inputType(name, {
    description: 'Which change.',
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
  });

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The only argument.';
const union = { description: 'The change, or why it stays as it is.' };

builder.queryField('bulkEditPreview', (t) =>
  t.field({
    type: BulkPreviewType,
    authScopes,
    description: 'What a change of many products would do; nothing is changed. Errors: INVALID_INPUT for a change that is not allowed.',
    args: { input: t.arg({ type: BulkPreviewInput, required: true, description: args }) },
    resolve: (_root, { input }, { shop, markPrivate }) => {
      markPrivate();
      return previewBulkEdit(shop, targetOf(input.target), changeOf(input.change));
    },
  }),
);

builder.mutationFields((t) => ({
  startBulkEdit: t.field({
    type: payload('StartBulkEditPayload', 'A job makes it.'),
    authScopes,
    description:
      'Has a job change many products. Those that cannot be like this are left alone, with the reason. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [ForbiddenError, InvalidInputError], union },
    args: { input: t.arg({ type: StartBulkEditInput, required: true, description: args }) },
    resolve: async (_root, { input: { target, change, expectedTotal, idempotencyKey } }, { shop }) => ({
      id: await startBulkEdit(shop, {
        target: targetOf(target),
        change: changeOf(change),
        key: idempotencyKey,
        expectedTotal: expectedTotal ?? null,
      }),
    }),
  }),
  stopBulkEdit: t.field({
    type: payload('StopBulkEditPayload', 'It ends after the step that is under way.'),
    authScopes,
    description: 'Stops a change of many products; what was changed stays. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [ForbiddenError, NotFoundError, CannotUndoEditError], union },
    args: { input: t.arg({ type: numberInput('StopBulkEditInput'), required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await stopBulkEdit(shop, input.databaseId) }),
  }),
  undoBulkEdit: t.field({
    type: payload('UndoBulkEditPayload', 'A job takes it back.'),
    authScopes,
    description:
      'Has a job give products their old values back, within 30 days. What was changed since is left alone. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [ForbiddenError, NotFoundError, CannotUndoEditError], union },
    args: { input: t.arg({ type: numberInput('UndoBulkEditInput'), required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await undoBulkEdit(shop, input.databaseId) }),
  }),
}));
