import type { InputFieldBuilder } from '@pothos/core';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { deletedPayload } from '../../../../platform/graphql/recordPayload.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createAttribute, deleteAttribute, moveAttribute, updateAttribute } from '../../admin/taxonomy/attributes.ts';
import { AttributeKindEnum, DirectionEnum } from '../taxonomy.ts';
import { attributePayload } from './taxonomy.ts';

const TermInput = builder.inputType('AdminTermInput', {
  description: 'Attribute value that products can have.',
  fields: (t) => ({
    id: t.rowId({ of: ['Term', 'AttributeTerm'], description: 'Global ID of the value; omit to create a new one.' }),
    label: t.string({ required: true, description: 'Display label, at most 250 characters.' }),
    swatch: t.string({ description: 'Colour, such as #aa0000; omit for values that are not colours.' }),
  }),
});

const attributeFields = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  name: t.string({ description: 'Display name, at most 150 characters.' }),
  kind: t.field({ type: AttributeKindEnum, description: 'Data type of the attribute’s values.' }),
  unit: t.string({ description: 'Unit of NUMBER values, such as cm; empty if none.' }),
  direction: t.field({ type: DirectionEnum, description: 'Which value is better when products are compared.' }),
  heading: t.string({ description: 'Heading that the attribute is shown under.' }),
  isFacet: t.boolean({ description: 'Whether product lists can be filtered by the attribute.' }),
  terms: t.field({
    type: [TermInput],
    description: 'Complete list of the attribute’s values, in order. Existing values missing from the list are deleted.',
  }),
});

const CreateInput = builder.inputType('CreateAttributeInput', {
  description: 'Input for `createAttribute`. Omitted fields get their default value.',
  fields: (t) => attributeFields(t),
});

const SaveInput = builder.inputType('UpdateAttributeInput', {
  description: 'Input for `updateAttribute`. Omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.rowId({ of: 'Attribute', required: true, description: 'Global ID of the attribute.' }),
    expectedVersion: t.int({
      description:
        'Version of the attribute that the caller read. If the attribute has changed since, the update fails with STALE. Omit to overwrite any version.',
    }),
    ...attributeFields(t),
  }),
});

const MoveInput = builder.inputType('MoveAttributeInput', {
  description: 'Input for `moveAttribute`.',
  fields: (t) => ({
    id: t.rowId({ of: 'Attribute', required: true, description: 'Global ID of the attribute.' }),
    position: t.int({ required: true, description: 'Zero-based position among all attributes.' }),
  }),
});

const DeleteInput = builder.inputType('DeleteAttributeInput', {
  description: 'Input for `deleteAttribute`.',
  fields: (t) => ({ id: t.rowId({ of: 'Attribute', required: true, description: 'Global ID of the attribute.' }) }),
});

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The mutation’s input.';
const end = 'Requires the CATALOGUE permission.';
const union = { description: 'The attribute, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  createAttribute: t.field({
    hasDryRun: true,
    type: attributePayload('CreateAttributePayload', 'The attribute was created.'),
    authScopes,
    description: `Creates an attribute for specifications and variations. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createAttribute(shop, input) }),
  }),
  updateAttribute: t.field({
    hasDryRun: true,
    type: attributePayload('UpdateAttributePayload', 'The attribute was updated.'),
    authScopes,
    description: `Updates an attribute and its values. Values that products use can’t be deleted. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, StaleRecordError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: SaveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateAttribute(shop, input) }),
  }),
  moveAttribute: t.field({
    type: attributePayload('MoveAttributePayload', 'The attribute was moved to the given position.'),
    authScopes,
    description: `Moves an attribute to another position. Product pages and comparisons show attributes in this order. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: { input: t.arg({ type: MoveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await moveAttribute(shop, input) }),
  }),
  deleteAttribute: t.field({
    type: deletedPayload('DeleteAttributePayload', 'AdminAttribute', 'The attribute was deleted.'),
    authScopes,
    description: `Deletes an attribute that no product uses. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, TryAgainError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteAttribute(shop, input) }),
  }),
}));
