import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { interpreterOf, mappingTargets, type MappingTarget } from '../admin/mappingRules.ts';
import { listCatalogueImports, problemsOf, readCatalogueImport, sampleOf, type ImportProblem } from '../admin/reading.ts';

// GraphQL types for product file imports: contents, column mapping and results.

const StatusType = builder.enumType('CatalogueImportStatus', {
  description: 'State of a product file import.',
  values: {
    RECEIVED: { description: 'Uploaded. Only the first rows have been read.' },
    RUNNING: { description: 'A dry run or the import is in progress.' },
    CHECKED: { description: 'Dry run finished. The report shows what the import would do; nothing was changed.' },
    STOPPED: { description: 'Stopped by staff. Changes from rows already processed are kept, and the import can be resumed.' },
    DONE: { description: 'All rows have been processed.' },
    FAILED: { description: 'The file could not be read, or the import was interrupted. See `failure`.' },
  },
});

export const ModeType = builder.enumType('CatalogueImportMode', {
  description: 'Rows of a product file to import.',
  values: {
    CREATE_AND_UPDATE: { description: 'All rows: existing products are updated, others are created.' },
    UPDATE_ONLY: { description: 'Only rows for existing products. Others are skipped.' },
    CREATE_ONLY: { description: 'Only rows for new products. Rows for existing products are skipped.' },
  },
});

const ProblemType = builder.objectRef<ImportProblem>('CatalogueImportProblem').implement({
  description: 'A rejected row, a part of an imported row that was left out, or columns that were not recognised.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line in the file where the row starts; the header row is line 1.' }),
    reason: t.exposeString('reason', { description: 'What is wrong and how to fix it.' }),
    isWarning: t.exposeBoolean('isWarning', { description: 'Whether the row was imported anyway.' }),
  }),
});

interface ColumnShape {
  heading: string;
  target: string;
  isInterpreted: boolean;
  samples: string[];
}

const ColumnType = builder.objectRef<ColumnShape>('CatalogueImportColumn').implement({
  description: 'A column of a product file.',
  fields: (t) => ({
    heading: t.exposeString('heading', { description: 'Heading of the column in the file.' }),
    target: t.exposeString('target', {
      description:
        'Target of the column: one of `catalogueImportTargets`, the column’s own heading when the column is stored unchanged, or empty if it is left out.',
    }),
    isInterpreted: t.exposeBoolean('isInterpreted', { description: 'Whether the shop understands the column’s content.' }),
    samples: t.exposeStringList('samples', { description: 'Cells of the column in the first five rows.', extensions: { listLength: 5 } }),
  }),
});

const TargetType = builder.objectRef<MappingTarget>('CatalogueImportTarget').implement({
  description: 'A target that a column of a file can be mapped to.',
  fields: (t) => ({
    value: t.exposeString('value', { description: 'Value to use in a mapping.' }),
    label: t.exposeString('label', { description: 'Display label of the target.' }),
  }),
});

export const CatalogueImportType = builder.objectRef<CatalogueImport>('CatalogueImport').implement({
  description: 'A product file uploaded by staff, with the progress and report of its import. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('CatalogueImport')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the import.' }),
    status: t.expose('status', { type: StatusType, description: 'State of the import.' }),
    mode: t.expose('mode', { type: ModeType, description: 'Rows that the last dry run or import covered.' }),
    isDryRun: t.exposeBoolean('isDryRun', { description: 'Whether the counts show what an import would do, not what it has done.' }),
    isStopping: t.exposeBoolean('isStopped', { description: 'Whether the import will stop after the current step.' }),
    fileName: t.exposeString('fileName', { description: 'Original name of the uploaded file.' }),
    size: t.exposeInt('size', { description: 'Size of the file in bytes.' }),
    columns: t.field({
      type: [ColumnType],
      description: 'Columns, in the order of the file.',
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
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When the import ended; null until then.' }),
    progress: t.exposeInt('progress', { description: 'Share of the file that has been read, in thousandths.' }),
    rows: t.exposeInt('rows', { description: 'Number of rows read.' }),
    created: t.exposeInt('created', { description: 'Number of products created.' }),
    updated: t.exposeInt('updated', { description: 'Number of products updated.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Number of products that were already up to date.' }),
    skipped: t.exposeInt('skipped', { description: 'Number of rows skipped because of `mode`.' }),
    rejectedCount: t.exposeInt('rejectedCount', { description: 'Number of rows that were rejected.' }),
    warningCount: t.exposeInt('warningCount', { description: 'Number of parts left out of imported rows.' }),
    failure: t.exposeString('failure', { description: 'Why the import ended early; empty if it did not.' }),
    problems: t.field({
      type: [ProblemType],
      description:
        'First rejected rows and warnings, at most 100, sorted by line. For all rejected rows, see `/admin/catalogue/import/rejected.csv`.',
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
    description:
      'A product file import by its ID, to follow its progress; null if it does not exist. Upload files by POST to `/admin/catalogue/import`.',
    args: { id: t.arg.rowId({ of: 'CatalogueImport', required: true, description: 'Global ID of the import.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readCatalogueImport(shop.db, id);
    },
  }),
  catalogueImports: t.field({
    type: [CatalogueImportType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'Last twenty product file imports, newest first.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listCatalogueImports(shop.db);
    },
  }),
  catalogueImportTargets: t.field({
    type: [TargetType],
    authScopes: { staff: 'CATALOGUE' },
    description: 'All targets that a column of a file can be mapped to.',
    extensions: { listLength: 120 },
    resolve: () => [...mappingTargets],
  }),
}));
