import type { InputFieldBuilder } from '@pothos/core';
import { InUseError } from '../../../catalogue/editing/editing.ts';
import type { ApiScope, MetafieldDefinition } from '../../../generated/prisma/client.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { batched } from '../../../platform/graphql/batched.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { ownId } from '../../../platform/graphql/nodeId.ts';
import { recordPayloads } from '../../../platform/graphql/recordPayload.ts';
import { createDefinition, deleteDefinition, listDefinitions, updateDefinition } from '../definitions.ts';
import { countValues } from '../reading.ts';
import { maxDefinitions } from '../rules.ts';
import { MetafieldOwnerTypeEnum, MetafieldTypeEnum } from './metafield.ts';

const valueCountOf = batched(({ shop }, ids) => countValues(shop.db, ids));

const MetafieldDefinitionType = builder.objectRef<MetafieldDefinition>('MetafieldDefinition').implement({
  description: 'Definition of a custom field: which records have it, and which values it takes. Staff only.',
  fields: (t) => ({
    id: t.id(ownId('MetafieldDefinition')),
    databaseId: t.exposeInt('id', { description: 'Numeric ID of the definition.' }),
    version: t.exposeInt('version', { description: 'Version of the definition. Increases with each save.' }),
    ownerType: t.expose('ownerType', { type: MetafieldOwnerTypeEnum, description: 'Type of record that has the field.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace, such as the name of the integration that uses the field.' }),
    key: t.exposeString('key', { description: 'Key within the namespace.' }),
    name: t.exposeString('name', { description: 'Human-readable name.' }),
    description: t.exposeString('description', { description: 'What the field is for; may be empty.' }),
    type: t.expose('type', { type: MetafieldTypeEnum, description: 'Type of the values.' }),
    choices: t.exposeStringList('choices', { description: 'Values to choose from; empty unless the type is CHOICE.' }),
    maxLength: t.exposeInt('maxLength', {
      nullable: true,
      description: 'Maximum number of characters in a text; null for the limit of the type.',
    }),
    minimum: t.exposeString('minimum', { nullable: true, description: 'Lowest number or earliest date allowed; null if none.' }),
    maximum: t.exposeString('maximum', { nullable: true, description: 'Highest number or latest date allowed; null if none.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether the Shop API shows the values.' }),
    isShopperWritable: t.exposeBoolean('isShopperWritable', {
      description: 'Whether shoppers can set the field’s values in their own cart.',
    }),
    isFilterable: t.exposeBoolean('isFilterable', { description: 'Whether product lists can be filtered by the values.' }),
    valueCount: t.int({
      description: 'Number of records with a value.',
      resolve: async ({ id }, _args, context) => (await valueCountOf(context, id)) ?? 0,
    }),
  }),
});

const anyStaff = { adminSession: true, apiKey: [] };

builder.queryFields((t) => ({
  metafieldDefinitions: t.field({
    type: [MetafieldDefinitionType],
    authScopes: anyStaff,
    apiScopes: 'ANY',
    description: 'Definitions of custom fields, sorted by type of record, namespace and key. Available to all staff and any API key.',
    extensions: { listLength: maxDefinitions },
    args: { ownerType: t.arg({ type: MetafieldOwnerTypeEnum, description: 'Returns only definitions for this type of record.' }) },
    resolve: (_root, { ownerType }, { shop, markPrivate }) => {
      markPrivate();
      return listDefinitions(shop.db, ownerType);
    },
  }),
  metafieldDefinition: t.field({
    type: MetafieldDefinitionType,
    nullable: true,
    authScopes: { staff: 'SETTINGS' },
    description: 'A definition by its ID; null if it does not exist. Requires the SETTINGS permission.',
    args: { id: t.arg.rowId({ of: 'MetafieldDefinition', required: true, description: 'Global ID of the definition.' }) },
    resolve: (_root, { id }, { shop, markPrivate }) => {
      markPrivate();
      return shop.db.prisma.metafieldDefinition.findUnique({ where: { id } });
    },
  }),
}));

type Fields = InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>;

const settings = (t: Fields) => ({
  description: t.string({ description: 'What the field is for, at most 500 characters.' }),
  choices: t.stringList({ description: 'Values to choose from, at most 100, for the type CHOICE only.' }),
  maxLength: t.int({ description: 'Maximum number of characters, for text only; null for the limit of the type.' }),
  minimum: t.string({ description: 'Lowest number or earliest date allowed, for numbers and dates only; null if none.' }),
  maximum: t.string({ description: 'Highest number or latest date allowed, for numbers and dates only; null if none.' }),
  isPublic: t.boolean({ description: 'Whether the Shop API shows the values; false by default.' }),
  isShopperWritable: t.boolean({
    description:
      'Whether shoppers can set the field’s values in their own cart, for public fields of CART and CART_LINE only; false by default.',
  }),
  isFilterable: t.boolean({
    description:
      'Whether product lists can be filtered by the values, for fields of PRODUCT only, and not for the types MULTI_LINE_TEXT and URL; false by default.',
  }),
});

