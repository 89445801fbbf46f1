import { z } from 'zod';
import { decodeName, decodeText, splitList, splitPaths } from './cells.ts';
import { downloadableKey, otherBrandsKey } from './columns.ts';
import type { CsvHeader } from './csvHeader.ts';
import { readAttributes } from './csvAttributes.ts';
import { parseInstant } from './dates.ts';
import { parseWhole, type Parsed } from './numbers.ts';
import { splitSources } from './pictureSources.ts';
import { EnergyClass, WithdrawalExceptionReason } from '../../../generated/prisma/enums.ts';
import { blankRecord, type AbsentFields, type ImageRecord, type ProductRecord, type RejectedRow } from '../../products/products.ts';
import { parseMeasure, type Measure } from '../../../../shared/measures/measures.ts';
import { RowReader } from './rowReader.ts';
import { checked } from './validate.ts';

// Converts a row of WooCommerce's product CSV to a record.

/** The values of an enum by their names in lower case; an empty cell is undefined. */
const byLowerCase = <Value extends string>(values: Record<string, Value>): Readonly<Record<string, Value | undefined>> => ({
  '': undefined,
  ...Object.fromEntries(Object.values(values).map((value) => [value.toLowerCase(), value])),
});

const withdrawalExceptions = byLowerCase(WithdrawalExceptionReason);
const energyClasses = byLowerCase(EnergyClass);

const columnValues = {
  published: { '1': 'PUBLISHED', '0': 'PRIVATE', '-1': 'DRAFT', '': 'PUBLISHED' },
  visibility: { visible: 'VISIBLE', catalog: 'CATALOG', search: 'SEARCH', hidden: 'HIDDEN', '': 'VISIBLE' },
  taxStatus: { taxable: 'TAXABLE', shipping: 'SHIPPING', none: 'NONE', '': 'TAXABLE' },
  taxClass: {
    '': 'STANDARD',
    standard: 'STANDARD',
    'reduced-rate': 'REDUCED',
    reduced: 'REDUCED',
    'zero-rate': 'ZERO',
    zero: 'ZERO',
    parent: 'PARENT',
  },
  stock: { instock: true, outofstock: false, backorder: true, onbackorder: true },
  backorders: { '0': 'NO', no: 'NO', '': 'NO', '1': 'YES', yes: 'YES', notify: 'NOTIFY' },
  type: { simple: 'SIMPLE', variable: 'VARIABLE', variation: 'VARIATION', external: 'EXTERNAL', affiliate: 'EXTERNAL', grouped: 'GROUPED' },
} as const;

const imageTexts = z.array(z.string());

/** @returns the record of a row, or why the row is rejected */
export function readRow(header: CsvHeader, cells: readonly string[], line: number): ProductRecord | RejectedRow {
  if (cells.length > header.cells.length && cells.slice(header.cells.length).some((cell) => cell.trim() !== '')) {
    return {
      line,
      reason: `The row has ${cells.length} cells, but the header row has ${header.cells.length}. Put text that contains the delimiter in quotes.`,
    };
  }
  if (cells.some((cell) => cell.includes('\ufffd')))
    return { line, reason: 'The row contains characters that aren’t UTF-8. Save the file as UTF-8.' };
  const row = new RowReader(header, cells);
  const record = readRecord(row, line);
  if (row.problems.length > 0) return { line, reason: row.problems.join(' ') };
  const notes = [...row.notes, ...formulaNotes(header, cells)];
  return checked(notes.length === 0 ? record : { ...record, notes });
}

/** Warnings about formulas that the spreadsheet didn't compute: shoppers would see their text. */
function formulaNotes({ cells: headings }: CsvHeader, cells: readonly string[]): string[] {
  return cells.flatMap((cell, at) =>
    /^\s*=/.test(cell) && headings[at]
      ? [`${headings[at]}: "${cell.trim().slice(0, 40)}" looks like a formula. It is imported as text and not calculated.`]
      : [],
  );
}

