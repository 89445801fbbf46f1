import type { InputIssue } from '../../../errors.ts';
import { unguardCell } from '../../import/cells.ts';
import { attributeColumn, column, lengthUnits, weightUnits } from '../../import/columns.ts';
import { knownHeading, readHeader, UnreadableFileError } from '../../import/csvHeader.ts';

// Which column of a file is what: pure rules. A mapping names a heading for each column of the file, as readHeader() knows it; a column
// keeps its own heading where the shop only carries it along, and '' leaves it out.

/** Columns of the list of rejected rows, which nobody wants in the shop when the mended file is sent again. */
export const reportHeadings = { line: 'Souk: line', reason: 'Souk: reason' } as const;

/** Something that a column can be taken for. */
export interface MappingTarget {
  /** What a mapping says. */
  value: string;
  /** What people read. */
  label: string;
}

const ownLabels: Readonly<Record<string, string>> = {
  [column.id]: 'Number in the file, for references',
  [column.slug]: 'Address (slug)',
  [column.minQuantity]: 'Lowest quantity of an order',
  [column.maxQuantity]: 'Highest quantity of an order',
  [column.imageTexts]: 'Texts of the images, as the export writes them',
  [column.attributeFacts]: 'Facts of attributes, as the export writes them',
};

const offeredAttributes = 10;
const measures = (name: string, units: Readonly<Record<string, number>>) => Object.keys(units).map((unit) => `${name} (${unit})`);
const isMeasure = (heading: string) => /^(Weight|Length|Width|Height) \(/.test(heading);

/** Everything that a column can be taken for, beside being carried along and left out. */
export const mappingTargets: readonly MappingTarget[] = [
  ...Object.values(column).filter((heading) => !isMeasure(heading)),
  ...measures('Weight', weightUnits),
  ...['Length', 'Width', 'Height'].flatMap((name) => measures(name, lengthUnits)),
  ...Array.from({ length: offeredAttributes }, (_, index) =>
    (['name', 'value(s)', 'visible', 'global', 'default'] as const).map((cell) => attributeColumn(index + 1, cell)),
  ).flat(),
].map((value) => ({ value, label: ownLabels[value] ?? value }));

/** What other shops and merchants call these columns. */
const otherNames: Readonly<Record<string, string>> = {
  title: column.name,
  'product name': column.name,
  'product title': column.name,
  product: column.name,
  'product type': column.type,
  'article number': column.sku,
  'item number': column.sku,
  'variant sku': column.sku,
  barcode: column.gtin,
  upc: column.gtin,
  isbn: column.gtin,
  price: column.regularPrice,
  'variant price': column.regularPrice,
  'list price': column.regularPrice,
  'special price': column.salePrice,
  'discount price': column.salePrice,
  quantity: column.stock,
  qty: column.stock,
  'stock quantity': column.stock,
  inventory: column.stock,
  category: column.categories,
  image: column.images,
  'image src': column.images,
  'image url': column.images,
  pictures: column.images,
  vendor: column.brands,
  manufacturer: column.brands,
  summary: column.shortDescription,
  body: column.description,
  'body (html)': column.description,
  'parent sku': column.parent,
  'product url': column.externalUrl,
  handle: column.slug,
};

const plain = (heading: string) => unguardCell(heading).trim();

/** What each column most probably is. The first of two columns of the same name has it; the other is carried along. */
export function suggestedMapping(headings: readonly string[]): string[] {
  const taken = new Set<string>();
  const own = headings.map((heading) => knownHeading(heading));
  for (const heading of own) if (heading !== null) taken.add(heading.toLowerCase());
  const used = new Set<string>();
  return headings.map((heading, index) => {
    const text = plain(heading);
    if (text === '' || Object.values<string>(reportHeadings).includes(text)) return '';
    const guess = otherNames[text.toLowerCase()];
    const target = own[index] ?? (guess !== undefined && !taken.has(guess.toLowerCase()) ? guess : text);
    const isFree = !used.has(target.toLowerCase());
    used.add(target.toLowerCase());
    return isFree ? target : '';
  });
}

/** Whether the shop knows what the column is, however it is called there. */
export function isInterpreted(target: string): boolean {
  return target !== '' && knownHeading(target) !== null;
}

/** Measures of one kind are one column, whatever their unit. */
const kindOf = (target: string) => (isMeasure(target) ? target.replace(/ \(.*$/, '') : target).toLowerCase();

/** Everything that is wrong with a mapping. */
export function mappingProblems(headings: readonly string[], mapping: readonly string[]): InputIssue[] {
  if (mapping.length !== headings.length)
    return [{ path: ['input', 'mapping'], message: `The file has ${headings.length} columns: say of each what it is.` }];
  const issues: InputIssue[] = [];
  const refuse = (index: number, message: string) => void issues.push({ path: ['input', 'mapping', String(index)], message });
  const first = new Map<string, number>();
  for (const [index, target] of mapping.entries()) {
    if (target === '') continue;
    const isCarried = target === plain(headings[index] ?? '');
    if (!isCarried && !isInterpreted(target)) refuse(index, `“${target.slice(0, 100)}” is nothing that a column can be taken for.`);
    const other = first.get(kindOf(target));
    if (other === undefined) first.set(kindOf(target), index);
    else refuse(index, `Column ${other + 1} is taken for “${target}” already. Leave one of the two out.`);
  }
  if (issues.length > 0) return issues;
  try {
    readHeader(mapping);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const message = first.has(column.name.toLowerCase()) ? error.message : 'Say which column is the name of the product.';
    return [{ path: ['input', 'mapping'], message }];
  }
  return [];
}
