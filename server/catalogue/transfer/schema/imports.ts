import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { interpreterOf, mappingTargets, type MappingTarget } from '../admin/mappingRules.ts';
import { listCatalogueImports, problemsOf, readCatalogueImport, sampleOf, type ImportProblem } from '../admin/reading.ts';

// Files of products: what is in them, what they are taken for, and what came of them.

const StatusType = builder.enumType('CatalogueImportStatus', {
  description: 'How far a file of products is.',
  values: {
    RECEIVED: { description: 'It is there; nothing of it has been read but its first rows.' },
    RUNNING: { description: 'It is being tried, or imported.' },
    CHECKED: { description: 'It was tried: what it would do is known, and nothing was changed.' },
    STOPPED: { description: 'Somebody has stopped it. What was done stays done; it can go on.' },
    DONE: { description: 'All rows are done.' },
    FAILED: { description: 'It could not be read, or broke off; see failure.' },
  },
});

export const ModeType = builder.enumType('CatalogueImportMode', {
  description: 'Which rows of a file of products are imported.',
  values: {
    CREATE_AND_UPDATE: { description: 'All rows: products of the shop are changed, others are created.' },
    UPDATE_ONLY: { description: 'Rows of products that the shop has. Others are skipped.' },
    CREATE_ONLY: { description: 'Rows of new products. Those of products that the shop has are skipped.' },
  },
});

const ProblemType = builder.objectRef<ImportProblem>('CatalogueImportProblem').implement({
  description: 'A row that was not taken, something that was left out of one that was, or columns that were not understood.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Where it begins in the file; the headings are line 1.' }),
    reason: t.exposeString('reason', { description: 'What is wrong, and what to do about it.' }),
    isWarning: t.exposeBoolean('isWarning', { description: 'Whether the row was taken all the same.' }),
  }),
});

interface ColumnShape {
  heading: string;
  target: string;
  isInterpreted: boolean;
  samples: string[];
}

const ColumnType = builder.objectRef<ColumnShape>('CatalogueImportColumn').implement({
  description: 'A column of a file of products.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'Its heading in the file.' }),
    target: t.exposeString('target', {
      description:
        'What it is taken for: one of catalogueImportTargets; its own heading when it is only carried along; "" when it is left out.',
    }),
    isInterpreted: t.exposeBoolean('isInterpreted', { description: 'Whether the shop knows what stands in it.' }),
    samples: t.exposeStringList('samples', { description: 'Its cells in the first five rows.', extensions: { listLength: 5 } }),
  }),
});

const TargetType = builder.objectRef<MappingTarget>('CatalogueImportTarget').implement({
  description: 'Something that a column of a file can be taken for.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'What a mapping says.' }),
    label: t.exposeString('label', { description: 'What people read.' }),
  }),
});

export const CatalogueImportType = builder.objectRef<CatalogueImport>('CatalogueImport').implement({
  description: 'A file of products that somebody of the staff has sent, with its progress and its report. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    status: t.expose('status', { type: StatusType, description: 'How far it is.' }),
    mode: t.expose('mode', { type: ModeType, description: 'Which rows were tried or imported last.' }),
    isDryRun: t.exposeBoolean('isDryRun', { description: 'Whether the counts say what it would do, and not what it has done.' }),
    isStopping: t.exposeBoolean('isStopped', { description: 'Whether it ends after the step that is under way.' }),
    fileName: t.exposeString('fileName', { description: 'As it was called where it came from.' }),
    size: t.exposeInt('size', { description: 'In bytes.' }),
    columns: t.field({
      type: [ColumnType],
      description: 'In the order of the file.',
      extensions: { listLength: 60 },
      resolve: (found) => {
        const rows = sampleOf(found);
        const isInterpreted = interpreterOf(found.headings);
        return found.headings.map((heading, at) => {
          const target = found.mapping[at] ?? '';
          return { heading, target, isInterpreted: isInterpreted(target), samples: rows.map((cells) => cells[at] ?? '') };
        });
      },
    }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When it came.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it ended; null before that.' }),
    progress: t.exposeInt('progress', { description: 'Thousandths of the file that have been read.' }),
    rows: t.exposeInt('rows', { description: 'Rows that have been read.' }),
    created: t.exposeInt('created', { description: 'New products.' }),
    updated: t.exposeInt('updated', { description: 'Products that were changed.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Products that were like this already.' }),
    skipped: t.exposeInt('skipped', { description: 'Rows that mode leaves alone.' }),
    rejectedCount: t.exposeInt('rejectedCount', { description: 'Rows that could not be taken.' }),
    warningCount: t.exposeInt('warningCount', { description: 'Things that were left out of rows that were taken.' }),
    failure: t.exposeString('failure', { description: 'Why it ended before its time; "" otherwise.' }),
    problems: t.field({
      type: [ProblemType],
      description:
        'The first rejected rows and warnings, at most 100, by line. All of the rejected ones: /admin/catalogue/import/rejected.csv.',
      extensions: { listLength: 100 },
      resolve: (found) => problemsOf(found).slice(0, 100),
    }),
  }),
});

builder.queryFields((t) => ({
  catalogueImport: t.field({
    type: CatalogueImportType,
    nullable: true,
    authScopes: { staff: 'CATALOGUE' },
    description: 'A file of products by its number, to follow its progress; null for none. Files are posted to /admin/catalogue/import.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return readCatalogueImport(shop.db, databaseId);
    },
  }),
  catalogueImports: t.field({
    type: [CatalogueImportType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'The last twenty files of products, the newest first.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listCatalogueImports(shop.db);
    },
  }),
  catalogueImportTargets: t.field({
    type: [TargetType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Everything that a column of a file can be taken for.',
    extensions: { listLength: 120 },
    resolve: () => [...mappingTargets],
  }),
}));
