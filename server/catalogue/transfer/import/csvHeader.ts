import { column, downloadableKey, lengthUnits, otherBrandsKey, weightUnits, type AttributeCell, type ColumnKey } from './columns.ts';
import { interpretHeadings, plainHeading, type ColumnMeaning } from './headings.ts';
import type { FileSilence, ProductRecord } from '../../products/products.ts';

// Finds out which cell of a row is what.

export interface CsvHeader {
  /** By column; '' where it is left out. */
  cells: readonly string[];
  at: Partial<Record<ColumnKey, number>>;
  /** Grams or millimetres per unit of the column, by its heading. */
  unitOf: Partial<Record<ColumnKey, number>>;
  attributes: Partial<Record<AttributeCell, number>>[];
  extra: { name: string; at: number }[];
  silence: FileSilence;
  /** Whether a point in a price is a decimal one, whatever follows it: where commas part the cells, it is. */
  pointIsDecimal?: boolean;
  /** The shop's, in which dates without an offset are read. */
  timeZone: string;
  /** Which columns are not understood, and what happens to them. */
  notices: readonly string[];
}

/** The file is not a product file; nothing was imported. */
export class UnreadableFileError extends Error {}

/** Nothing in the first line says how products are found, or that this is about products at all. */
export class MissingColumnsError extends UnreadableFileError {
  /**
   * @param lack what none of the columns was recognised as
   * @param notices what is said of those that are there
   */
  constructor(
    readonly lack: string,
    notices: readonly string[],
  ) {
    super([`The first line must be the header row of a product file: no column was recognised as ${lack}.`, ...notices].join(' '));
  }
}

/** Which record fields a column fills. */
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
] as const;
for (const field of recordFields) fieldsOf[field] = [field];

/**
 * @param cells the first row of the file
 * @param mapping what somebody has said that the columns are, in the shop's own headings; '' leaves one out
 * @throws UnreadableFileError when it does not name the columns of a product file
 */
export function readHeader(cells: readonly string[], mapping?: readonly string[]): Omit<CsvHeader, 'timeZone'> {
  const meanings = interpretHeadings(mapping ?? cells, mapping !== undefined);
  const header: Omit<CsvHeader, 'timeZone'> = {
    cells: meanings.map(({ fate }, at) => (fate === 'dropped' ? '' : plainHeading((mapping ?? cells)[at] ?? ''))),
    at: {},
    unitOf: {},
    attributes: [],
    extra: [],
    silence: { keeps: [], extraColumns: [] },
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

/** What a file must say and does not; null when products can be told apart and there is something to say of them. */
function lackOf({ at }: Pick<CsvHeader, 'at'>): string | null {
  const has = (...keys: ColumnKey[]) => keys.some((key) => at[key] !== undefined);
  if (!has('sku', 'id', 'slug', 'regularPrice', 'salePrice')) return 'SKU, ID or price';
  return has('name', 'sku', 'slug') ? null : 'SKU or name, which identify products';
}

function unknownUnit(heading: string, key: ColumnKey): UnreadableFileError {
  const units = Object.keys(key === 'weight' ? weightUnits : lengthUnits).join(', ');
  return new UnreadableFileError(`The unit of column "${plainHeading(heading)}" is unknown; use one of ${units}.`);
}

function noticesOf(cells: readonly string[], meanings: readonly ColumnMeaning[]): string[] {
  const named = (at: number) => `“${plainHeading(cells[at] ?? '').slice(0, 100)}”`;
  const list = (pick: (meaning: ColumnMeaning, at: number) => string | null) =>
    meanings.flatMap((meaning, at) => pick(meaning, at) ?? []).join(', ');
  const unknown = list((meaning, at) => (meaning.fate === 'kept' && !meaning.isKnown ? named(at) : null));
  const dropped = list((meaning, at) => {
    if (meaning.fate !== 'dropped' || plainHeading(cells[at] ?? '') === '') return null;
    return meaning.twin === undefined ? named(at) : `${named(at)} (already read from “${meaning.twin}”)`;
  });
  return [
    unknown === ''
      ? []
      : `Unrecognised columns: ${unknown}. They are stored with the products and exported again, but the shop doesn’t use them.`,
    dropped === '' ? [] : `Skipped columns: ${dropped}.`,
  ].flat();
}

function silenceOf({ at, attributes, extra }: Pick<CsvHeader, 'at' | 'attributes' | 'extra'>): FileSilence {
  const keeps = (Object.keys(column) as ColumnKey[]).flatMap((key) => (at[key] === undefined ? (fieldsOf[key] ?? []) : []));
  if (attributes.length === 0) keeps.push('attributes');
  const extraColumns = new Set(extra.map(({ name }) => name));
  // Kept in `extra` although the column they come from is understood.
  if (at.type !== undefined) extraColumns.add(downloadableKey);
  if (at.brands !== undefined) extraColumns.add(otherBrandsKey);
  return { keeps, extraColumns: [...extraColumns] };
}
