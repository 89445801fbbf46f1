// What every reader of catalogue files (WooCommerce CSV, our JSON) produces and the writer consumes. It knows neither
// the file's format nor the database. All money is in minor units, weights in grams, lengths in millimetres.
import { isGtin } from '../gtin.ts';

export interface AttributeRecord {
  name: string;
  /** Labels of the values: a list attribute or an option of a variable product. On a variation: one, or none for "any". */
  values: string[];
  /** Value of a number attribute, in `unit`. */
  number?: number;
  unit?: string;
  /** Value of a yes/no attribute. */
  boolean?: boolean;
  isVisible: boolean;
  isGlobal: boolean;
  /** An option that the variations of this product choose from. */
  isVariation?: boolean;
  /** The option that is chosen when the product page opens. */
  default?: string;
}

export interface ImageRecord {
  /**
   * A URL, a path relative to the imported file, `art:` and the name of a composed demo picture, or `media:` and the key of a
   * picture that the shop already has.
   */
  source: string;
  alt?: string;
}

/** Points to another product of the same file or of the shop: a SKU, or `id:` and the number in the file's ID column. */
type ProductReference = string;

export interface ProductRecord {
  /** Line (CSV) or ordinal (JSON) in the file, for the report. */
  line: number;
  /** Number in the file's ID column: a name for references within the file, and the number that the product keeps (sourceIds.ts). */
  fileId?: number;
  /** Whether `fileId` only tells the rows of this file apart: it is then no number that the product has anywhere. */
  isFileIdLocal?: boolean;
  type: 'SIMPLE' | 'VARIABLE' | 'VARIATION' | 'EXTERNAL' | 'GROUPED';
  status: 'DRAFT' | 'PRIVATE' | 'PUBLISHED';
  visibility: 'VISIBLE' | 'CATALOG' | 'SEARCH' | 'HIDDEN';
  sku?: string;
  slug?: string;
  gtin?: string;
  name: string;
  brand?: string;
  shortDescription: string;
  /** HTML, not yet sanitised. */
  description: string;
  isFeatured: boolean;
  isVirtual: boolean;
  regularPriceMinor?: number;
  salePriceMinor?: number;
  /** ISO 8601 instants. */
  saleStartsAt?: string;
  saleEndsAt?: string;
  taxStatus: 'TAXABLE' | 'SHIPPING' | 'NONE';
  /** `PARENT`, on variations only: the class of the product it belongs to. */
  taxClass: 'STANDARD' | 'REDUCED' | 'ZERO' | 'PARENT';
  /** Absent: the shop does not count this product's stock and believes `isInStock`. */
  stock?: number;
  isInStock: boolean;
  lowStockAmount?: number;
  backorders: 'NO' | 'NOTIFY' | 'YES';
  soldIndividually: boolean;
  minQuantity?: number;
  maxQuantity?: number;
  weightGrams?: number;
  lengthMm?: number;
  widthMm?: number;
  heightMm?: number;
  /** Each a path of names from the root, the primary one first. */
  categories: string[][];
  tags: string[];
  images: ImageRecord[];
  parent?: ProductReference;
  grouped: ProductReference[];
  upsells: ProductReference[];
  crossSells: ProductReference[];
  externalUrl?: string;
  buttonText?: string;
  position: number;
  attributes: AttributeRecord[];
  /** Columns that the shop does not interpret, by their header. */
  extra: Record<string, string>;
  /** What the file says nothing about; absent: it describes products completely. */
  silence?: FileSilence;
  /** What somebody should know of the row although it is taken. */
  notes?: readonly string[];
}

/** A file with few columns changes only what it has columns for. One object is shared by all records of a file. */
export interface FileSilence {
  /** Fields that the file has no column for: an existing product keeps its values. */
  keeps: readonly (keyof ProductRecord)[];
  /** The headers behind `extra`: an existing product keeps the extra columns that are not among them; absent: it keeps none. */
  extraColumns?: readonly string[];
}

/** A row that is left out of the shop, and what to do about it. */
export interface RejectedRow {
  /** Line (CSV) or ordinal (JSON) in the file. */
  line: number;
  reason: string;
}

/** Something that is to be told of the file as a whole. */
export interface FileNotice {
  line: number;
  notice: string;
}

/** What readers of files give. */
export type ReadItem = ProductRecord | RejectedRow | FileNotice;

/** A product about which a file says nothing but its name. */
export function blankRecord(line: number, name: string): ProductRecord {
  return {
    line,
    name,
    type: 'SIMPLE',
    status: 'PUBLISHED',
    visibility: 'VISIBLE',
    shortDescription: '',
    description: '',
    isFeatured: false,
    isVirtual: false,
    taxStatus: 'TAXABLE',
    taxClass: 'STANDARD',
    isInStock: true,
    backorders: 'NO',
    soldIndividually: false,
    categories: [],
    tags: [],
    images: [],
    grouped: [],
    upsells: [],
    crossSells: [],
    position: 0,
    attributes: [],
    extra: {},
  };
}

/** How an attribute is shown and compared; a file may define it once for all its products (our JSON only). */
export interface AttributeDefinition {
  name: string;
  kind: 'TEXT' | 'NUMBER' | 'BOOLEAN' | 'LIST';
  unit?: string;
  direction?: 'NONE' | 'HIGHER_IS_BETTER' | 'LOWER_IS_BETTER';
  heading?: string;
  isFacet?: boolean;
  /** CSS colours by label, for colour options. */
  swatches?: Record<string, string>;
}

/** What is to be told of rows that are taken. */
export function notesOf(records: readonly ProductRecord[]): RejectedRow[] {
  return records.flatMap(({ line, gtin, notes = [] }) => {
    const isWrong = gtin !== undefined && gtin.trim() !== '' && !isGtin(gtin);
    return [...notes, ...(isWrong ? [`The GTIN "${gtin}" was skipped because its digits are invalid.`] : [])].map((reason) => ({
      line,
      reason,
    }));
  });
}
