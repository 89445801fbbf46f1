import { maxPriceMinor } from './numbers.ts';
import { isPictureSource, isWebAddress, leftOutOfText, withUsablePictures } from './pictureSources.ts';
import {
  cleanManufacturer,
  energyFaults,
  depositFault,
  isMinimumAge,
  maxMinimumAge,
  manufacturerFault,
  type ManufacturerRecord,
  type ProductRecord,
  type RejectedRow,
} from '../../products/products.ts';

// Validation of products from any file. Readers report what they can't read; this file reports data that was read but makes no sense. Each
// message says what to change.

const lengths = {
  sku: 100,
  name: 250,
  slug: 100,
  gtin: 60,
  brand: 150,
  shortDescription: 10_000,
  description: 100_000,
  safetyWarnings: 10_000,
  buttonText: 100,
  externalUrl: 2000,
  energyLabelUrl: 2000,
  energySheetUrl: 2000,
} as const;
const maxLabel = 250;
const maxList = 500;

// PostgreSQL stores neither NUL nor unpaired surrogates.
const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** @returns the record without the parts that can be dropped, or why the record is rejected */
export function checked(record: ProductRecord): ProductRecord | RejectedRow {
  const usable = withUsablePictures(record);
  const reason = problemOf(usable);
  if (reason !== null) return { line: record.line, reason };
  const notes = [...textNotes('Short description', record.shortDescription), ...textNotes('Description', record.description)];
  return notes.length === 0 ? usable : { ...usable, notes: [...(usable.notes ?? []), ...notes] };
}

function textNotes(field: string, html: string): string[] {
  const note = leftOutOfText(html);
  return note === null ? [] : [`${field}: ${note}`];
}

/** Normalizes a manufacturer; undefined if no field is filled. */
export function manufacturerOf(given: ManufacturerRecord): ManufacturerRecord | undefined {
  const details = cleanManufacturer(given);
  return Object.values(details).every((text) => text === '') ? undefined : details;
}

/** @returns why the record is rejected; null if it is valid */
export function problemOf(record: ProductRecord): string | null {
  return (
    textProblem(record) ?? lawProblem(record) ?? priceProblem(record) ?? stockProblem(record) ?? typeProblem(record) ?? listProblem(record)
  );
}

function textProblem(record: ProductRecord): string | null {
  // A variation is named after its product and its options.
  if (record.name.trim() === '' && (record.type !== 'VARIATION' || record.attributes.length === 0)) {
    if (record.silence?.retained.includes('name') !== true) return 'The name is missing.';
    const isNumbered = record.fileId !== undefined && record.silence.retained.includes('sku');
    if (!record.sku && !record.slug && !isNumbered) return 'The SKU is missing. In a file without names, products are matched by SKU.';
  }
  for (const [field, max] of Object.entries(lengths)) {
    const value = record[field as keyof typeof lengths];
    if (value !== undefined && value.length > max) return `The ${field} is longer than ${max} characters.`;
  }
  const manufacturer = record.manufacturer && manufacturerOf(record.manufacturer);
  const fault = manufacturer && manufacturerFault(manufacturer);
  if (fault) return fault.message;
  return isStorable(record) ? null : 'The row contains invalid characters. Save the file as UTF-8.';
}

function lawProblem(record: ProductRecord): string | null {
  const {
    energyClass = null,
    energyScaleEnd = null,
    energyLabelUrl = null,
    energySheetUrl = null,
    minimumAge = null,
    depositMinor = null,
  } = record;
  if (!isMinimumAge(minimumAge)) return `The minimum age must be a whole number from 1 to ${maxMinimumAge}.`;
  const ofDeposit = depositFault({ type: record.type, depositMinor });
  if (ofDeposit !== null) return ofDeposit;
  const classIsKnown = record.silence?.retained.includes('energyClass') !== true;
  // A file without the column of the class changes only links of labels that products already have.
  const [fault] = energyFaults({ energyClass: classIsKnown ? energyClass : 'A', energyScaleEnd, energyLabelUrl, energySheetUrl });
  return fault ? `${fault.field}: ${fault.message}` : null;
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !loneSurrogate.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isStorable(part));
}

