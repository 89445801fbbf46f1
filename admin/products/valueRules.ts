import type { SaveProductInput } from '../__generated__/useProductFormSaveMutation.graphql.ts';
import { amountFaultOf, centsOf, shopInstantOf, wholeFaultOf } from '../kit/form/amounts.ts';

// From what stands in the fields of a product's form to what is sent: only what was changed. Pure.

const textNames = ['name', 'slug', 'sku', 'gtin', 'brand', 'shortDescription', 'description', 'externalUrl', 'buttonText'] as const;
const wordNames = ['type', 'status', 'visibility', 'taxStatus', 'taxClass', 'backorders'] as const;
const moneyNames = ['regularPriceMinor', 'salePriceMinor'] as const;
const instantNames = ['saleStartsAt', 'saleEndsAt'] as const;
const numberNames = ['lowStockAmount', 'minQuantity', 'maxQuantity', 'weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'position'] as const;
export const flagNames = ['managesStock', 'isInStock', 'soldIndividually', 'isVirtual', 'isFeatured'] as const;

type TextName =
  | (typeof textNames)[number]
  | (typeof wordNames)[number]
  | (typeof moneyNames)[number]
  | (typeof instantNames)[number]
  | (typeof numberNames)[number]
  | 'tags'
  | 'categoryIds';
type FlagName = (typeof flagNames)[number];

/** What stands in the fields: texts as they were typed, and boxes that are ticked or not. Lists are texts with commas. */
export type Values = Record<TextName, string> & Record<FlagName, boolean>;
export type ValueName = keyof Values;

/** What fields are called where a form is not at hand. */
export const labels: Readonly<Record<ValueName, string>> = {
  name: 'Name',
  slug: 'Address',
  sku: 'SKU',
  gtin: 'GTIN',
  type: 'Kind',
  status: 'State',
  visibility: 'Where it is found',
  brand: 'Brand',
  tags: 'Tags',
  shortDescription: 'Short description',
  description: 'Description',
  regularPriceMinor: 'Regular price',
  salePriceMinor: 'Sale price',
  saleStartsAt: 'Sale starts',
  saleEndsAt: 'Sale ends',
  taxStatus: 'What is taxed',
  taxClass: 'Rate of VAT',
  managesStock: 'Count the stock',
  isInStock: 'In stock',
  backorders: 'Orders when none is left',
  lowStockAmount: 'Few are left from',
  soldIndividually: 'One in an order only',
  minQuantity: 'Lowest quantity',
  maxQuantity: 'Highest quantity',
  weightGrams: 'Weight',
  lengthMm: 'Length',
  widthMm: 'Width',
  heightMm: 'Height',
  isVirtual: 'Not delivered',
  isFeatured: 'Featured',
  externalUrl: 'Address at the other shop',
  buttonText: 'Text of the button',
  position: 'Position',
  categoryIds: 'Categories',
};

export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Names of the fields that are not the same. */
function differences(one: Values, other: Values): ValueName[] {
  // The names are those of the values.
  return (Object.keys(labels) as ValueName[]).filter((name) => one[name] !== other[name]);
}

/** What of a product is sent: the fields that are different from how it was read. */
export type ChangedFields = Omit<SaveProductInput, 'databaseId' | 'expectedVersion'>;

/** What a field's text is sent as. @throws never: see problemsOf for what cannot be sent */
function sent(name: ValueName, value: string | boolean): unknown {
  if (typeof value === 'boolean') return value;
  const text = value.trim();
  if ((moneyNames as readonly string[]).includes(name)) return text === '' ? null : centsOf(text);
  if ((numberNames as readonly string[]).includes(name)) return text === '' ? null : Number(text);
  if ((instantNames as readonly string[]).includes(name)) return shopInstantOf(text);
  if (name === 'tags') return listOf(text);
  if (name === 'categoryIds') return listOf(text).map(Number);
  return value;
}

/** What has been changed, as the server takes it. */
export function changedFields(base: Values, values: Values): ChangedFields {
  return Object.fromEntries(differences(base, values).map((name) => [name, sent(name, values[name])]));
}

/** What the browser itself knows to be wrong: texts that are no numbers. By the field's name. */
export function problemsOf(values: Values): Partial<Record<ValueName, string>> {
  const problems: Partial<Record<ValueName, string>> = {};
  for (const name of moneyNames)
    if (values[name].trim() !== '' && centsOf(values[name]) === null) problems[name] = amountFaultOf(values[name]);
  for (const name of numberNames) if (!/^-?\d{0,9}$/.test(values[name].trim())) problems[name] = wholeFaultOf(values[name]);
  return problems;
}
