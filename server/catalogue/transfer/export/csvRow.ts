import { encodeName, encodeStep, encodeText, guardCell, joinList, joinPaths } from '../import/cells.ts';
import {
  attributeColumn,
  column,
  downloadableKey,
  passthroughColumns,
  type AttributeCell,
  type AttributeFacts,
  type ColumnKey,
} from '../import/columns.ts';
import { measureText } from '../../../../shared/measures/measures.ts';
import { formatInstant } from '../import/dates.ts';
import { interpretHeadings } from '../import/headings.ts';
import { formatPrice } from '../import/numbers.ts';
import type { CatalogueExtent, ExportedAttribute, ExportedLink, ExportedProduct } from './readPages.ts';

// A product as a row of WooCommerce's product CSV, with a column for everything that the import reads.

const attributeCells: readonly AttributeCell[] = ['name', 'value(s)', 'visible', 'global', 'default'];
const mainKeys = Object.keys(column) as ColumnKey[];
const mainHeadings = mainKeys.map((key) => column[key]);

/** The file's columns. */
export interface CsvLayout {
  headings: string[];
  extraNames: string[];
  /** Headings of the columns that modules added. */
  moduleNames: string[];
  attributes: number;
  /** The shop's time zone. */
  timeZone: string;
}

/** Determines the columns; omits extra columns whose names the import would interpret. */
export function layoutOf(extent: CatalogueExtent, moduleNames: string[], timeZone: string): CsvLayout {
  const names = new Set([...passthroughColumns, ...extent.extraNames]);
  for (const name of moduleNames) names.delete(name);
  const extraNames = [...names].filter((name) => name !== downloadableKey && isExtraHeading(name));
  const attributes = Array.from({ length: extent.attributes }, (_, index) =>
    attributeCells.map((cell) => attributeColumn(index + 1, cell)),
  );
  return {
    headings: [...mainHeadings, ...extraNames, ...moduleNames, ...attributes.flat()].map(guardCell),
    extraNames,
    moduleNames,
    attributes: extent.attributes,
    timeZone,
  };
}

/** Whether the import stores a column with this name uninterpreted, next to all columns that the shop writes. */
function isExtraHeading(name: string): boolean {
  const meaning = interpretHeadings([...mainHeadings, guardCell(name)]).at(-1);
  return meaning?.fate === 'kept' && meaning.target === name;
}

const published = { PUBLISHED: '1', PRIVATE: '0', DRAFT: '-1' };
const taxClasses = { STANDARD: '', REDUCED: 'reduced-rate', ZERO: 'zero-rate' };
const backorders = { NO: '0', NOTIFY: 'notify', YES: '1' };
const flag = (value: boolean) => (value ? '1' : '0');
const price = (minor: number | null) => (minor === null ? '' : formatPrice(minor));
const optional = (value: number | string | null) => (value === null ? '' : String(value));
const scaled = (value: number | null, unit: number) => (value === null ? '' : String(value / unit));

/** A reference that the import understands: the SKU, or the number in the file's ID column. */
function reference({ number, sku }: { number: number; sku: string | null }): string {
  return sku === null || sku.startsWith('id:') ? `id:${number}` : sku;
}

