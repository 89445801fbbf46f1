import type { InputFieldBuilder } from '@pothos/core';
import { TryAgainError } from '../../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../../platform/errors/errors.ts';
import { builder } from '../../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../../platform/graphql/forbidden.ts';
import { InUseError } from '../../../editing/editing.ts';
import { createAttribute, deleteAttribute, moveAttribute, updateAttribute } from '../../admin/taxonomy/attributes.ts';
import { AttributeKindEnum, DirectionEnum } from '../taxonomy.ts';
import { numberPayload } from './payload.ts';

const TermInput = builder.inputType('AdminTermInput', {
  description: 'A value that products choose from.',
  fields: (t) => ({
    databaseId: t.int({ description: 'Its number; absent for a new one.' }),
    label: t.string({ required: true, description: 'As shown, at most 250 characters.' }),
    swatch: t.string({ description: 'A colour such as #aa0000; absent for what is none.' }),
  }),
});

const attributeFields = (t: InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>) => ({
  name: t.string({ description: 'As shown, at most 150 characters.' }),
  kind: t.field({ type: AttributeKindEnum, description: 'What its values are.' }),
  unit: t.string({ description: 'Of numbers, such as cm; "" for none.' }),
  direction: t.field({ type: DirectionEnum, description: 'Which value is the better one when products are compared.' }),
  heading: t.string({ description: 'The heading under which it is shown.' }),
  isFacet: t.boolean({ description: 'Whether lists can be narrowed by it.' }),
  terms: t.field({ type: [TermInput], description: 'All of its values, in order; those that are missing are taken away.' }),
});

const CreateInput = builder.inputType('CreateAttributeInput', {
  description: 'A new attribute; what is absent has its usual value.',
  fields: (t) => attributeFields(t),
});

const SaveInput = builder.inputType('UpdateAttributeInput', {
  description: 'What of an attribute is to be another; what is absent stays as it is.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    expectedVersion: t.int({
      description: 'Its version as it was read; another one by now is refused with STALE. Absent writes over anything.',
    }),
    ...attributeFields(t),
  }),
});

const MoveInput = builder.inputType('MoveAttributeInput', {
  description: 'Where an attribute is moved.',
  fields: (t) => ({
    databaseId: t.int({ required: true, description: 'Its number.' }),
    position: t.int({ required: true, description: 'Its place among all, from 0.' }),
  }),
});

const DeleteInput = builder.inputType('DeleteAttributeInput', {
  description: 'Which attribute to delete.',
  fields: (t) => ({ databaseId: t.int({ required: true, description: 'Its number.' }) }),
});

const authScopes = { staff: 'CATALOGUE' } as const;
const args = 'The only argument.';
const end = 'For staff with the right CATALOGUE. Legacy twin: none.';
const union = { description: 'The number of the attribute, or why nothing was changed.' };

builder.mutationFields((t) => ({
  createAttribute: t.field({
    hasDryRun: true,
    type: numberPayload('CreateAttributePayload', 'The attribute is made.'),
    authScopes,
    description: `Makes an attribute for specifications and variations. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createAttribute(shop, input) }),
  }),
  updateAttribute: t.field({
    hasDryRun: true,
    type: numberPayload('UpdateAttributePayload', 'The attribute is saved.'),
    authScopes,
    description: `Changes an attribute and its values; values that products have stay. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, StaleRecordError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: SaveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateAttribute(shop, input) }),
  }),
  moveAttribute: t.field({
    type: numberPayload('MoveAttributePayload', 'The attribute stands there.'),
    authScopes,
    description: `Moves an attribute: product pages and comparisons show them in this order. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, TryAgainError], union },
    args: { input: t.arg({ type: MoveInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await moveAttribute(shop, input) }),
  }),
  deleteAttribute: t.field({
    type: numberPayload('DeleteAttributePayload', 'The attribute is gone.'),
    authScopes,
    description: `Takes an attribute away that no product has. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, TryAgainError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await deleteAttribute(shop, input) }),
  }),
}));
