import { noticesOf } from './csvHeader.ts';
import { plainHeading, type ColumnMeaning } from './headings.ts';
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

/** Columns that describe the product itself, in its first row. */
export const ofProduct: readonly ShopifyKey[] = [
  'title',
  'body',
  'vendor',
  'category',
  'type',
  'tags',
  'published',
  'status',
  'image',
  'imagePosition',
  'imageAlt',
  'giftCard',
];

/** Columns about Shopify's own screens and services rather than the product. */
const withoutMeaning = /^(option\d linked to|(variant )?fulfillment service|variant weight unit|weight unit for display)$/;
const ofVariants = /^(variant |unit price |cost per item$|tax code$|(price|compare[ -]at price|included) \/ )/;
/** Columns of Shopify's export that are stored uninterpreted. */
const passthrough = /^(seo (title|description)$|google shopping)/;
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
  /** Which columns aren't interpreted, and what happens to them. */
  notices: readonly string[];
}

const keyByHeading: ReadonlyMap<string, ShopifyKey> = new Map(
  Object.entries(headings).flatMap(([key, names]) => names.map((name) => [name, key as ShopifyKey])),
);

const normal = (cell: string) => plainHeading(cell).toLowerCase();

/** In a file of rejected rows. */
const ofReport: ReadonlySet<string> = new Set(Object.values(reportHeadings).map(normal));

/** Whether a column names the products. A file without it only changes the variants of known products. */
export const hasShopifyTitle = (cells: readonly string[]): boolean => cells.some((cell) => normal(cell) === 'title');

/** Whether these are the headings of a Shopify product export, or of one with only what changes of the variants. */
export function isShopifyTable(cells: readonly string[]): boolean {
  const names = new Set(cells.map(normal));
  const isNewer = names.has('url handle') && ['price', 'sku', 'option1 value'].some((name) => names.has(name));
  const isOlder = names.has('handle') && ['variant price', 'variant sku', 'option1 value', 'body (html)'].some((name) => names.has(name));
  const namesVariants = names.has('variant sku') || (names.has('url handle') && names.has('sku')) || names.has('option1 value');
  return (hasShopifyTitle(cells) || namesVariants) && (isNewer || isOlder);
}

/** Why Shopify's inventory export, stock by location without prices or descriptions, is refused; null for other headings. */
export function inventoryRefusal(cells: readonly string[]): string | null {
  const names = new Set(cells.map(normal));
  const hasAny = (...wanted: string[]) => wanted.some((name) => names.has(name));
  if (!hasAny('handle', 'url handle') || hasAny('variant price', 'price', 'body (html)', 'description')) return null;
  const hasStock = [...names].some((name) => /^(incoming|unavailable|committed|available|on hand)\b/.test(name));
  if (!hasAny('coo', 'hs code') && !(hasAny('location') && hasStock)) return null;
  return 'This is Shopify’s inventory export, so nothing was imported. Export the products instead: that file includes their stock.';
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
  'manufacturer',
  'safetyWarnings',
  'energyClass',
  'energyScaleEnd',
  'energyLabelUrl',
  'energySheetUrl',
  'minimumAge',
  'depositMinor',
  'content',
  'isPricedPer100',
] as const;

/**
 * @param cells the first row of the file
 * @param left columns that the user omitted
 * @param pointIsDecimal whether commas separate the cells
 */
export function readShopifyHeader(cells: readonly string[], left: ReadonlySet<number>, pointIsDecimal: boolean): ShopifyHeader {
  const header: ShopifyHeader = { cells, at: {}, options: [], extra: [], silence: { retained: [] }, pointIsDecimal, notices: [] };
  const hasTitle = cells.some((cell, at) => normal(cell) === 'title' && !left.has(at));
  const meanings: ColumnMeaning[] = cells.map((cell, at) => {
    const name = normal(cell);
    const unread = { fate: 'dropped', target: '' } as const;
    const read = { fate: 'kept', target: name, isKnown: true } as const;
    if (withoutMeaning.test(name) || ofReport.has(name)) return read;
    if (name === '' || left.has(at)) return unread;
    const key = keyByHeading.get(name);
    const [, number, part] = optionHeading.exec(name) ?? [];
    if (number) (header.options[Number(number)] ??= {})[part as 'name' | 'value'] ??= at;
    const isOfVariant = key === undefined ? ofVariants.test(name) : !ofProduct.includes(key);
    if (number || (key && header.at[key] === undefined && (hasTitle || isOfVariant))) {
      if (key) header.at[key] = at;
      return read;
    }
    const first = key && header.at[key];
    if (first !== undefined) return { ...unread, readFrom: plainHeading(cells[first] ?? '') };
    if (key || (!hasTitle && !isOfVariant)) return unread;
    header.extra.push({ name: plainHeading(cell), at, isOfVariant });
    return { ...read, isKnown: isOfVariant || passthrough.test(name) };
  });
  header.notices = noticesOf(cells, meanings);
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
