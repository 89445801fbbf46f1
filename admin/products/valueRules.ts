import { globalId } from '../../shared/globalId.ts';
import { boolean, check, object, pipe, string, transform, type input } from 'zod/mini';
import { shopInstantOf, integerProblem } from '../kit/form/amounts.ts';
import { contentFault, contentOf } from './content.ts';
import { optionalAmount } from '../kit/form/schemas.ts';
import * as t from './__generated__/messages.ts';

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
  name: t.name,
  slug: t.slug,
  sku: t.sku,
  gtin: t.gtin,
  type: t.type,
  status: t.status,
  visibility: t.visibility,
  brand: t.brand,
  tags: t.tags,
  shortDescription: t.shortDescription,
  description: t.description,
  regularPriceMinor: t.regularPrice,
  salePriceMinor: t.salePrice,
  saleStartsAt: t.saleStarts,
  saleEndsAt: t.saleEnds,
  taxStatus: t.vatAppliesTo,
  taxClass: t.vatRate,
  managesStock: t.trackStock,
  isInStock: t.inStock,
  backorders: t.backorders,
  lowStockAmount: t.lowStockThreshold,
  soldIndividually: t.limitToOnePerOrder,
  minQuantity: t.minimumQuantity,
  maxQuantity: t.maximumQuantity,
  weightGrams: t.weight,
  lengthMm: t.length,
  widthMm: t.width,
  heightMm: t.height,
  content: t.content,
  isPricedPer100: t.unitPricePer100,
  withdrawalException: t.rightOfWithdrawal,
  manufacturerId: t.manufacturer,
  safetyWarnings: t.warningsAndSafetyInformation,
  energyClass: t.energyClass,
  energyScaleEnd: t.scale,
  energyLabelUrl: t.urlOfTheLabel,
  energySheetUrl: t.urlOfProductInformationSheet,
  minimumAge: t.minimumAge,
  depositMinor: t.deposit,
  isVirtual: t.virtualNotDelivered,
  isFeatured: t.featured,
  externalUrl: t.externalUrl,
  buttonText: t.buttonText,
  position: t.position,
  categoryIds: t.categories,
};
