import { globalId } from '../../../../shared/globalId.ts';
import { InvalidInputError, NotFoundError } from '../../../platform/errors/errors.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ImportStateError } from '../../editing/editing.ts';
import { mapsExternalUrl } from '../admin/mappingRules.ts';
import { discardImport, resumeImport, startImport, stopImport } from '../admin/manage.ts';
import { readCatalogueImport } from '../admin/reading.ts';
import { CatalogueImportType, ModeType } from './imports.ts';
import { everyCatalogueScope } from '../../products/schema/admin/keyScopes.ts';

const payload = (name: string, description: string) =>
  builder.objectRef<{ id: number }>(name).implement({
    description,
    fields: (t) => ({
      import: t.field({
        type: CatalogueImportType,
        nullable: true,
        description: 'The updated import; null if it was deleted in the meantime.',
        resolve: ({ id }, _args, { shop }) => readCatalogueImport(shop.db, id),
      }),
    }),
  });

const StartInput = builder.inputType('StartCatalogueImportInput', {
  description: 'Input for `startCatalogueImport`.',
  fields: (t) => ({
    id: t.rowId({ of: 'CatalogueImport', required: true, description: 'Global ID of the import.' }),
    mapping: t.stringList({
      required: true,
      description:
        'Target of each column: one of `catalogueImportTargets`, the column’s own heading to store the column unchanged, or an empty string to leave the column out.',
    }),
    mode: t.field({ type: ModeType, defaultValue: 'CREATE_AND_UPDATE', description: 'Rows to import; null for all.' }),
    isDryRun: t.boolean({ required: true, description: 'Whether to do a dry run, which reports the changes without making any.' }),
  }),
});

const idInput = (name: string, description: string) =>
  builder.inputType(name, {
    description,
    fields: (t) => ({ id: t.rowId({ of: 'CatalogueImport', required: true, description: 'Global ID of the import.' }) }),
  });

const authScopes = { staff: 'CATALOGUE' } as const;
const inputDescription = 'The mutation’s input.';
const union = { description: 'The updated import, or the error that prevented the operation.' };
const types = [ForbiddenError, NotFoundError, ImportStateError];

builder.mutationFields((t) => ({
  startCatalogueImport: t.field({
    requiresStepUp: ({ isDryRun, mapping }: typeof StartInput.$inferInput) => !isDryRun && mapsExternalUrl(mapping),
    type: payload('StartCatalogueImportPayload', 'The import or dry run was started. A background job processes the file.'),
    authScopes,
    apiScopes: everyCatalogueScope,
    description:
      'Starts a background job that imports a product file, or does a dry run of it, with the given column mapping. Products are matched by SKU and updated, or created. Requires the CATALOGUE permission; importing the External URL column also requires re-authentication within the last ten minutes.',
    errors: { types: [...types, InvalidInputError], union },
    args: { input: t.arg({ type: StartInput, required: true, description: inputDescription }) },
    resolve: async (_root, { input }, { shop }) => ({
      id: await startImport(shop, { ...input, mode: input.mode ?? 'CREATE_AND_UPDATE' }),
    }),
  }),
  stopCatalogueImport: t.field({
    type: payload('StopCatalogueImportPayload', 'The import stops after the current step.'),
    authScopes,
    apiScopes: everyCatalogueScope,
    description: 'Stops an import. Rows already processed are not undone. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('StopCatalogueImportInput', 'Input for `stopCatalogueImport`: the import to stop.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await stopImport(shop, input.id) }),
  }),
  resumeCatalogueImport: t.field({
    type: payload('ResumeCatalogueImportPayload', 'The import was resumed. A background job continues it.'),
    authScopes,
    apiScopes: everyCatalogueScope,
    description:
      'Resumes an import that was stopped or interrupted. Rows already processed are left as they are. Requires the CATALOGUE permission.',
    errors: { types, union },
    args: {
      input: t.arg({
        type: idInput('ResumeCatalogueImportInput', 'Input for `resumeCatalogueImport`: the import to resume.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await resumeImport(shop, input.id) }),
  }),
  deleteCatalogueImport: t.field({
    type: builder.objectRef<{ id: number }>('DeleteCatalogueImportPayload').implement({
      description: 'The file and its report were deleted.',
      fields: (f) => ({
        deletedId: f.id({ description: 'Global ID of the deleted import.', resolve: ({ id }) => globalId('CatalogueImport', id) }),
      }),
    }),
    authScopes,
    apiScopes: everyCatalogueScope,
    description: 'Deletes a product file and its report. Imported products are kept. Requires the CATALOGUE permission.',
    errors: { types, union: { description: 'The deletion, or the error that prevented it.' } },
    args: {
      input: t.arg({
        type: idInput('DeleteCatalogueImportInput', 'Input for `deleteCatalogueImport`: the import to delete.'),
        required: true,
        description: inputDescription,
      }),
    },
    resolve: async (_root, { input }, { shop }) => ({ id: await discardImport(shop, input.id) }),
  }),
}));
