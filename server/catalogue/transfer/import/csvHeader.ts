import { column, downloadableKey, lengthUnits, otherBrandsKey, weightUnits, type AttributeCell, type ColumnKey } from './columns.ts';
import { interpretHeadings, plainHeading, type ColumnMeaning } from './headings.ts';
import type { AbsentFields, ProductRecord } from '../../products/products.ts';

// Determines the meaning of each cell in a row.

export interface CsvHeader {
  /** Heading of each column; '' for an omitted column. */
  cells: readonly string[];
  at: Partial<Record<ColumnKey, number>>;
  /** Grams or millimetres per unit of the column, from its heading. */
  unitOf: Partial<Record<ColumnKey, number>>;
  attributes: Partial<Record<AttributeCell, number>>[];
  extra: { name: string; at: number }[];
  silence: AbsentFields;
  /** Whether a point in a price is always the decimal separator; true when commas separate the cells. */
  pointIsDecimal?: boolean;
  /** The shop's time zone, for dates without an offset. */
  timeZone: string;
  /** Which columns aren't interpreted, and what happens to them. */
  notices: readonly string[];
}

/** The file isn't a product file; nothing was imported. */
export class UnreadableFileError extends Error {}

/** The first line has no column that identifies products, or isn't about products at all. */
export class MissingColumnsError extends UnreadableFileError {
  /**
   * @param lack what no column was recognised as
   * @param notices notices about the existing columns
   */
  constructor(
    readonly lack: string,
    notices: readonly string[],
  ) {
    super([`The first line must be the header row of a product file: no column was recognised as ${lack}.`, ...notices].join(' '));
  }
}

/** The record fields that a column fills. */
const fieldsOf: Partial<Record<ColumnKey, (keyof ProductRecord)[]>> = {
  sku: ['sku'],
  name: ['name'],
  type: ['type', 'isVirtual'],
  published: ['status'],
  brands: ['brand'],
  regularPrice: ['regularPriceMinor'],
  salePrice: ['salePriceMinor'],
  weight: ['weightGrams'],
  length: ['lengthMm'],
  width: ['widthMm'],
  height: ['heightMm'],
  unitPriceBase: ['isPricedPer100'],
  deposit: ['depositMinor'],
  manufacturer: ['manufacturer'],
};
const recordFields = [
  'gtin',
  'isFeatured',
  'visibility',
  'shortDescription',
  'description',
  'saleStartsAt',
  'saleEndsAt',
  'taxStatus',
  'taxClass',
  'isInStock',
  'stock',
  'lowStockAmount',
  'backorders',
  'soldIndividually',
  'categories',
  'tags',
  'images',
  'grouped',
  'upsells',
  'crossSells',
  'externalUrl',
  'buttonText',
  'position',
  'minQuantity',
  'maxQuantity',
  'withdrawalException',
  'safetyWarnings',
  'energyClass',
  'energyScaleEnd',
  'energyLabelUrl',
  'energySheetUrl',
  'minimumAge',
  'content',
] as const;
for (const field of recordFields) fieldsOf[field] = [field];

/**
 * @param cells the first row of the file
 * @param mapping the mapping chosen by the user, in the shop's own headings; '' omits a column
 * @throws UnreadableFileError when the row doesn't name the columns of a product file
 */
export function readHeader(cells: readonly string[], mapping?: readonly string[]): Omit<CsvHeader, 'timeZone'> {
  const meanings = interpretHeadings(mapping ?? cells, mapping !== undefined);
  const header: Omit<CsvHeader, 'timeZone'> = {
    cells: meanings.map(({ fate }, at) => (fate === 'dropped' ? '' : plainHeading((mapping ?? cells)[at] ?? ''))),
    at: {},
    unitOf: {},
    attributes: [],
    extra: [],
    silence: { retained: [], extraColumns: [] },
    notices: noticesOf(cells, meanings),
  };
  for (const [at, meaning] of meanings.entries()) {
    if (meaning.fate === 'kept') header.extra.push({ name: meaning.target, at });
    if (meaning.fate !== 'read') continue;
    if ('key' in meaning) {
      header.at[meaning.key] = at;
      if (meaning.unit !== undefined) header.unitOf[meaning.key] = meaning.unit;
      else if (meaning.target !== column[meaning.key]) throw unknownUnit(cells[at] ?? '', meaning.key);
    } else (header.attributes[meaning.ordinal] ??= {})[meaning.cell] = at;
  }
  const lack = lackOf(header);
  if (lack !== null) throw new MissingColumnsError(lack, header.notices);
  header.attributes = header.attributes.filter((attribute) => attribute?.name !== undefined);
  header.silence = silenceOf(header);
  return header;
}

/** What a file must contain but doesn't; null when it identifies products and has data about them. */
function lackOf({ at }: Pick<CsvHeader, 'at'>): string | null {
  const has = (...keys: ColumnKey[]) => keys.some((key) => at[key] !== undefined);
  if (!has('sku', 'id', 'slug', 'regularPrice', 'salePrice')) return 'SKU, ID or price';
  return has('name', 'sku', 'id', 'slug') ? null : 'SKU, ID or name, which identify products';
}

function unknownUnit(heading: string, key: ColumnKey): UnreadableFileError {
  const units = Object.keys(key === 'weight' ? weightUnits : lengthUnits).join(', ');
  return new UnreadableFileError(`The unit of column "${plainHeading(heading)}" is unknown; use one of ${units}.`);
}

/** Names the columns of a file that aren't interpreted, and says what happens to them. */
export function noticesOf(cells: readonly string[], meanings: readonly ColumnMeaning[]): string[] {
  const named = (at: number) => `“${plainHeading(cells[at] ?? '').slice(0, 100)}”`;
  const list = (pick: (meaning: ColumnMeaning, at: number) => string | null) =>
    meanings.flatMap((meaning, at) => pick(meaning, at) ?? []).join(', ');
  const unknown = list((meaning, at) => (meaning.fate === 'kept' && !meaning.isKnown ? named(at) : null));
  const dropped = list((meaning, at) => {
    if (meaning.fate !== 'dropped' || plainHeading(cells[at] ?? '') === '') return null;
    return meaning.readFrom === undefined ? named(at) : `${named(at)} (already read from “${meaning.readFrom}”)`;
  });
  return [
    unknown === ''
      ? []
      : `Unrecognised columns: ${unknown}. They are stored with the products and exported again, but the shop doesn’t use them.`,
    dropped === '' ? [] : `Skipped columns: ${dropped}.`,
  ].flat();
}

function silenceOf({ at, attributes, extra }: Pick<CsvHeader, 'at' | 'attributes' | 'extra'>): AbsentFields {
  const retained = (Object.keys(column) as ColumnKey[]).flatMap((key) => (at[key] === undefined ? (fieldsOf[key] ?? []) : []));
  if (attributes.length === 0) retained.push('attributes');
  const extraColumns = new Set(extra.map(({ name }) => name));
  // Stored in `extra` although their source columns are interpreted.
  if (at.type !== undefined) extraColumns.add(downloadableKey);
  if (at.brands !== undefined) extraColumns.add(otherBrandsKey);
  return { retained, extraColumns: [...extraColumns] };
}
