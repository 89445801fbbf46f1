import type { MetafieldOwnerType, MetafieldType as ValueType } from '../../../generated/prisma/enums.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { describedEnum } from '../../../platform/graphql/listFields.ts';
import type { MetafieldRow } from '../reading.ts';

export const MetafieldTypeEnum = describedEnum<ValueType>(
  'MetafieldType',
  'Type of a custom field, which determines the values it accepts and their format.',
  {
    SINGLE_LINE_TEXT: 'Plain text on one line, at most 255 characters.',
    MULTI_LINE_TEXT: 'Plain text that can contain line breaks, at most 5,000 characters.',
    INTEGER: 'Whole number of at most 15 digits, such as `-12`.',
    DECIMAL: 'Number with at most 9 digits before the point and 6 after it, such as `12.5`.',
    BOOLEAN: '`true` or `false`.',
    DATE: 'Date, such as `2026-12-31`.',
    URL: 'URL that starts with `https://` or `http://`, at most 2,000 characters.',
    CHOICE: 'One of the definition’s choices.',
  },
);

export const MetafieldOwnerTypeEnum = describedEnum<MetafieldOwnerType>(
  'MetafieldOwnerType',
  'Type of record that a custom field is for.',
  {
    PRODUCT: 'Products, other than variations.',
    PRODUCT_VARIATION: 'Variations of products.',
    CATEGORY: 'Categories.',
    CUSTOMER: 'Customers with an account.',
    ORDER: 'Orders. Only staff can set these values.',
    CART: 'Carts, and the orders placed from them.',
    CART_LINE: 'Lines of carts, and those of the orders placed from them.',
  },
);

export const MetafieldType = builder.objectRef<MetafieldRow>('Metafield').implement({
  description: 'A custom field of a record, with its value. Only public custom fields have this type.',
  fields: (t) => ({
    namespace: t.exposeString('namespace', { description: 'Namespace of the field, such as the name of the integration that uses it.' }),
    key: t.exposeString('key', { description: 'Key of the field within its namespace.' }),
    name: t.exposeString('name', { description: 'Human-readable name of the field.' }),
    description: t.exposeString('description', { description: 'What the field is for; may be empty.' }),
    type: t.expose('type', { type: MetafieldTypeEnum, description: 'Type of the field, which determines the format of the value.' }),
    value: t.exposeString('value', {
      description: 'Value as a string, in the format of its type. Text is plain text: never render it as markup.',
    }),
  }),
});

export const AdminMetafieldType = builder.objectRef<MetafieldRow>('AdminMetafield').implement({
  description: 'A custom field of a record, public or private, as staff see it. Staff only.',
  fields: (t) => ({
    namespace: t.exposeString('namespace', { description: 'Namespace of the field.' }),
    key: t.exposeString('key', { description: 'Key of the field within its namespace.' }),
    name: t.exposeString('name', { description: 'Human-readable name of the field.' }),
    type: t.expose('type', { type: MetafieldTypeEnum, description: 'Type of the field, which determines the format of the value.' }),
    value: t.exposeString('value', {
      description: 'Value as a string, in the format of its type. Text is plain text: never render it as markup.',
    }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether the Shop API shows the value.' }),
    version: t.exposeInt('version', {
      description: 'Version to pass as `expectedVersion`, so that a save does not overwrite changes by others.',
    }),
  }),
});