const cellOf: Record<ColumnKey, (product: ExportedProduct, layout: CsvLayout) => string> = {
  id: ({ number }) => String(number),
  type: ({ type, isVirtual, extra }) =>
    [type.toLowerCase(), ...(extra?.[downloadableKey] ? ['downloadable'] : []), ...(isVirtual ? ['virtual'] : [])].join(', '),
  sku: ({ sku }) => optional(sku),
  gtin: ({ gtin }) => optional(gtin),
  name: ({ name }) => encodeName(name),
  published: ({ status }) => published[status],
  isFeatured: ({ isFeatured }) => flag(isFeatured),
  visibility: ({ visibility }) => visibility.toLowerCase(),
  shortDescription: ({ shortDescription }) => encodeText(shortDescription),
  description: ({ description }) => encodeText(description),
  saleStartsAt: ({ saleStartsAt }, { timeZone }) => (saleStartsAt ? formatInstant(saleStartsAt, 'start', timeZone) : ''),
  saleEndsAt: ({ saleEndsAt }, { timeZone }) => (saleEndsAt ? formatInstant(saleEndsAt, 'end', timeZone) : ''),
  taxStatus: ({ taxStatus }) => taxStatus.toLowerCase(),
  taxClass: ({ taxClass }) => taxClasses[taxClass],
  isInStock: ({ isInStock }) => flag(isInStock),
  stock: ({ managesStock, stock }) => (managesStock ? String(stock) : ''),
  lowStockAmount: ({ lowStockAmount }) => optional(lowStockAmount),
  backorders: (product) => backorders[product.backorders],
  soldIndividually: ({ soldIndividually }) => flag(soldIndividually),
  weight: ({ weightGrams }) => scaled(weightGrams, 1000),
  length: ({ lengthMm }) => scaled(lengthMm, 10),
  width: ({ widthMm }) => scaled(widthMm, 10),
  height: ({ heightMm }) => scaled(heightMm, 10),
  salePrice: ({ salePriceMinor }) => price(salePriceMinor),
  regularPrice: ({ regularPriceMinor }) => price(regularPriceMinor),
  categories: ({ categories }) => joinPaths(categories),
  tags: ({ tags }) => joinList(tags.map(encodeName)),
  images: ({ images }) => joinList(images.map(({ source, key }) => source ?? `media:${key}`)),
  parent: ({ parentNumber, parentSku }) => (parentNumber === null ? '' : reference({ number: parentNumber, sku: parentSku })),
  grouped: ({ links }) => linkList(links, 'GROUPED'),
  upsells: ({ links }) => linkList(links, 'UPSELL'),
  crossSells: ({ links }) => linkList(links, 'CROSS_SELL'),
  externalUrl: ({ externalUrl }) => optional(externalUrl),
  buttonText: ({ buttonText }) => encodeName(optional(buttonText)),
  position: ({ position }) => String(position),
  brands: ({ brand }) => (brand === null ? '' : joinList([encodeStep(brand)])),
  slug: ({ slug }) => slug,
  minQuantity: ({ minQuantity }) => (minQuantity === 1 ? '' : String(minQuantity)),
  maxQuantity: ({ maxQuantity }) => optional(maxQuantity),
  content: ({ contentMilli: milli, contentUnit: unit }) => (milli === null || unit === null ? '' : measureText({ milli, unit })),
  unitPriceBase: ({ isPricedPer100, contentUnit: unit }) =>
    isPricedPer100 ? (unit === 'ML' || unit === 'CL' || unit === 'L' ? '100 ml' : '100 g') : '',
  withdrawalException: ({ withdrawalException }) => withdrawalException?.toLowerCase() ?? '',
  manufacturer: ({ manufacturer }) => encodeName(manufacturer?.name ?? ''),
  manufacturerAddress: ({ manufacturer }) => encodeText(manufacturer?.address ?? ''),
  manufacturerContact: ({ manufacturer }) => encodeName(manufacturer?.contact ?? ''),
  responsibleName: ({ manufacturer }) => encodeName(manufacturer?.responsibleName ?? ''),
  responsibleAddress: ({ manufacturer }) => encodeText(manufacturer?.responsibleAddress ?? ''),
  responsibleContact: ({ manufacturer }) => encodeName(manufacturer?.responsibleContact ?? ''),
  safetyWarnings: ({ safetyWarnings }) => encodeText(safetyWarnings),
  energyClass: ({ energyClass }) => optional(energyClass),
  energyScaleEnd: ({ energyScaleEnd }) => optional(energyScaleEnd),
  energyLabelUrl: ({ energyLabelUrl }) => optional(energyLabelUrl),
  energySheetUrl: ({ energySheetUrl }) => optional(energySheetUrl),
  minimumAge: ({ minimumAge }) => optional(minimumAge),
  deposit: ({ depositMinor }) => price(depositMinor),
  imageTexts: ({ images }) => (images.some(({ alt }) => alt !== '') ? JSON.stringify(images.map(({ alt }) => alt)) : ''),
  attributeFacts: ({ attributes }) => factsCell(attributes),
};

function linkList(links: readonly ExportedLink[], kind: ExportedLink['kind']): string {
  return joinList(links.filter((link) => link.kind === kind).map(reference));
}

function factsCell(attributes: readonly ExportedAttribute[]): string {
  const facts = attributes.flatMap(({ name, number, boolean, unit, isVariation, default: chosen }): [string, AttributeFacts][] => {
    const fact: AttributeFacts = {};
    if (number !== null) Object.assign(fact, { number }, unit === null ? {} : { unit });
    if (boolean !== null) fact.boolean = boolean;
    // With a default alone, the import would treat the attribute as an option.
    if (isVariation || chosen !== null) fact.isVariation = isVariation;
    return Object.keys(fact).length === 0 ? [] : [[name, fact]];
  });
  return facts.length === 0 ? '' : JSON.stringify(Object.fromEntries(facts));
}

function valuesCell({ number, boolean, unit, values }: ExportedAttribute): string {
  if (number !== null) return unit === null ? String(number) : `${number} ${unit}`;
  if (boolean !== null) return boolean ? 'Yes' : 'No';
  return joinList(values.map(encodeName));
}

function attributeRow(attribute: ExportedAttribute | undefined): string[] {
  if (!attribute) return attributeCells.map(() => '');
  const { name, isVisible, isGlobal, default: chosen } = attribute;
  return [
    encodeName(name),
    valuesCell(attribute),
    isVisible === null ? '' : flag(isVisible),
    flag(isGlobal),
    chosen === null ? '' : joinList([encodeName(chosen)]),
  ];
}

/** @returns the cells of a product's row, protected against formula injection */
export function rowOf(product: ExportedProduct, layout: CsvLayout, moduleCells: Readonly<Record<string, string>> = {}): string[] {
  if (product.attributes.length > layout.attributes) throw new Error('The catalogue changed during the export. Run the export again.');
  const attributes = Array.from({ length: layout.attributes }, (_, index) => attributeRow(product.attributes[index]));
  return [
    ...mainKeys.map((key) => cellOf[key](product, layout)),
    ...layout.extraNames.map((name) => product.extra?.[name] ?? ''),
    ...layout.moduleNames.map((name) => moduleCells[name] ?? ''),
    ...attributes.flat(),
  ].map(guardCell);
}