/** @returns why a sale price doesn't suit a regular price; null if it does */
export function salePriceProblem(regular: number | undefined, sale: number | undefined): string | null {
  if (sale === undefined) return null;
  if (regular === undefined) return 'A sale price needs a regular price.';
  return sale > regular ? 'The sale price is higher than the regular price.' : null;
}

function priceProblem(record: ProductRecord): string | null {
  const { regularPriceMinor: regular, salePriceMinor: sale, saleStartsAt, saleEndsAt } = record;
  for (const price of [regular, sale]) {
    if (price !== undefined && (!Number.isInteger(price) || price < 0 || price > maxPriceMinor))
      return `The price of ${price} cents is invalid.`;
  }
  const regularIsKnown = record.silence?.retained.includes('regularPriceMinor') !== true;
  const saleProblem = regularIsKnown ? salePriceProblem(regular, sale) : null;
  if (saleProblem !== null) return saleProblem;
  if (saleStartsAt && saleEndsAt && Date.parse(saleEndsAt) <= Date.parse(saleStartsAt)) return 'The sale ends before it starts.';
  return null;
}

function stockProblem(record: ProductRecord): string | null {
  const { stock, backorders, minQuantity, maxQuantity } = record;
  if (stock !== undefined && !Number.isInteger(stock)) return 'The stock is not a whole number.';
  if (stock !== undefined && stock < 0 && backorders === 'NO') return 'The stock is negative but backorders aren’t allowed.';
  if (minQuantity !== undefined && minQuantity < 1) return 'The minimum quantity per order is less than 1.';
  if (maxQuantity !== undefined && maxQuantity < (minQuantity ?? 1)) return 'The maximum quantity per order is below the minimum.';
  for (const field of ['weightGrams', 'lengthMm', 'widthMm', 'heightMm', 'lowStockAmount'] as const) {
    const value = record[field];
    if (value !== undefined && (!Number.isInteger(value) || value < 0)) return `The ${field} is not a whole number of 0 or more.`;
  }
  return null;
}

function typeProblem(record: ProductRecord): string | null {
  if (record.type === 'VARIATION' && !record.parent) return 'The variation has no Parent.';
  if (record.type !== 'VARIATION' && record.taxClass === 'PARENT') return 'Only a variation can have the tax class of its parent.';
  if (record.externalUrl !== undefined && !isWebAddress(record.externalUrl))
    return `The external URL "${record.externalUrl}" is not an http(s) URL.`;
  if (record.slug !== undefined && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(record.slug))
    return `The slug "${record.slug}" can only contain a-z, 0-9 and single hyphens.`;
  return null;
}

function listProblem(record: ProductRecord): string | null {
  for (const list of [
    record.categories,
    record.tags,
    record.images,
    record.attributes,
    record.grouped,
    record.upsells,
    record.crossSells,
  ]) {
    if (list.length > maxList) return `A list has more than ${maxList} values.`;
  }
  for (const { source } of record.images) {
    if (!isPictureSource(source)) return `The image "${source}" is neither an http(s) URL nor a path inside the file’s folder.`;
  }
  for (const { name, values, number } of record.attributes) {
    if (name.trim() === '') return 'An attribute has no name.';
    if (number !== undefined && !Number.isFinite(number)) return `The value of "${name}" is not a number.`;
    if (values.length > maxList) return `The attribute "${name}" has more than ${maxList} values.`;
    if (record.type === 'VARIATION' && values.length > 1) return `A variation can have only one value for "${name}", not ${values.length}.`;
  }
  const labels = [...record.tags, ...record.categories.flat(), ...record.attributes.flatMap(({ name, values }) => [name, ...values])];
  const long = labels.find((label) => label.length > maxLabel);
  return long === undefined ? null : `"${long.slice(0, 40)}…" is longer than ${maxLabel} characters.`;
}
