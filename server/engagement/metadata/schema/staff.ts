import { productTypes } from '../../../catalogue/products/schema/parts.ts';
import { TryAgainError } from '../../../platform/database/overload.ts';
import { InvalidInputError, NotFoundError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { builder, type InputFields } from '../../../platform/graphql/builder.ts';
import { ForbiddenError } from '../../../platform/graphql/forbidden.ts';
import { maxValues } from '../rules.ts';
import { deleteMetafields, setMetafields } from '../staff.ts';

const name = (t: InputFields) => ({
  productId: t.rowId({ of: productTypes, description: 'Global ID of the product or variation that has the field.' }),
  categoryId: t.rowId({ of: 'Category', description: 'Global ID of the category that has the field.' }),
  customerId: t.rowId({ of: 'Customer', description: 'Global ID of the customer who has the field.' }),
  orderId: t.rowId({ of: 'Order', description: 'Global ID of the order that has the field.' }),
  orderLineId: t.rowId({ of: 'OrderLine', description: 'Global ID of the order line that has the field.' }),
  namespace: t.string({ required: true, description: 'Namespace of the field.' }),
  key: t.string({ required: true, description: 'Key of the field.' }),
});

const MetafieldInput = builder.inputType('MetafieldInput', {
  description: 'A value of a custom field. Provide exactly one ID to identify the record.',
  fields: (t) => ({
    ...name(t),
    value: t.string({ required: true, description: 'Value as a string, in the format of the field’s type.' }),
    expectedVersion: t.int({
      description:
        'Version of the custom field that the caller read, or 0 if the record had no value. If it has changed since, the request fails with STALE. Omit to overwrite any version.',
    }),
  }),
});
const MetafieldNameInput = builder.inputType('MetafieldNameInput', {
  description: 'A custom field of a record. Provide exactly one ID to identify the record.',
  fields: name,
});

const SetInput = builder.inputType('SetMetafieldsInput', {
  description: 'Input for `setMetafields`.',
  fields: (t) => ({
    metafields: t.field({
      type: [MetafieldInput],
      required: true,
      description: `Values to set, 1 to ${maxValues}, each field at most once.`,
    }),
  }),
});
const DeleteInput = builder.inputType('DeleteMetafieldsInput', {
  description: 'Input for `deleteMetafields`.',
  fields: (t) => ({
    metafields: t.field({
      type: [MetafieldNameInput],
      required: true,
      description: `Fields to clear, 1 to ${maxValues}, without duplicates.`,
    }),
  }),
});

const payload = (typeName: string, description: string) =>
  builder.objectRef<{ count: number }>(typeName).implement({
    description,
    fields: (t) => ({ count: t.exposeInt('count', { description: 'Number of custom fields in the request.' }) }),
  });

const authScopes = { adminSession: true, apiKey: [] };
const apiScopes = 'ANY';
const rights =
  'Products, variations and categories require the CATALOGUE permission, or an API key with the CATALOGUE_WRITE scope. Orders and order lines require the ORDERS permission, or the ORDERS_WRITE scope. Customers require the ORDERS permission, or the CUSTOMERS_READ and ORDERS_WRITE scopes.';
const union = { description: 'The number of custom fields, or the error that prevented all changes.' };
const args = 'The mutation’s input.';

builder.mutationFields((t) => ({
  setMetafields: t.field({
    hasDryRun: true,
    type: payload('SetMetafieldsPayload', 'All values were set.'),
    authScopes,
    apiScopes,
    description: `Sets values of custom fields, either all of them or none. ${rights}`,
    errors: { types: [ForbiddenError, NotFoundError, StaleRecordError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: SetInput, required: true, description: args }) },
    resolve: async (_root, { input: { metafields } }, { shop }) => {
      await setMetafields(shop, metafields);
      return { count: metafields.length };
    },
  }),
  deleteMetafields: t.field({
    type: payload('DeleteMetafieldsPayload', 'The fields no longer have a value.'),
    authScopes,
    apiScopes,
    description: `Deletes values of custom fields, either all of them or none. Fields without a value do not cause an error. ${rights}`,
    errors: { types: [ForbiddenError, NotFoundError, InvalidInputError, TryAgainError], union },
    args: { input: t.arg({ type: DeleteInput, required: true, description: args }) },
    resolve: async (_root, { input: { metafields } }, { shop }) => {
      await deleteMetafields(shop, metafields);
      return { count: metafields.length };
    },
  }),
}));
