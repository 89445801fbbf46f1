import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ImportStateError } from '../../editing/editing.ts';
import { discardImport, resumeImport, startImport, stopImport } from '../admin/manage.ts';
import { readCatalogueImport } from '../admin/reading.ts';
import { CatalogueImportType, ModeType } from './imports.ts';

const payload = (name: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      import: t.field({
        type: CatalogueImportType,
        nullable: true,
        description: 'As it is now; null when it is gone by now.',
        resolve: ({ id }, _args, { shop }) => readCatalogueImport(shop.db, id),
      }),
    }),
  });

const StartInput = builder.inputType('StartCatalogueImportInput', {
  description: 'What to do with a file of products.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Number of the import.' }),
    mapping: t.stringList({
      required: true,
      description: 'Of each column what it is: one of catalogueImportTargets, its own heading to carry it along, or "" to leave it out.',
    }),
    mode: t.field({ type: ModeType, defaultValue: 'CREATE_AND_UPDATE', description: 'Which rows are imported. null: all.' }),
    isDryRun: t.boolean({ required: true, description: 'Whether it is only tried: it then tells what it would do, and changes nothing.' }),
  }),
});

const numberInput = (name: string) =>
  builder.inputType(name, {
    description: 'Which import.',
    fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
  });

const authScopes = { staff: 'CATALOGUE' } as const;
const inputDescription = 'The only argument.';
const union = { description: 'The import, or why it stays as it is.' };
const types = [ForbiddenError, NotFoundError, ImportStateError];

builder.mutationFields((t) => ({
  startCatalogueImport: t.field({
    type: payload('StartCatalogueImportPayload', 'A job goes on with it.'),
    authScopes,
    description:
      'Has a file of products tried or imported by a job, as its columns are said to be. Products are found by SKU and changed, or made. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types: [...types, InvalidInputError], union },
    args: { input: t.arg({ type: StartInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await startImport(shop, { ...input, mode: input.mode ?? 'CREATE_AND_UPDATE' }),
    }),
  }),
  stopCatalogueImport: t.field({
    type: payload('StopCatalogueImportPayload', 'It ends after the step that is under way.'),
    authScopes,
    description: 'Stops an import; what is done stays done. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: numberInput('StopCatalogueImportInput'), required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await stopImport(shop, input.databaseId) }),
  }),
  resumeCatalogueImport: t.field({
    type: payload('ResumeCatalogueImportPayload', 'A job goes on with it.'),
    authScopes,
    description:
      'Goes on with an import that was stopped or broke off: rows that are done are left as they are. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types, union },
    args: { input: t.arg({ type: numberInput('ResumeCatalogueImportInput'), required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await resumeImport(shop, input.databaseId) }),
  }),
  deleteCatalogueImport: t.field({
    type: builder.objectRef<{ id: number }>('DeleteCatalogueImportPayload').implement({
      description: 'The file and its report are gone.',
      fields: (f) => ({ databaseId: f.exposeInt('id', { description: 'The number that it had.' }) }),
    }),
    authScopes,
    description:
      'Drops a file of products with its report; what was imported stays. For staff with the right CATALOGUE. Legacy twin: none.',
    errors: { types, union: { description: 'That it is gone, or why it stays.' } },
    args: { input: t.arg({ type: numberInput('DeleteCatalogueImportInput'), required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await discardImport(shop, input.databaseId) }),
  }),
}));
