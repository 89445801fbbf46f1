import type { BulkEdit } from '../../../../generated/prisma/client.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { isUndoable } from '../../../../platform/jobs/undoRules.ts';
import type { BulkPreviewRow } from '../../admin/bulk/bulkEdit.ts';
import { bulkProblems, listBulkEdits, type BulkProblem } from '../../admin/bulk/reading.ts';

// Changes of many products, as the staff see them.

const KindEnum = builder.enumType('BulkEditKind', {
  description: 'What of products is changed.',
  values: {
    STATUS: { description: 'Who sees them.' },
    PRICE: { description: 'Their prices.' },
    STOCK: { description: 'Their stock.' },
    CATEGORIES: { description: 'Where they are listed.' },
    TAGS: { description: 'Their key words.' },
    TAX_CLASS: { description: 'Their rate of VAT.' },
  },
});

const StatusEnum = builder.enumType('BulkEditStatus', {
  description: 'How far a change of many products is.',
  values: {
    RUNNING: { description: 'It is being made.' },
    STOPPED: { description: 'Somebody has stopped it; what was changed stays.' },
    DONE: { description: 'It is made.' },
    UNDOING: { description: 'It is being taken back.' },
    UNDONE: { description: 'It was taken back.' },
    FAILED: { description: 'Faults of the server have ended it; it can go on, or be taken back.' },
  },
});

const ProblemType = builder.objectRef<BulkProblem>('BulkEditProblem').implement({
  description: 'A product that was left alone.',
  fields: (t) => ({
    databaseId: t.exposeInt('productId', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'What it is called; "" when it is gone.' }),
    problem: t.exposeString('problem', { description: 'Why.' }),
  }),
});

export const BulkEditType = builder.objectRef<BulkEdit>('BulkEdit').implement({
  description: 'A change of many products that a job makes, or takes back. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    kind: t.expose('kind', { type: KindEnum, description: 'What is changed.' }),
    status: t.expose('status', { type: StatusEnum, description: 'How far it is.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When somebody asked for it.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it ended; null before that.' }),
    total: t.exposeInt('total', { description: 'How many products it is about; of an undoing: how many were changed.' }),
    done: t.exposeInt('done', { description: 'How many of them are done.' }),
    changed: t.exposeInt('changed', { description: 'How many it has changed.' }),
    undone: t.exposeInt('undone', { description: 'How many have their old values again.' }),
    canUndo: t.boolean({
      description: 'Whether it can be taken back: within 30 days. What was changed since is then left alone.',
      resolve: (edit, _args, { shop }) => isUndoable(edit, shop.now),
    }),
    problems: t.field({
      type: [ProblemType],
      description: 'The first products that were left alone, at most 50.',
      extensions: { listLength: 50 },
      resolve: ({ id }, _args, { shop }) => bulkProblems(shop.db, id),
    }),
  }),
});

const PreviewRowType = builder.objectRef<BulkPreviewRow>('BulkEditPreviewRow').implement({
  description: 'What would become of a product.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    before: t.exposeString('before', { description: 'What it is now, in words.' }),
    after: t.exposeString('after', { description: 'What it would be, in words.' }),
    problem: t.exposeString('problem', { description: 'Why it would be left alone; "".' }),
  }),
});

export const BulkPreviewType = builder.objectRef<{ total: number; rows: BulkPreviewRow[] }>('BulkEditPreview').implement({
  description: 'What a change of many products would do. For staff only.',
  fields: (t) => ({
    total: t.exposeInt('total', { description: 'How many products and variations it is about.' }),
    rows: t.field({
      type: [PreviewRowType],
      description: 'The first of them, at most 20.',
      extensions: { listLength: 20 },
      resolve: ({ rows }) => rows,
    }),
  }),
});

builder.queryField('bulkEdits', (t) =>
  t.field({
    type: [BulkEditType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'The changes of many products of the last 24 hours, the newest first, at most five.',
    extensions: { listLength: 5 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listBulkEdits(shop.db, shop.now);
    },
  }),
);
