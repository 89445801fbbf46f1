import { globalId } from '../../shared/globalId.ts';
import { boolean, check, object, pipe, string, transform, type input } from 'zod/mini';
import { shopInstantOf, integerProblem } from '../kit/form/amounts.ts';
import { contentFault, contentOf } from './content.ts';
import { optionalAmount } from '../kit/form/schemas.ts';

// Conversion of the product form's values to the mutation input. Lists are comma-separated texts. Pure functions.

export const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const text = string();
// The fields offer only values of the server's enums: `never` is assignable to each of them, and the server validates the value.
const enumValue = pipe(
  string(),
  transform((value) => value as never),
);
const optionalEnum = pipe(
  string(),
  transform((value) => (value === '' ? null : (value as never))),
);
const instant = pipe(string(), transform(shopInstantOf));
const count = pipe(
  string().check(
    check(({ value, issues }) => {
      if (!/^-?\d{0,9}$/.test(value.trim())) issues.push({ code: 'custom', input: value, message: integerProblem(value) });
    }),
  ),
  transform((value) => (value.trim() === '' ? null : Number(value))),
);

const content = pipe(
  string().check(
    check(({ value, issues }) => {
      if (contentOf(value) === undefined) issues.push({ code: 'custom', input: value, message: contentFault });
    }),
  ),
  transform((value) => contentOf(value) ?? null),
);

export const productSchema = object({
  name: text,
  slug: text,
  sku: text,
  gtin: text,
  type: enumValue,
  status: enumValue,
  visibility: enumValue,
  brand: text,
  tags: pipe(string(), transform(listOf)),
  shortDescription: text,
  description: text,
  regularPriceMinor: optionalAmount,
  salePriceMinor: optionalAmount,
  saleStartsAt: instant,
  saleEndsAt: instant,
  taxStatus: enumValue,
  taxClass: enumValue,
  managesStock: boolean(),
  isInStock: boolean(),
  backorders: enumValue,
  lowStockAmount: count,
  soldIndividually: boolean(),
  minQuantity: count,
  maxQuantity: count,
  weightGrams: count,
  lengthMm: count,
  widthMm: count,
  heightMm: count,
  content,
  isPricedPer100: boolean(),
  withdrawalException: optionalEnum,
  manufacturerId: pipe(
    string(),
    transform((value) => (value === '' ? null : globalId('Manufacturer', Number(value)))),
  ),
  safetyWarnings: text,
  energyClass: optionalEnum,
  energyScaleEnd: optionalEnum,
  energyLabelUrl: text,
  energySheetUrl: text,
  minimumAge: count,
  depositMinor: optionalAmount,
  isVirtual: boolean(),
  isFeatured: boolean(),
  externalUrl: text,
  buttonText: text,
  position: count,
  categoryIds: pipe(
    string(),
    transform((value) => listOf(value).map((number) => globalId('Category', Number(number)))),
  ),
});

/** Form values: texts as typed, and checkbox states. */
export type Values = input<typeof productSchema>;

/** Field labels for use outside the form. */
export const labels: Readonly<Record<keyof Values, string>> = {
  name: 'Name',
  slug: 'Slug',
  sku: 'SKU',
  gtin: 'GTIN',
  type: 'Type',
  status: 'Status',
  visibility: 'Visibility',
  brand: 'Brand',
  tags: 'Tags',
  shortDescription: 'Short description',
  description: 'Description',
  regularPriceMinor: 'Regular price',
  salePriceMinor: 'Sale price',
  saleStartsAt: 'Sale starts',
  saleEndsAt: 'Sale ends',
  taxStatus: 'VAT applies to',
  taxClass: 'VAT rate',
  managesStock: 'Track stock',
  isInStock: 'In stock',
  backorders: 'Backorders',
  lowStockAmount: 'Low stock threshold',
  soldIndividually: 'Limit to one per order',
  minQuantity: 'Minimum quantity',
  maxQuantity: 'Maximum quantity',
  weightGrams: 'Weight',
  lengthMm: 'Length',
  widthMm: 'Width',
  heightMm: 'Height',
  content: 'Content',
  isPricedPer100: 'Unit price per 100 g or 100 ml',
  withdrawalException: 'Right of withdrawal',
  manufacturerId: 'Manufacturer',
  safetyWarnings: 'Warnings and safety information',
  energyClass: 'Energy class',
  energyScaleEnd: 'Scale',
  energyLabelUrl: 'URL of the label',
  energySheetUrl: 'URL of the product information sheet',
  minimumAge: 'Minimum age',
  depositMinor: 'Deposit',
  isVirtual: 'Virtual (not delivered)',
  isFeatured: 'Featured',
  externalUrl: 'URL at the other shop',
  buttonText: 'Button text',
  position: 'Position',
  categoryIds: 'Categories',
};
