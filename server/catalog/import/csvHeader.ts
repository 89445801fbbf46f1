import { unguardCell } from './cells.ts';
import { column, downloadableKey, lengthUnits, otherBrandsKey, weightUnits, type AttributeCell, type ColumnKey } from './columns.ts';
import type { FileSilence, ProductRecord } from './record.ts';

// Finds out which cell of a row is what.

export interface CsvHeader {
  cells: readonly string[];
  at: Partial<Record<ColumnKey, number>>;
  /** Grams or millimetres per unit of the column, by its heading. */
  unitOf: Partial<Record<ColumnKey, number>>;
  attributes: Partial<Record<AttributeCell, number>>[];
  extra: { name: string; at: number }[];
  silence: FileSilence;
}

/** The file is not a product file; nothing was imported. */
export class UnreadableFileError extends Error {}

const keyByHeading = new Map(Object.entries(column).map(([key, heading]) => [heading.toLowerCase(), key as ColumnKey]));
for (const [alias, key] of [
  ['slug', 'slug'],
  ['brand', 'brands'],
  ['gtin', 'gtin'],
  ['ean', 'gtin'],
] as const)
  keyByHeading.set(alias, key);
const attributeHeading = /^attribute (\d{1,3}) (name|value\(s\)|visible|global|default)$/i;
const measureHeading = /^(weight|length|width|height)(?: \((\w+)\))?$/i;

/** Which record fields a column fills. */
const fieldsOf: Partial<Record<ColumnKey, (keyof ProductRecord)[]>> = {
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
 * @throws UnreadableFileError when it does not name the columns of a product file
 */
export function readHeader(cells: readonly string[]): CsvHeader {
  const header: CsvHeader = { cells, at: {}, unitOf: {}, attributes: [], extra: [], silence: { keeps: [], extraColumns: [] } };
  for (const [at, cell] of cells.entries()) {
    const heading = unguardCell(cell).trim();
    if (heading === '') continue;
    const attribute = attributeHeading.exec(heading);
    const key = keyByHeading.get(heading.toLowerCase()) ?? measureKey(heading, header);
    if (attribute) (header.attributes[Number(attribute[1])] ??= {})[attribute[2]?.toLowerCase() as AttributeCell] ??= at;
    else if (key) header.at[key] ??= at;
    else header.extra.push({ name: heading, at });
  }
  if (header.at.name === undefined) {
    throw new UnreadableFileError(`The first line must name the columns of a WooCommerce product file; it has no column "${column.name}".`);
  }
  header.attributes = header.attributes.filter((attribute) => attribute?.name !== undefined);
  header.silence = silenceOf(header);
  return header;
}

/** The heading as the shop writes it; null for a column that it does not interpret. */
export function knownHeading(heading: string): string | null {
  const text = unguardCell(heading).trim();
  const key = keyByHeading.get(text.toLowerCase());
  if (key) return column[key];
  return attributeHeading.test(text) || measureHeading.test(text) ? text : null;
}

function measureKey(heading: string, header: CsvHeader): ColumnKey | undefined {
  const match = measureHeading.exec(heading);
  if (!match) return undefined;
  const key = match[1]?.toLowerCase() as 'weight' | 'length' | 'width' | 'height';
  const units = key === 'weight' ? weightUnits : lengthUnits;
  const unit = (match[2] ?? (key === 'weight' ? 'kg' : 'cm')).toLowerCase();
  const factor = units[unit];
  if (factor === undefined)
    throw new UnreadableFileError(`The unit of column "${heading}" is unknown; use one of ${Object.keys(units).join(', ')}.`);
  header.unitOf[key] = factor;
  return key;
}

function silenceOf({ at, attributes, extra }: CsvHeader): FileSilence {
  const keeps = (Object.keys(column) as ColumnKey[]).flatMap((key) => (at[key] === undefined ? (fieldsOf[key] ?? []) : []));
  if (attributes.length === 0) keeps.push('attributes');
  const extraColumns = new Set(extra.map(({ name }) => name));
  // Kept in `extra` although the column they come from is understood.
  if (at.type !== undefined) extraColumns.add(downloadableKey);
  if (at.brands !== undefined) extraColumns.add(otherBrandsKey);
  return { keeps, extraColumns: [...extraColumns] };
}
