import { z } from 'zod';
import { decodeName, decodeText, parseFlag, splitList, splitPaths, unguardCell } from './cells.ts';
import { column, downloadableKey, otherBrandsKey, type ColumnKey } from './columns.ts';
import type { CsvHeader } from './csvHeader.ts';
import { readAttributes } from './csvAttributes.ts';
import { parseDecimal, parseInstant, parsePrice, parseWhole, type Parsed } from './numbers.ts';
import { blankRecord, type ImageRecord, type ProductRecord, type RejectedRow } from './record.ts';
import { problemOf } from './validate.ts';

// One row of WooCommerce's product CSV as a record.

const words = {
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
  backorders: { '0': 'NO', no: 'NO', '': 'NO', '1': 'YES', yes: 'YES', notify: 'NOTIFY' },
  type: { simple: 'SIMPLE', variable: 'VARIABLE', variation: 'VARIATION', external: 'EXTERNAL', affiliate: 'EXTERNAL', grouped: 'GROUPED' },
} as const;

const imageTexts = z.array(z.string());

/** Reads the cells of one row and notes what is wrong with them. */
export class RowReader {
  readonly problems: string[] = [];

  constructor(
    readonly header: CsvHeader,
    private readonly cells: readonly string[],
  ) {}

  /** The cell at a place in the row, without the apostrophe that keeps spreadsheets from running it. */
  cellAt(at: number | undefined): string {
    return at === undefined ? '' : unguardCell(this.cells[at] ?? '');
  }

  raw(key: ColumnKey): string {
    return this.cellAt(this.header.at[key]);
  }

  text(key: ColumnKey): string {
    return this.raw(key).trim();
  }

  /** The parsed cell; undefined when it is empty or wrong. */
  parse<T>(key: ColumnKey, parse: (text: string) => Parsed<T>): T | undefined {
    const text = this.text(key);
    if (text === '') return undefined;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.problems.push(`${column[key]}: ${parsed.problem}.`);
    return undefined;
  }

  word<K extends string, V>(key: ColumnKey, allowed: Record<K, V>, fallback: V, text = this.text(key).toLowerCase()): V {
    if (Object.hasOwn(allowed, text)) return allowed[text as K];
    const known = Object.keys(allowed).filter((word) => word !== '');
    this.problems.push(`${column[key]}: "${text}" is unknown; use one of ${known.join(', ')}.`);
    return fallback;
  }

  flag(key: ColumnKey): boolean {
    const flag = parseFlag(this.text(key));
    if (flag === undefined) this.problems.push(`${column[key]}: "${this.text(key)}" is neither 1 nor 0.`);
    return flag ?? false;
  }

  /** A measure in grams or millimetres, rounded. */
  measure(key: ColumnKey, usualUnit: number): number | undefined {
    const value = this.parse(key, parseDecimal);
    return value === undefined ? undefined : Math.round(value * (this.header.unitOf[key] ?? usualUnit));
  }

  json<T>(key: ColumnKey, schema: z.ZodType<T>): T | undefined {
    const text = this.text(key);
    if (text === '') return undefined;
    try {
      return schema.parse(JSON.parse(text));
    } catch {
      this.problems.push(`${column[key]}: this is not what the shop's export wrote there; empty the cell or restore it.`);
      return undefined;
    }
  }
}

/** @returns the record of a row, or why it cannot be taken */
export function readRow(header: CsvHeader, cells: readonly string[], line: number): ProductRecord | RejectedRow {
  if (cells.length > header.cells.length && cells.slice(header.cells.length).some((cell) => cell.trim() !== '')) {
    return {
      line,
      reason: `It has ${cells.length} cells where the first line has ${header.cells.length}; a text with commas must stand in quotes.`,
    };
  }
  if (cells.some((cell) => cell.includes('\ufffd')))
    return { line, reason: 'It contains characters that are not UTF-8; save the file as UTF-8.' };
  const row = new RowReader(header, cells);
  const record = readRecord(row, line);
  const problem = row.problems.length > 0 ? row.problems.join(' ') : problemOf(record);
  if (problem !== null) return { line, reason: problem };
  const notes = formulaNotes(header, cells);
  return notes.length === 0 ? record : { ...record, notes };
}

