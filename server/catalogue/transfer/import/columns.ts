// The columns of WooCommerce's product CSV, in the order of its own export, and our additional ones.

/** Columns that the shop interprets. */
export const column = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  gtin: 'GTIN, UPC, EAN, or ISBN',
  name: 'Name',
  published: 'Published',
  isFeatured: 'Is featured?',
  visibility: 'Visibility in catalog',
  shortDescription: 'Short description',
  description: 'Description',
  saleStartsAt: 'Date sale price starts',
  saleEndsAt: 'Date sale price ends',
  taxStatus: 'Tax status',
  taxClass: 'Tax class',
  isInStock: 'In stock?',
  stock: 'Stock',
  lowStockAmount: 'Low stock amount',
  backorders: 'Backorders allowed?',
  soldIndividually: 'Sold individually?',
  weight: 'Weight (kg)',
  length: 'Length (cm)',
  width: 'Width (cm)',
  height: 'Height (cm)',
  salePrice: 'Sale price',
  regularPrice: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  images: 'Images',
  parent: 'Parent',
  grouped: 'Grouped products',
  upsells: 'Upsells',
  crossSells: 'Cross-sells',
  externalUrl: 'External URL',
  buttonText: 'Button text',
  position: 'Position',
  brands: 'Brands',
  slug: 'Meta: souk_slug',
  minQuantity: 'Meta: souk_min_quantity',
  maxQuantity: 'Meta: souk_max_quantity',
  /** Such as `250 g`. */
  content: 'Meta: souk_content',
  /** Such as `100 g`, or `1 kg`, the default. */
  unitPriceBase: 'Meta: souk_unit_price_base',
  /** `made_to_order`, `perishable`, ... (csvRow.ts) */
  withdrawalException: 'Meta: souk_withdrawal_exception',
  manufacturer: 'Meta: souk_manufacturer',
  manufacturerAddress: 'Meta: souk_manufacturer_address',
  manufacturerContact: 'Meta: souk_manufacturer_contact',
  responsibleName: 'Meta: souk_responsible_name',
  responsibleAddress: 'Meta: souk_responsible_address',
  responsibleContact: 'Meta: souk_responsible_contact',
  safetyWarnings: 'Meta: souk_safety_warnings',
  /** A to G. */
  energyClass: 'Meta: souk_energy_class',
  /** Last class of the label's scale, A to G. */
  energyScaleEnd: 'Meta: souk_energy_scale_end',
  energyLabelUrl: 'Meta: souk_energy_label_url',
  energySheetUrl: 'Meta: souk_energy_sheet_url',
  minimumAge: 'Meta: souk_minimum_age',
  /** On each piece. */
  deposit: 'Meta: souk_deposit',
  /** JSON list of the images' alt texts. */
  imageTexts: 'Meta: souk_image_texts',
  /** JSON by attribute name: data that the attribute columns can't express (see AttributeFacts). */
  attributeFacts: 'Meta: souk_attributes',
} as const;

export type ColumnKey = keyof typeof column;

/** Columns of WooCommerce's export that the shop stores uninterpreted; they are always exported. */
export const passthroughColumns = [
  'Allow customer reviews?',
  'Purchase note',
  'Shipping class',
  'Download limit',
  'Download expiry days',
] as const;

/** Columns of the rejected rows file, which are not imported when the corrected file is uploaded again. */
export const reportHeadings = { line: 'Report: line', reason: 'Report: reason' } as const;

/** Not a column: a flag from the Type column is stored under this name. */
export const downloadableKey = 'Type: downloadable';

/** Additional brands of a product; the shop shows only the first one. */
export const otherBrandsKey = 'Meta: souk_other_brands';

/** Attribute data of a product that WooCommerce's columns can't express. */
export interface AttributeFacts {
  number?: number;
  unit?: string;
  boolean?: boolean;
  isVariation?: boolean;
}

export type AttributeCell = 'name' | 'value(s)' | 'visible' | 'global' | 'default';

/** @returns a heading such as `Attribute 2 value(s)` */
export function attributeColumn(ordinal: number, cell: AttributeCell): string {
  return `Attribute ${ordinal} ${cell}`;
}

export const weightUnits: Record<string, number> = { kg: 1000, g: 1, lbs: 453.59237, lb: 453.59237, oz: 28.349523125 };
export const lengthUnits: Record<string, number> = { m: 1000, cm: 10, mm: 1, in: 25.4, yd: 914.4 };
