import { InvalidInputError, NotFoundError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { previewBulkEdit, startBulkEdit, stopBulkEdit, undoBulkEdit } from '../../admin/bulk/bulkEdit.ts';
import { CannotUndoEditError } from '../../../editing/editing.ts';
import { BulkEditType, BulkPreviewType } from './bulkEdits.ts';
import { BulkPreviewInput, changeOf, StartBulkEditInput, targetOf } from './bulkInputs.ts';
import { everyCatalogueScope, scopesOfChange } from './keyScopes.ts';

const payload = (name: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      bulkEdit: t.field({
        type: BulkEditType,
        description: 'The updated bulk edit.',
        resolve: ({ id }, _args, { shop }) => shop.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } }),
      }),
    }),
  });

const idInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId({ of: 'BulkEdit', required: true, description: 'Global ID of the bulk edit.' }) }),
  });

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'Input for `startBulkEdit`.';
const union = { description: 'The updated bulk edit, or the error that prevented the operation.' };

builder.queryField('bulkEditPreview', (t) =>
  t.field({
    type: BulkPreviewType,
    authScopes,
    description:
      'Previews a bulk edit without changing anything. Requires the CATALOGUE permission. Errors: INVALID_INPUT for an invalid change.',
    args: { input: t.arg({ type: BulkPreviewInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop, markPrivate }) => {
      markPrivate();
      return previewBulkEdit(shop, await targetOf(shop, input.target), changeOf(input.change));
    },
  }),
);

builder.mutationFields((t) => ({
  startBulkEdit: t.field({
    type: payload('StartBulkEditPayload', 'The bulk edit was started. A background job applies it.'),
    authScopes,
    apiScopes: scopesOfChange,
    description:
      'Starts a background job that edits many products. Products that can’t be changed in this way are skipped, with the reason. Requires the CATALOGUE permission.',
    errors: { types: [ForbiddenError, InvalidInputError], union },
    args: { input: t.arg({ type: StartBulkEditInput, required: true, description: args }) },
    resolve: async (_root, { input: { target, change, expectedTotal, idempotencyKey } }, { shop }) => ({
      id: await startBulkEdit(shop, {
        target: () => targetOf(shop, target),
        requested: target,
        change: changeOf(change),
        key: idempotencyKey,
        expectedTotal: expectedTotal ?? null,
      }),
    }),
  }),
  stopBulkEdit: t.field({
    type: payload('StopBulkEditPayload', 'The bulk edit stops after the current step.'),
    authScopes,
    apiScopes: everyCatalogueScope,
    description: 'Stops a bulk edit. Changes already made are kept. Requires the CATALOGUE permission.',
    errors: { types: [ForbiddenError, NotFoundError, CannotUndoEditError], union },
    args: {
      input: t.arg({
        type: idInput('StopBulkEditInput', 'Input for `stopBulkEdit`: the bulk edit to stop.'),
        required: true,
        description: args,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await stopBulkEdit(shop, input.id) }),
  }),
  undoBulkEdit: t.field({
    type: payload('UndoBulkEditPayload', 'The undo was started. A background job restores the previous values.'),
    authScopes,
    apiScopes: everyCatalogueScope,
    description:
      'Starts a background job that restores the previous values of a bulk edit, within 30 days. Products changed since then are skipped. Requires the CATALOGUE permission.',
    errors: { types: [ForbiddenError, NotFoundError, CannotUndoEditError], union },
    args: {
      input: t.arg({
        type: idInput('UndoBulkEditInput', 'Input for `undoBulkEdit`: the bulk edit to undo.'),
        required: true,
        description: args,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await undoBulkEdit(shop, input.id) }),
  }),
}));
