import { unguardCell } from './cells.ts';
import { reportHeadings } from './columns.ts';
import type { AbsentFields, ProductRecord } from '../../products/products.ts';

// The columns of Shopify's product CSV, by its older and its newer headings.

/** Columns that the import interprets, with their headings in lower case. Options have separate columns. */
const headings = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'body', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standardized product type', 'standard product type'],
  type: ['type', 'custom product type', 'product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  sku: ['variant sku', 'sku'],
  barcode: ['variant barcode', 'barcode'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'variant inventory quantity', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price', 'compare at price'],
  shipping: ['variant requires shipping', 'requires shipping'],
  taxable: ['variant taxable', 'charge tax'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  imageAlt: ['image alt text'],
  variantImage: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
} as const;

/** A column that the import interprets. */
export type ShopifyKey = keyof typeof headings;

/** Columns about Shopify's own screens and services rather than the product. */
const withoutMeaning = /^(option\d linked to|(variant )?fulfillment service|variant weight unit|weight unit for display)$/;
const ofVariants = /^(variant |unit price |cost per item$|tax code$|(price|compare[ -]at price|included) \/ )/;
const optionHeading = /^option(\d) (name|value)$/;

/** The meaning of a Shopify file's columns. */
export interface ShopifyHeader {
  cells: readonly string[];
  at: Partial<Record<ShopifyKey, number>>;
  options: { name?: number; value?: number }[];
  /** Columns that the shop stores uninterpreted: per product, or per variant. */
  extra: { name: string; at: number; isOfVariant: boolean }[];
  silence: AbsentFields;
  pointIsDecimal: boolean;
}

const keyByHeading: ReadonlyMap<string, ShopifyKey> = new Map(
  Object.entries(headings).flatMap(([key, names]) => names.map((name) => [name, key as ShopifyKey])),
);

const normal = (cell: string) => unguardCell(cell).trim().toLowerCase();

/** In a file of rejected rows. */
const ofReport: ReadonlySet<string> = new Set(Object.values(reportHeadings).map(normal));

/** Whether these are the headings of a Shopify product export. */
export function isShopifyTable(cells: readonly string[]): boolean {
  const names = new Set(cells.map(normal));
  const isNewer = names.has('url handle') && ['price', 'sku', 'option1 value'].some((name) => names.has(name));
  const isOlder = names.has('handle') && ['variant price', 'variant sku', 'option1 value', 'body (html)'].some((name) => names.has(name));
  return names.has('title') && (isNewer || isOlder);
}

/** Whether the import knows a Shopify column, including those that it ignores because the shop has no use for them. */
export function isShopifyHeading(heading: string): boolean {
  const name = normal(heading);
  return keyByHeading.has(name) || optionHeading.test(name) || withoutMeaning.test(name) || ofReport.has(name);
}

/** The source columns of each field; fields without a source column retain the shop's values. */
const sources: Partial<Record<keyof ProductRecord, ShopifyKey[]>> = {
  gtin: ['barcode'],
  status: ['published', 'status'],
  visibility: ['status'],
  description: ['body'],
  brand: ['vendor'],
  regularPriceMinor: ['price'],
  salePriceMinor: ['price'],
  taxStatus: ['taxable'],
  stock: ['quantity'],
  isInStock: ['quantity'],
  backorders: ['policy'],
  isVirtual: ['shipping'],
  weightGrams: ['grams'],
  categories: ['category', 'type'],
  tags: ['tags'],
  images: ['image', 'variantImage'],
};
const unsaid = [
  'isFeatured',
  'shortDescription',
  'saleStartsAt',
  'saleEndsAt',
  'taxClass',
  'lowStockAmount',
  'soldIndividually',
  'lengthMm',
  'widthMm',
  'heightMm',
  'grouped',
  'upsells',
  'crossSells',
  'externalUrl',
  'buttonText',
  'position',
  'minQuantity',
  'maxQuantity',
  'withdrawalException',
  'content',
  'isPricedPer100',
] as const;

/**
 * @param cells the first row of the file
 * @param left columns that the user omitted
 * @param pointIsDecimal whether commas separate the cells
 */
export function readShopifyHeader(cells: readonly string[], left: ReadonlySet<number>, pointIsDecimal: boolean): ShopifyHeader {
  const header: ShopifyHeader = { cells, at: {}, options: [], extra: [], silence: { retained: [] }, pointIsDecimal };
  for (const [at, cell] of cells.entries()) {
    const name = normal(cell);
    if (name === '' || left.has(at) || withoutMeaning.test(name) || ofReport.has(name)) continue;
    const key = keyByHeading.get(name);
    const [, number, part] = optionHeading.exec(name) ?? [];
    if (key) header.at[key] ??= at;
    else if (number) (header.options[Number(number)] ??= {})[part as 'name' | 'value'] ??= at;
    else header.extra.push({ name: unguardCell(cell).trim(), at, isOfVariant: ofVariants.test(name) });
  }
  header.options = header.options.filter((option) => option?.value !== undefined);
  const silent = Object.entries(sources).filter(([, keys]) => keys.every((key) => header.at[key] === undefined));
  header.silence = {
    retained: [
      ...unsaid,
      ...silent.map(([field]) => field as keyof ProductRecord),
      ...(header.options.length === 0 ? (['attributes'] as const) : []),
    ],
    extraColumns: header.extra.map(({ name }) => name),
  };
  return header;
}
