import type { SubscriberImport } from '../../../generated/prisma/client.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { importProblems, listImports, readImport, type ImportProblem } from '../import/reading.ts';

const StatusType = builder.enumType('SubscriberImportStatus', {
  description: 'How far an import is.',
  values: {
    RECEIVING: { description: 'The file is coming.' },
    RUNNING: { description: 'Its rows are being taken over.' },
    DONE: { description: 'All rows are done.' },
    FAILED: { description: 'Nothing was taken over, or faults of the server have ended it; see failure.' },
  },
});

const ProblemType = builder.objectRef<ImportProblem>('SubscriberImportProblem').implement({
  description: 'A row of the file that was not taken over.',
  fields: (t) => ({
    line: t.exposeInt('line', { description: 'The line of the file in which it begins; the first one is 1.' }),
    email: t.exposeString('email', { description: 'What stands where the address should be.' }),
    problem: t.exposeString('problem', { description: 'What is wrong with it.' }),
  }),
});

const ImportType = builder.objectRef<SubscriberImport>('SubscriberImport').implement({
  description: 'A file of subscribers that is taken over, with its progress and its report. For staff only.',
  fields: (t) => ({
    databaseId: t.exposeInt('id', { description: 'Its number.' }),
    status: t.expose('status', { type: StatusType, description: 'How far it is.' }),
    requestedAt: t.expose('requestedAt', { type: 'DateTime', description: 'When the file came.' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true, description: 'When it ended; null before that.' }),
    consentNote: t.exposeString('consentNote', { description: 'Where the consents come from, as the operator says.' }),
    total: t.exposeInt('total', { description: 'How many rows the file has.' }),
    done: t.exposeInt('done', { description: 'How many of them are done.' }),
    addedCount: t.exposeInt('addedCount', { description: 'Came into the list.' }),
    knownCount: t.exposeInt('knownCount', { description: 'Were in the list, or twice in the file, and stayed as they were.' }),
    updatedCount: t.exposeInt('updatedCount', { description: 'Were in the list, and are unsubscribed now as the file says.' }),
    suppressedCount: t.exposeInt('suppressedCount', { description: 'Have been erased, and were not taken in again.' }),
    invalidCount: t.exposeInt('invalidCount', { description: 'Could not be read.' }),
    encoding: t.exposeString('encoding', {
      description:
        'How the file was written: UTF-8, UTF-16 or Windows-1252, which is what is taken for it when it is none of the others; "" before that.',
    }),
    failure: t.exposeString('failure', { description: 'Why nothing, or not all, was taken over; "" otherwise.' }),
    problems: t.field({
      type: [ProblemType],
      description: 'The first rows that could not be read, at most 100.',
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
      'An import by its number, to follow its progress; null for none. Files of at most 64 MB are posted to /admin/subscribers/import.',
    args: { databaseId: t.arg.int({ required: true, description: 'Its number.' }) },
    resolve: (_root, { databaseId }, { shop, markPrivate }) => {
      markPrivate();
      return readImport(shop.db, databaseId);
    },
  }),
  subscriberImports: t.field({
    type: [ImportType],
    authScopes: { staff: 'SUBSCRIBERS' },
    description: 'The last twenty imports, the newest first.',
    extensions: { listLength: 20 },
    resolve: (_root, _args, { shop, markPrivate }) => {
      markPrivate();
      return listImports(shop.db);
    },
  }),
}));
