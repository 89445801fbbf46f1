import { globalId } from '../../../../../shared/globalId.ts';
import type { BulkEdit } from '../../../../generated/prisma/client.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ownId } from '../../../../platform/graphql/nodeId.ts';
import { isUndoable } from '../../../../platform/jobs/undoRules.ts';
import type { BulkPreviewRow } from '../../admin/bulk/bulkEdit.ts';
import { bulkProblems, listBulkEdits, type BulkProblem } from '../../admin/bulk/reading.ts';

// GraphQL types for bulk edits of products. Staff only.

const KindEnum = builder.enumType('BulkEditKind', {
  description: 'Product property that a bulk edit changes.',
  values: {
    STATUS: { description: 'Publication status.' },
    PRICE: { description: 'Prices.' },
    STOCK: { description: 'Stock.' },
    CATEGORIES: { description: 'Categories.' },
    TAGS: { description: 'Tags.' },
    TAX_CLASS: { description: 'Tax class, which determines the VAT rate.' },
    MANUFACTURER: { description: 'Manufacturer.' },
    MINIMUM_AGE: { description: 'Minimum age.' },
    ENERGY_CLASS: { description: 'Energy class and scale.' },
  },
});

const StatusEnum = builder.enumType('BulkEditStatus', {
  description: 'State of a bulk edit.',
  values: {
    RUNNING: { description: 'In progress.' },
    STOPPED: { description: 'Stopped by staff. Changes already made are kept.' },
    DONE: { description: 'Finished.' },
    UNDOING: { description: 'Being undone.' },
    UNDONE: { description: 'Undone.' },
    FAILED: { description: 'Ended because of server errors. Can be resumed or undone.' },
  },
});

const ProblemType = builder.objectRef<BulkProblem>('BulkEditProblem').implement({
  description: 'A product that a bulk edit skipped.',
  fields: (t) => ({
    productId: t.id({ description: 'Global ID of the product.', resolve: ({ productId }) => globalId('AdminProduct', productId) }),
    name: t.exposeString('name', { description: 'Name of the product; empty if it has been deleted.' }),
    problem: t.exposeString('problem', { description: 'Why the product was skipped.' }),
  }),
});

export const BulkEditType = builder.objectRef<BulkEdit>('BulkEdit').implement({
  description: 'A background job that edits many products, or undoes such an edit. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('BulkEdit')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the bulk edit.' }),
    kind: t.expose('kind', { type: KindEnum, description: 'Product property that is changed.' }),
    status: t.expose('status', { type: StatusEnum, description: 'State of the bulk edit.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the bulk edit was requested.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When the bulk edit ended; null until then.' }),
    total: t.exposeInt('total', {
      description: 'Number of products in the bulk edit. For an undo, the number of products that were changed.',
    }),
    done: t.exposeInt('done', { description: 'Number of products processed so far.' }),
    changed: t.exposeInt('changed', { description: 'Number of products changed.' }),
    undone: t.exposeInt('undone', { description: 'Number of products restored to their previous values.' }),
    canUndo: t.boolean({
      description: 'Whether the bulk edit can be undone, which is possible for 30 days. Products changed since the edit are skipped.',
      resolve: (edit, _args, { shop }) => isUndoable(edit, shop.now),
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'First products that were skipped, at most 50.',
      extensions: { listLength: 50 },
      resolve: ({ id }, _args, { shop }) => bulkProblems(shop.db, id),
    }),
  }),
});

const PreviewRowType = builder.objectRef<BulkPreviewRow>('BulkEditPreviewRow').implement({
  description: 'Effect of a bulk edit on one product.',
  fields: (t) => ({
    productId: t.id({ description: 'Global ID of the product.', resolve: ({ id }) => globalId('AdminProduct', id) }),
    name: t.exposeString('name', { description: 'Name of the product.' }),
    before: t.exposeString('before', { description: 'Current value, in words.' }),
    after: t.exposeString('after', { description: 'New value, in words.' }),
    problem: t.exposeString('problem', { description: 'Why the product would be skipped; empty if it would be changed.' }),
  }),
});

export const BulkPreviewType = builder.objectRef<{ total: number; rows: BulkPreviewRow[] }>('BulkEditPreview').implement({
  description: 'Effect of a bulk edit that has not been started. Staff only.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'Number of products and variations that would be affected.' }),
    rows: t.field({
      type: [PreviewRowType],
      description: 'First affected products and variations, at most 20.',
      extensions: { listLength: 20 },
      resolve: ({ rows }) => rows,
    }),
  }),
});

builder.queryField('bulkEdits', (t) =>
  t.field({
    type: [BulkEditType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Bulk edits of the last 24 hours, newest first, at most five.',
    extensions: { listLength: 5 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listBulkEdits(shop.db, shop.now);
    },
  }),
);
