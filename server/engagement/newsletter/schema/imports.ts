import type { SubscriberImport } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { importProblems, listImports, readImport, type ImportProblem } from '../import/reading.ts';

const StatusType = builder.enumType('SubscriberImportStatus', {
  description: 'Status of a subscriber import.',
  values: {
    RECEIVING: { description: 'The file is being uploaded.' },
    RUNNING: { description: 'Rows are being imported.' },
    DONE: { description: 'All rows have been processed.' },
    FAILED: { description: 'Nothing was imported, or a server error ended the import; see `failure`.' },
  },
});

const ProblemType = builder.objectRef<ImportProblem>('SubscriberImportProblem').implement({
  description: 'Row of the file that was not imported.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'Line of the file where the row starts; the first line is 1.' }),
    email: t.exposeString('email', { description: 'Content of the email column.' }),
    problem: t.exposeString('problem', { description: 'Why the row was not imported.' }),
  }),
});

const ImportType = builder.objectRef<SubscriberImport>('SubscriberImport').implement({
  description: 'Import of subscribers from a file, with its progress and report. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('SubscriberImport')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the import.' }),
    status: t.expose('status', { type: StatusType, description: 'Status of the import.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the file was received.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When the import finished; null before then.' }),
    consentNote: t.exposeString('consentNote', { description: 'Source of the consents, as stated by the person who uploaded the file.' }),
    total: t.exposeInt('total', { description: 'Number of rows in the file.' }),
    done: t.exposeInt('done', { description: 'Number of rows processed so far.' }),
    addedCount: t.exposeInt('addedCount', { description: 'Number of rows added to the list.' }),
    knownCount: t.exposeInt('knownCount', {
      description: 'Number of rows skipped because their address was already on the list or duplicated in the file.',
    }),
    updatedCount: t.exposeInt('updatedCount', {
      description: 'Number of existing subscribers who were unsubscribed as stated in the file.',
    }),
    suppressedCount: t.exposeInt('suppressedCount', { description: 'Number of rows not imported because the address was erased earlier.' }),
    invalidCount: t.exposeInt('invalidCount', { description: 'Number of rejected rows.' }),
    encoding: t.exposeString('encoding', {
      description:
        'Encoding of the file: UTF-8, UTF-16 or Windows-1252, which is assumed if it is neither of the others; "" before it is detected.',
    }),
    failure: t.exposeString('failure', { description: 'Why nothing, or not everything, was imported; "" otherwise.' }),
    problems: t.field({
      type: [ProblemType],
      description: 'First rejected rows, at most 100.',
      extensions: { listLength: 100 },
      resolve: ({ id }, _args, { shop }) => importProblems(shop.db, id),
    }),
  }),
});

builder.queryFields((t) => ({
  subscriberImport: t.field({
    type: ImportType,
    nullable: true,
    authScopes: { staff: 'SUBSCRIBERS' },
    description:
      'Import with this ID, to follow its progress; null if none. Upload files of at most 64 MB with a POST request to /admin/subscribers/import. Requires the SUBSCRIBERS permission.',
    args: { id: t.arg.rowId({ of: 'SubscriberImport', required: true, description: 'Global ID of the import.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return readImport(shop.db, id);
    },
  }),
  subscriberImports: t.field({
    type: [ImportType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'The last twenty imports, newest first. Requires the SUBSCRIBERS permission.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listImports(shop.db);
    },
  }),
}));
