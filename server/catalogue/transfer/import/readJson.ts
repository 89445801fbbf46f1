import { z } from 'zod';
import { EnergyClass, WithdrawalExceptionReason } from '../../../generated/prisma/enums.ts';
import { blankRecord, type AttributeDefinition, type ProductRecord, type RejectedRow } from '../../products/products.ts';
import { maxMilli, measureUnits } from '../../../../shared/measures/measures.ts';
import { maxPriceMinor } from './numbers.ts';
import { checked } from './validate.ts';

// Our own JSON format: { "attributes": AttributeDefinition[], "products": ProductRecord[] }, where a product may omit everything but its
// name, and prices are in minor units.

const price = z.int().min(0).max(maxPriceMinor).optional();
const measure = z.int().min(0).optional();
const instant = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text).toISOString())
  .optional();
const references = z.array(z.string()).optional();

const attribute = z
  .strictObject({
    name: z.string(),
    values: z.array(z.string()).default([]),
    number: z.number().optional(),
    unit: z.string().optional(),
    boolean: z.boolean().optional(),
    isVisible: z.boolean().default(true),
    isGlobal: z.boolean().default(true),
    isVariation: z.boolean().optional(),
    default: z.string().optional(),
  })
  .refine(({ values, number, boolean }) => [values.length > 0, number !== undefined, boolean !== undefined].filter(Boolean).length <= 1, {
    message: 'give only one of values, number and boolean',
  });

const product = z.strictObject({
  line: z.int().optional(),
  fileId: z.int().optional(),
  type: z.enum(['SIMPLE', 'VARIABLE', 'VARIATION', 'EXTERNAL', 'GROUPED']).optional(),
  status: z.enum(['DRAFT', 'PRIVATE', 'PUBLISHED']).optional(),
  visibility: z.enum(['VISIBLE', 'CATALOG', 'SEARCH', 'HIDDEN']).optional(),
  sku: z.string().min(1).optional(),
  slug: z.string().optional(),
  gtin: z.string().optional(),
  name: z.string(),
  brand: z.string().optional(),
  shortDescription: z.string().optional(),
  description: z.string().optional(),
  isFeatured: z.boolean().optional(),
  isVirtual: z.boolean().optional(),
  regularPriceMinor: price,
  salePriceMinor: price,
  saleStartsAt: instant,
  saleEndsAt: instant,
  taxStatus: z.enum(['TAXABLE', 'SHIPPING', 'NONE']).optional(),
  taxClass: z.enum(['STANDARD', 'REDUCED', 'ZERO', 'PARENT']).optional(),
  stock: z.int().optional(),
  isInStock: z.boolean().optional(),
  lowStockAmount: measure,
  backorders: z.enum(['NO', 'NOTIFY', 'YES']).optional(),
  soldIndividually: z.boolean().optional(),
  minQuantity: z.int().optional(),
  maxQuantity: z.int().optional(),
  weightGrams: measure,
  lengthMm: measure,
  widthMm: measure,
  heightMm: measure,
  categories: z.array(z.array(z.string().min(1)).min(1)).optional(),
  tags: z.array(z.string()).optional(),
  images: z.array(z.strictObject({ source: z.string(), alt: z.string().optional() })).optional(),
  parent: z.string().optional(),
  grouped: references,
  upsells: references,
  crossSells: references,
  externalUrl: z.string().optional(),
  buttonText: z.string().optional(),
  content: z.strictObject({ milli: z.int().min(1).max(maxMilli), unit: z.enum(measureUnits) }).optional(),
  isPricedPer100: z.boolean().optional(),
  withdrawalException: z.enum(WithdrawalExceptionReason).optional(),
  manufacturer: z
    .strictObject({
      name: z.string().min(1),
      address: z.string().optional(),
      contact: z.string().optional(),
      responsibleName: z.string().optional(),
      responsibleAddress: z.string().optional(),
      responsibleContact: z.string().optional(),
    })
    .optional(),
  safetyWarnings: z.string().optional(),
  energyClass: z.enum(EnergyClass).optional(),
  energyScaleEnd: z.enum(EnergyClass).optional(),
  energyLabelUrl: z.string().optional(),
  energySheetUrl: z.string().optional(),
  minimumAge: z.int().optional(),
  depositMinor: z.int().optional(),
  position: z.int().optional(),
  attributes: z.array(attribute).optional(),
  extra: z.record(z.string(), z.string()).optional(),
});

const definition = z.strictObject({
  name: z.string().min(1),
  kind: z.enum(['TEXT', 'NUMBER', 'BOOLEAN', 'LIST']),
  unit: z.string().optional(),
  direction: z.enum(['NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER']).optional(),
  heading: z.string().optional(),
  isFacet: z.boolean().optional(),
  swatches: z.record(z.string(), z.string().regex(/^(#[0-9a-f]{3,8}|[a-z]+)$/i, 'use a CSS colour such as #1e40af')).optional(),
});

/** The outer structure of the file; each product is validated separately, so that an error rejects only one product. */
export const catalogueJson = z.strictObject({
  attributes: z.array(definition).default([]) satisfies z.ZodType<AttributeDefinition[]>,
  products: z.array(z.unknown()),
});

/** Reads the products of our JSON format. Lines are ordinals: the first product is 1. */
export function* readJsonProducts(products: readonly unknown[]): Generator<ProductRecord | RejectedRow> {
  for (const [index, value] of products.entries()) {
    const line = index + 1;
    const parsed = product.safeParse(value);
    if (!parsed.success) {
      yield { line, reason: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'product'}: ${issue.message}.`).join(' ') };
      continue;
    }
    const given = Object.fromEntries(Object.entries(parsed.data).filter(([, field]) => field !== undefined));
    yield checked({ ...blankRecord(line, parsed.data.name), ...given, line });
  }
}
