import type { MetafieldOwnerType, MetafieldType } from '../__generated__/DefinitionsScreenQuery.graphql.ts';

/** Names of the records that have a field. */
export const ownerLabels: Readonly<Record<Exclude<MetafieldOwnerType, '%future added value'>, string>> = {
  PRODUCT: 'Products',
  PRODUCT_VARIATION: 'Variations',
  CATEGORY: 'Categories',
  CUSTOMER: 'Customers',
  ORDER: 'Orders',
  CART: 'Carts and their orders',
  CART_LINE: 'Lines of carts and orders',
};

/** Names of the types of values. */
export const typeLabels: Readonly<Record<Exclude<MetafieldType, '%future added value'>, string>> = {
  SINGLE_LINE_TEXT: 'Text in one line',
  MULTI_LINE_TEXT: 'Text in several lines',
  INTEGER: 'Whole number',
  DECIMAL: 'Decimal number',
  BOOLEAN: 'Yes or no',
  DATE: 'Date',
  URL: 'URL',
  CHOICE: 'Choice',
};

/** Options of a select. */
export const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The label of a value that this version of the administration may not know. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;
