// The record type that every reader of catalogue files (WooCommerce CSV, our JSON) produces and the writer consumes. Independent of the
// file format and the database. Money is in minor units, weights in grams, lengths in millimetres.
import type { Measure } from '../../../../shared/measures/measures.ts';
import type { EnergyClass, WithdrawalExceptionReason } from '../../../generated/prisma/enums.ts';
import type { ManufacturerDetails } from '../manufacturers.ts';
import { isGtin } from '../gtin.ts';

/** A manufacturer, by its name. */
export type ManufacturerRecord = Pick<ManufacturerDetails, 'name'> & Partial<ManufacturerDetails>;

export interface AttributeRecord {
  name: string;
  /** Labels of the values of a list attribute or of a variable product's option. On a variation: one label, or none for "any". */
  values: string[];
  /** Value of a number attribute, in `unit`. */
  number?: number;
  unit?: string;
  /** Value of a yes/no attribute. */
  boolean?: boolean;
  isVisible: boolean;
  isGlobal: boolean;
  /** Whether the attribute is an option for the variations of this product. */
  isVariation?: boolean;
  /** The option value that is preselected on the product page. */
  default?: string;
}

export interface ImageRecord {
  /**
   * A URL, a path relative to the imported file, `art:` and the name of a composed demo image, or `media:` and the key of an image that the
   * shop already has.
   */
  source: string;
  alt?: string;
}

/** Refers to another product of the same file or of the shop: a SKU, or `id:` and the number in the file's ID column. */
type ProductReference = string;

export interface ProductRecord {
  /** Line (CSV) or ordinal (JSON) in the file, for the report. */
  line: number;
  /**
   * Number in the file's ID column: identifies rows for references within the file, and becomes the number of the product (sourceIds.ts).
   */
  fileId?: number;
  /** Whether `fileId` only identifies rows of this file and isn't the product's number in any shop. */
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
  /** Unsanitised HTML. */
  description: string;
  isFeatured: boolean;
  isVirtual: boolean;
  regularPriceMinor?: number;
  salePriceMinor?: number;
  /** ISO 8601 instants. */
  saleStartsAt?: string;
  saleEndsAt?: string;
  taxStatus: 'TAXABLE' | 'SHIPPING' | 'NONE';
  /** `PARENT`, on variations only: the tax class of the parent product. */
  taxClass: 'STANDARD' | 'REDUCED' | 'ZERO' | 'PARENT';
  /** Absent when stock isn't tracked; then `isInStock` applies. */
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
  /** What goods sold by measure contain. */
  content?: Measure;
  /** Whether the unit price is stated for 100 g or 100 ml. */
  isPricedPer100?: boolean;
  /** Exception from the right of withdrawal; ignored on variations, which have that of their product. */
  withdrawalException?: WithdrawalExceptionReason;
  /** Ignored on variations, as are the warnings. An existing manufacturer of this name stays as it is. */
  manufacturer?: ManufacturerRecord;
  /** Warnings and safety information. */
  safetyWarnings?: string;
  /** Details of the energy label; ignored on variations, as is the minimum age. */
  energyClass?: EnergyClass;
  energyScaleEnd?: EnergyClass;
  energyLabelUrl?: string;
  energySheetUrl?: string;
  /** In years. */
  minimumAge?: number;
  /** Deposit on each piece; ignored on variations. */
  depositMinor?: number;
  /** Each category is a path of names from the root; the primary category comes first. */
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
  /** Columns that the shop doesn't interpret, by header. */
  extra: Record<string, string>;
  /** Cells of columns that other modules added to product files, by header. */
  moduleCells?: Readonly<Record<string, string>>;
  /** What the file has no data for; absent when the file describes products completely. */
  silence?: AbsentFields;
  /** Warnings about a row that is imported anyway. */
  notes?: readonly string[];
}

/** What a file with few columns leaves unchanged. All records of a file share one object. */
export interface AbsentFields {
  /** Fields without a column in the file: an existing product retains its values. */
  retained: readonly (keyof ProductRecord)[];
  /**
   * The headers behind `extra`: an existing product retains its extra columns that aren't listed here. If absent, the product retains none.
   */
  extraColumns?: readonly string[];
}

/** A row that isn't imported, and how to fix it. */
export interface RejectedRow {
  /** Line (CSV) or ordinal (JSON) in the file. */
  line: number;
  reason: string;
}

/** A notice about the file as a whole. */
export interface FileNotice {
  line: number;
  notice: string;
}

/** What file readers yield. */
export type ReadItem = ProductRecord | RejectedRow | FileNotice;

/** A product record with defaults for everything but its name. */
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

/** How an attribute is displayed and compared; a file may define it once for all of its products (our JSON only). */
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

/** The warnings of imported rows. */
export function notesOf(records: readonly ProductRecord[]): RejectedRow[] {
  return records.flatMap(({ line, gtin, notes = [] }) => {
    const isWrong = gtin !== undefined && gtin.trim() !== '' && !isGtin(gtin);
    return [...notes, ...(isWrong ? [`The GTIN "${gtin}" was skipped because its digits are invalid.`] : [])].map((reason) => ({
      line,
      reason,
    }));
  });
}
