import type { InputFieldBuilder } from '@pothos/core';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { deletedPayload } from '../../../../platform/graphql/recordPayload.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createManufacturer, deleteManufacturer, updateManufacturer } from '../../admin/taxonomy/manufacturers.ts';
import { manufacturerPayload } from './manufacturers.ts';

const fields = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  name: t.string({ description: 'Name or trade name, at most 200 characters. Unique, ignoring case.' }),
  address: t.string({ description: 'Postal address, with line breaks, at most 500 characters.' }),
  contact: t.string({ description: 'Email address or URL, at most 250 characters.' }),
  responsibleName: t.string({ description: 'Name of the responsible person in the EU; empty for manufacturers in the EU.' }),
  responsibleAddress: t.string({ description: 'Postal address of the responsible person, at most 500 characters.' }),
  responsibleContact: t.string({ description: 'Email address or URL of the responsible person, at most 250 characters.' }),
});

const idField = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) =>
  t.rowId({ of: 'Manufacturer', required: true, description: 'Global ID of the manufacturer.' });

const CreateInput = builder.inputType('CreateManufacturerInput', {
  description: 'Input for `createManufacturer`. Omitted fields are empty; the name is required.',
  fields: (t) => fields(t),
});

const UpdateInput = builder.inputType('UpdateManufacturerInput', {
  description: 'Input for `updateManufacturer`. Omitted fields stay unchanged.',
  fields: (t) => ({
    id: idField(t),
    expectedVersion: t.int({
      description:
        'Version of the manufacturer that the caller read. If the manufacturer has changed since, the update fails with STALE. Omit to overwrite any version.',
    }),
    ...fields(t),
  }),
});

const DeleteInput = builder.inputType('DeleteManufacturerInput', {
  description: 'Input for `deleteManufacturer`.',
  fields: (t) => ({ id: idField(t) }),
});

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The mutation’s input.';
const end = 'Requires the CATALOGUE permission.';
const union = { description: 'The manufacturer, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  createManufacturer: t.field({
    hasDryRun: true,
    type: manufacturerPayload('CreateManufacturerPayload', 'The manufacturer was created.'),
    authScopes,
    description: `Creates a manufacturer. ${end}`,
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createManufacturer(shop, input) }),
  }),
  updateManufacturer: t.field({
    hasDryRun: true,
    type: manufacturerPayload('UpdateManufacturerPayload', 'The manufacturer was updated.'),
    authScopes,
    description: `Updates a manufacturer. All its products show the new details. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: UpdateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateManufacturer(shop, input) }),
  }),
  deleteManufacturer: t.field({
    type: deletedPayload('DeleteManufacturerPayload', 'AdminManufacturer', 'The manufacturer was deleted.'),
    authScopes,
    description: `Deletes a manufacturer that no product uses. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, TryAgainError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteManufacturer(shop, input) }),
  }),
}));