/** What a spreadsheet should have computed stands there as it is: shoppers would see it. */
function formulaNotes({ cells: headings }: CsvHeader, cells: readonly string[]): string[] {
  return cells.flatMap((cell, at) =>
    /^\s*=/.test(cell) && headings[at]
      ? [`${headings[at]}: "${cell.trim().slice(0, 40)}" looks like a formula; it is taken as text, and nothing is computed.`]
      : [],
  );
}

function readRecord(row: RowReader, line: number): ProductRecord {
  const record = blankRecord(line, row.text('name'));
  const typeWords = row
    .text('type')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const mainType = typeWords.find((word) => word !== 'virtual' && word !== 'downloadable') ?? 'simple';
  record.type = row.word('type', words.type, 'SIMPLE', mainType);
  record.isVirtual = typeWords.includes('virtual');
  if (typeWords.includes('downloadable')) record.extra[downloadableKey] = '1';
  for (const { name, at } of row.header.extra) if (row.cellAt(at) !== '') record.extra[name] = row.cellAt(at);
  const [brand, ...otherBrands] = splitList(row.text('brands')).map((path) => decodeName(path.split('>').at(-1)?.trim() ?? ''));
  if (otherBrands.length > 0) record.extra[otherBrandsKey] = otherBrands.join(', ');
  const isInStock = row.text('isInStock').toLowerCase() === 'backorder' || row.header.at.isInStock === undefined || row.flag('isInStock');
  return {
    ...record,
    fileId: row.parse('id', parseWhole),
    status: row.word('published', words.published, 'PUBLISHED'),
    visibility: row.word('visibility', words.visibility, 'VISIBLE'),
    sku: row.text('sku') || undefined,
    slug: row.text('slug') || undefined,
    gtin: row.text('gtin') || undefined,
    brand,
    shortDescription: decodeText(row.raw('shortDescription')),
    description: decodeText(row.raw('description')),
    isFeatured: row.flag('isFeatured'),
    regularPriceMinor: row.parse('regularPrice', parsePrice),
    salePriceMinor: row.parse('salePrice', parsePrice),
    saleStartsAt: row.parse('saleStartsAt', (text) => parseInstant(text, 'start')),
    saleEndsAt: row.parse('saleEndsAt', (text) => parseInstant(text, 'end')),
    taxStatus: row.word('taxStatus', words.taxStatus, 'TAXABLE'),
    taxClass: row.word('taxClass', words.taxClass, 'STANDARD', row.text('taxClass').toLowerCase().replaceAll(' ', '-')),
    // A variation says "parent" when it sells its parent's stock: it then counts none of its own.
    stock: row.text('stock').toLowerCase() === 'parent' ? undefined : row.parse('stock', parseWhole),
    isInStock,
    lowStockAmount: row.parse('lowStockAmount', parseWhole),
    backorders: row.word('backorders', words.backorders, 'NO'),
    soldIndividually: row.flag('soldIndividually'),
    minQuantity: row.parse('minQuantity', parseWhole),
    maxQuantity: row.parse('maxQuantity', parseWhole),
    weightGrams: row.measure('weight', 1000),
    lengthMm: row.measure('length', 10),
    widthMm: row.measure('width', 10),
    heightMm: row.measure('height', 10),
    categories: splitPaths(row.text('categories')),
    tags: splitList(row.text('tags')).map(decodeName),
    images: readImages(row),
    parent: row.text('parent') || undefined,
    grouped: splitList(row.text('grouped')),
    upsells: splitList(row.text('upsells')),
    crossSells: splitList(row.text('crossSells')),
    externalUrl: row.text('externalUrl') || undefined,
    buttonText: row.text('buttonText') || undefined,
    position: row.parse('position', parseWhole) ?? 0,
    attributes: readAttributes(row, record.type),
    silence: row.header.silence,
  };
}

function readImages(row: RowReader): ImageRecord[] {
  const texts = row.json('imageTexts', imageTexts);
  return splitList(row.text('images')).map((source, index) => ({ source, alt: texts?.[index] }));
}