function readRecord(row: RowReader, line: number): ProductRecord {
  const record = blankRecord(line, decodeName(row.text('name')));
  const typeWords = row
    .text('type')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const mainType = typeWords.find((word) => word !== 'virtual' && word !== 'downloadable') ?? 'simple';
  record.type = row.enumValue('type', columnValues.type, 'SIMPLE', mainType);
  record.isVirtual = typeWords.includes('virtual');
  if (typeWords.includes('downloadable')) record.extra[downloadableKey] = '1';
  for (const { name, at } of row.header.extra) if (row.cellAt(at) !== '') record.extra[name] = row.cellAt(at);
  const [brand, ...otherBrands] = splitList(row.text('brands')).map((path) => decodeName(path.split('>').at(-1)?.trim() ?? ''));
  if (otherBrands.length > 0) record.extra[otherBrandsKey] = otherBrands.join(', ');
  const stockWord = row
    .text('isInStock')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');
  const isInStock = Object.hasOwn(columnValues.stock, stockWord)
    ? columnValues.stock[stockWord as keyof typeof columnValues.stock]
    : row.header.at.isInStock === undefined || row.flag('isInStock');
  return {
    ...record,
    fileId: row.parse('id', parseWhole),
    status: row.enumOrFlag('published', columnValues.published, 'PUBLISHED', ['1', '-1']),
    visibility: row.enumValue('visibility', columnValues.visibility, 'VISIBLE'),
    sku: row.text('sku') || undefined,
    slug: row.text('slug') || undefined,
    gtin: row.text('gtin') || undefined,
    brand,
    shortDescription: decodeText(row.raw('shortDescription')),
    description: decodeText(row.raw('description')),
    isFeatured: row.flag('isFeatured'),
    regularPriceMinor: row.price('regularPrice'),
    salePriceMinor: row.price('salePrice'),
    saleStartsAt: readInstant(row, 'saleStartsAt', 'start'),
    saleEndsAt: readInstant(row, 'saleEndsAt', 'end'),
    taxStatus: row.enumOrFlag('taxStatus', columnValues.taxStatus, 'TAXABLE', ['taxable', 'none']),
    taxClass: row.enumValue('taxClass', columnValues.taxClass, 'STANDARD', row.spelling('taxClass').replaceAll(' ', '-')),
    // "parent" means that a variation sells its parent's stock and tracks none of its own.
    stock: row.text('stock').toLowerCase() === 'parent' ? undefined : row.parse('stock', parseWhole),
    isInStock,
    lowStockAmount: row.parse('lowStockAmount', parseWhole),
    backorders: row.enumOrFlag('backorders', columnValues.backorders, 'NO', ['1', '0']),
    soldIndividually: row.flag('soldIndividually'),
    minQuantity: row.parse('minQuantity', parseWhole),
    maxQuantity: row.parse('maxQuantity', parseWhole),
    weightGrams: row.measure('weight', 1000),
    lengthMm: row.measure('length', 10),
    widthMm: row.measure('width', 10),
    heightMm: row.measure('height', 10),
    content: row.parse('content', readMeasure),
    isPricedPer100: row.parse('unitPriceBase', readMeasure)?.milli === 100_000,
    withdrawalException: row.enumValue<string, WithdrawalExceptionReason | undefined>(
      'withdrawalException',
      withdrawalExceptions,
      undefined,
    ),
    manufacturer: {
      name: decodeName(row.text('manufacturer')),
      address: decodeText(row.raw('manufacturerAddress')),
      contact: decodeName(row.text('manufacturerContact')),
      responsibleName: decodeName(row.text('responsibleName')),
      responsibleAddress: decodeText(row.raw('responsibleAddress')),
      responsibleContact: decodeName(row.text('responsibleContact')),
    },
    safetyWarnings: decodeText(row.raw('safetyWarnings')),
    energyClass: row.enumValue<string, EnergyClass | undefined>('energyClass', energyClasses, undefined),
    energyScaleEnd: row.enumValue<string, EnergyClass | undefined>('energyScaleEnd', energyClasses, undefined),
    energyLabelUrl: row.text('energyLabelUrl') || undefined,
    energySheetUrl: row.text('energySheetUrl') || undefined,
    minimumAge: row.parse('minimumAge', parseWhole),
    depositMinor: row.price('deposit'),
    categories: splitPaths(row.text('categories')),
    tags: splitList(row.text('tags')).map(decodeName),
    images: readImages(row),
    parent: row.text('parent') || undefined,
    grouped: splitList(row.text('grouped')),
    upsells: splitList(row.text('upsells')),
    crossSells: splitList(row.text('crossSells')),
    externalUrl: row.text('externalUrl') || undefined,
    buttonText: decodeName(row.text('buttonText')) || undefined,
    position: row.parse('position', parseWhole) ?? 0,
    attributes: readAttributes(row, record.type),
    silence: silenceOf(row),
  };
}

/** Databases write a missing date as zeros, and spreadsheets show those as the time of day. */
function readInstant(row: RowReader, key: 'saleStartsAt' | 'saleEndsAt', side: 'start' | 'end'): string | undefined {
  const isMissing = /^(0000-00-00)?[ T]*(0?0:00(:00)?)?$/.test(row.text(key));
  return isMissing ? undefined : row.parse(key, (text) => parseInstant(text, side, row.header.timeZone));
}

/** An empty cell doesn't say whether a product is published. */
function silenceOf(row: RowReader): AbsentFields {
  const { at, silence } = row.header;
  return at.published !== undefined && row.text('published') === '' ? { ...silence, retained: [...silence.retained, 'status'] } : silence;
}

function readMeasure(text: string): Parsed<Measure> {
  const value = parseMeasure(text);
  return value ? { value } : { problem: `"${text}" is not a quantity; use a format such as 250 g or 0.75 l` };
}

function readImages(row: RowReader): ImageRecord[] {
  const texts = row.json('imageTexts', imageTexts);
  return splitSources(row.text('images')).map((source, index) => ({ source, alt: texts?.[index] }));
}
