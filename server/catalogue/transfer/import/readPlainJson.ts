import { z } from 'zod';
import { decodeName } from './cells.ts';
import { formatPrice } from './numbers.ts';
import { blankRecord, type AttributeRecord, type ProductRecord, type RejectedRow } from '../../products/products.ts';
import { checked } from './validate.ts';

// A plain array of products, as in product data sets and exports of simple shops: title, price, discountPercentage, category, images,
// dimensions in centimetres. Unknown keys are ignored; reviews aren't imported.

const item = z.object({
  title: z.string().min(1),
  description: z.string().default(''),
  category: z.string().optional(),
  price: z.number().min(0).max(20_000_000),
  discountPercentage: z.number().min(0).max(100).default(0),
  stock: z.int().min(0).optional(),
  tags: z.array(z.string()).default([]),
  brand: z.string().optional(),
  sku: z.string().min(1).optional(),
  weight: z.number().optional(),
  dimensions: z
    .object({ width: z.number().min(0), height: z.number().min(0), depth: z.number().min(0) })
    .partial()
    .optional(),
  warrantyInformation: z.string().optional(),
  shippingInformation: z.string().optional(),
  returnPolicy: z.string().optional(),
  availabilityStatus: z.string().optional(),
  minimumOrderQuantity: z.int().min(1).optional(),
  meta: z.object({ barcode: z.string() }).partial().optional(),
  images: z.array(z.string()).default([]),
  thumbnail: z.string().optional(),
});

/** Reads a plain array of products. Lines are ordinals: the first product is 1. */
export function* readPlainProducts(items: readonly unknown[]): Generator<ProductRecord | RejectedRow> {
  for (const [index, value] of items.entries()) {
    const line = index + 1;
    const parsed = item.safeParse(value);
    if (!parsed.success) {
      yield { line, reason: parsed.error.issues.map((issue) => `${issue.path.join('.') || 'product'}: ${issue.message}.`).join(' ') };
      continue;
    }
    yield checked(recordOf(parsed.data, line));
  }
}

function recordOf(data: z.infer<typeof item>, line: number): ProductRecord {
  const regularPriceMinor = Math.round(data.price * 100);
  // In hundredths of a per cent, so that only integers are multiplied.
  const salePriceMinor = Math.round((regularPriceMinor * (10_000 - Math.round(data.discountPercentage * 100))) / 10_000);
  const { width, height, depth } = data.dimensions ?? {};
  const millimetres = (centimetres: number | undefined) => (centimetres === undefined ? undefined : Math.round(centimetres * 10));
  const images = data.images.length > 0 ? data.images : data.thumbnail ? [data.thumbnail] : [];
  return {
    ...blankRecord(line, decodeName(data.title)),
    sku: data.sku,
    gtin: data.meta?.barcode,
    brand: data.brand && decodeName(data.brand),
    description: data.description,
    regularPriceMinor,
    salePriceMinor: salePriceMinor < regularPriceMinor ? salePriceMinor : undefined,
    stock: data.stock,
    isInStock: data.availabilityStatus !== 'Out of Stock',
    minQuantity: data.minimumOrderQuantity,
    lengthMm: millimetres(depth),
    widthMm: millimetres(width),
    heightMm: millimetres(height),
    categories: data.category ? [[titleOf(decodeName(data.category))]] : [],
    tags: data.tags.map(decodeName),
    images: images.map((source) => ({ source })),
    attributes: [
      ...textAttribute('Warranty', data.warrantyInformation),
      ...textAttribute('Shipping', data.shippingInformation),
      ...textAttribute('Returns', data.returnPolicy),
    ],
    ...(Math.abs(data.price * 100 - regularPriceMinor) > 1e-6
      ? { notes: [`price: ${data.price} was rounded to ${formatPrice(regularPriceMinor)}.`] }
      : {}),
    // The data doesn't specify the unit.
    extra: data.weight === undefined ? {} : { 'Meta: weight': String(data.weight) },
  };
}

function textAttribute(name: string, text: string | undefined): AttributeRecord[] {
  return text ? [{ name, values: [text], isVisible: true, isGlobal: true }] : [];
}

/** Converts `mens-shirts` to `Mens Shirts`. */
function titleOf(slug: string): string {
  return slug
    .split(/[-_ ]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