const idField = (t: Fields) => t.rowId({ of: 'MetafieldDefinition', required: true, description: 'Global ID of the definition.' });

const CreateInput = builder.inputType('CreateMetafieldDefinitionInput', {
  description: 'Input for `createMetafieldDefinition`. The type of record, namespace, key and type of values can’t be changed later.',
  fields: (t) => ({
    ownerType: t.field({ type: MetafieldOwnerTypeEnum, required: true, description: 'Type of record that has the field.' }),
    namespace: t.string({
      required: true,
      description: '3 to 50 lowercase letters, digits and underscores, beginning with a letter.',
    }),
    key: t.string({
      required: true,
      description:
        '2 to 50 lowercase letters, digits and underscores, beginning with a letter. Unique within its namespace and type of record; ORDER and CART share their keys.',
    }),
    name: t.string({ required: true, description: 'Human-readable name, at most 100 characters.' }),
    type: t.field({ type: MetafieldTypeEnum, required: true, description: 'Type of the values.' }),
    ...settings(t),
  }),
});

const UpdateInput = builder.inputType('UpdateMetafieldDefinitionInput', {
  description: 'Input for `updateMetafieldDefinition`. Omitted fields stay unchanged.',
  fields: (t) => ({
    id: idField(t),
    expectedVersion: t.int({
      description:
        'Version of the definition that the caller read. If the definition has changed since, the update fails with STALE. Omit to overwrite any version.',
    }),
    name: t.string({ description: 'Human-readable name, at most 100 characters.' }),
    ...settings(t),
  }),
});

const DeleteInput = builder.inputType('DeleteMetafieldDefinitionInput', {
  description: 'Input for `deleteMetafieldDefinition`.',
  fields: (t) => ({
    id: idField(t),
    deletesValues: t.boolean({
      defaultValue: false,
      description: 'Confirms that the values of all records should be deleted too. If not set, a definition with values is not deleted.',
    }),
  }),
});

const payload = recordPayloads({
  type: MetafieldDefinitionType,
  field: 'definition',
  find: ({ db }, id) => db.prisma.metafieldDefinition.findUnique({ where: { id } }),
});

const DeletePayload = builder.objectRef<{ id: number; values: number }>('DeleteMetafieldDefinitionPayload').implement({
  description: 'The definition was deleted, with its values.',
  fields: (t) => ({
    deletedId: t.id({ ...ownId('MetafieldDefinition'), description: 'Global ID of the deleted definition.' }),
    deletedValueCount: t.exposeInt('values', { description: 'Number of records that had a value.' }),
  }),
});

const authScopes = { staff: 'SETTINGS' } as const;
/** A key that may change all records may say which fields they have. */
const apiScopes: ApiScope[] = ['CATALOGUE_WRITE', 'ORDERS_WRITE'];
const args = 'The mutation’s input.';
const end = 'Requires the SETTINGS permission, or an API key with the CATALOGUE_WRITE and ORDERS_WRITE scopes.';
const union = { description: 'The definition, or the error that prevented the change.' };

builder.mutationFields((t) => ({
  createMetafieldDefinition: t.field({
    hasDryRun: true,
    type: payload('CreateMetafieldDefinitionPayload', 'The definition was created.'),
    authScopes,
    apiScopes,
    description: `Defines a custom field. Each type of record can have up to ${maxDefinitions} fields. ${end}`,
    errors: { types: [ForbiddenError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: CreateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await createDefinition(shop, input) }),
  }),
  updateMetafieldDefinition: t.field({
    hasDryRun: true,
    type: payload('UpdateMetafieldDefinitionPayload', 'The definition was updated.'),
    authScopes,
    apiScopes,
    description: `Updates the definition of a custom field. Existing values stay as they are; new values must match the updated definition. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: UpdateInput, required: true, description: args }) },
    resolve: async (_root, { input }, { shop }) => ({ id: await updateDefinition(shop, input) }),
  }),
  deleteMetafieldDefinition: t.field({
    type: DeletePayload,
    authScopes,
    apiScopes,
    description: `Deletes the definition of a custom field and all its values. This can’t be undone. ${end}`,
    errors: { types: [ForbiddenError, NotFoundError, InUseError, TryAgainError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input: { id, deletesValues } }, { shop }) => ({
      id,
      values: await deleteDefinition(shop, { id, deletesValues: deletesValues ?? false }),
    }),
  }),
}));
