import type { MetafieldOwnerType, MetafieldType } from '../__generated__/DefinitionsScreenQuery.graphql.ts';
import * as t from './__generated__/messages.ts';

/** Names of the records that have a field. */
export const ownerLabels: Readonly<Record<Exclude<MetafieldOwnerType, '%future added value'>, string>> = {
  PRODUCT: t.products,
  PRODUCT_VARIATION: t.variations,
  CATEGORY: t.categories,
  CUSTOMER: t.customers,
  ORDER: t.orders,
  CART: t.cartsAndTheirOrders,
  CART_LINE: t.linesOfCartsAndOrders,
};

/** Names of the types of values. */
export const typeLabels: Readonly<Record<Exclude<MetafieldType, '%future added value'>, string>> = {
  SINGLE_LINE_TEXT: t.singleLineText,
  MULTI_LINE_TEXT: t.multiLineText,
  INTEGER: t.wholeNumber,
  DECIMAL: t.decimalNumber,
  BOOLEAN: t.yesOrNo,
  DATE: t.date,
  URL: t.url,
  CHOICE: t.choice,
};

/** Options of a select. */
export const optionsOf = (labels: Readonly<Record<string, string>>) => Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The label of a value that this version of the administration may not know. */
export const labelIn = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;
