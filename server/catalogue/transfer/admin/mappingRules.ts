import type { InputIssue } from '../../../platform/errors/errors.ts';
import { attributeColumn, column, passthroughColumns, lengthUnits, reportHeadings, weightUnits } from '../import/columns.ts';
import { MissingColumnsError, readHeader, UnreadableFileError } from '../import/csvHeader.ts';
import { interpretHeadings, plainHeading } from '../import/headings.ts';
import { hasShopifyTitle, isShopifyHeading, isShopifyTable } from '../import/shopifyHeader.ts';

// Maps the columns of a file: pure rules. A mapping names one of the shop's own headings for each column; a column that the shop only
// stores uninterpreted retains its own heading, and '' omits a column.

/** A heading that a column can be mapped to. */
export interface MappingTarget {
  /** The value used in a mapping. */
  value: string;
  /** The text shown to users. */
  label: string;
}

const ownLabels: Readonly<Record<string, string>> = {
  [column.id]: 'ID in the file, for references',
  [column.slug]: 'Address (slug)',
  [column.minQuantity]: 'Minimum quantity per order',
  [column.maxQuantity]: 'Maximum quantity per order',
  [column.imageTexts]: 'Image alt text, in the export format',
  [column.attributeFacts]: 'Attribute details, in the export format',
};

const offeredAttributes = 10;
const measures = (name: string, units: Readonly<Record<string, number>>) => Object.keys(units).map((unit) => `${name} (${unit})`);
const isMeasure = (heading: string) => /^(Weight|Length|Width|Height) \(/.test(heading);

/** All headings that a column can be mapped to, besides storing it uninterpreted and omitting it. */
export const mappingTargets: readonly MappingTarget[] = [
  ...Object.values(column).filter((heading) => !isMeasure(heading)),
  ...measures('Weight', weightUnits),
  ...['Length', 'Width', 'Height'].flatMap((name) => measures(name, lengthUnits)),
  ...Array.from({ length: offeredAttributes }, (_, index) =>
    (['name', 'value(s)', 'visible', 'global', 'default'] as const).map((cell) => attributeColumn(index + 1, cell)),
  ).flat(),
  ...passthroughColumns,
].map((value) => ({ value, label: ownLabels[value] ?? value }));

const targetValues = new Set(mappingTargets.map(({ value }) => value));

/** The most likely mapping, the same as the command uses. */
export function suggestedMapping(headings: readonly string[]): string[] {
  const isReported = (text: string) => Object.values<string>(reportHeadings).includes(text);
  if (isShopifyTable(headings)) return headings.map(plainHeading).map((text) => (isReported(text) ? '' : text));
  return interpretHeadings(headings).map(({ target }) => target);
}

const meaningOf = (target: string) => interpretHeadings([target], true)[0];

/** Whether the shop interprets the column, under any of its names. */
function isInterpreted(target: string): boolean {
  return meaningOf(target)?.fate === 'read';
}

/** Whether products get the address of the shop that sells them from a column with this mapping. */
export function mapsExternalUrl(mapping: readonly string[]): boolean {
  return mapping.some((target) => meaningOf(target)?.target === column.externalUrl);
}

/** Returns a function that tells whether the shop interprets a column of this file. */
export function interpreterOf(headings: readonly string[]): (target: string) => boolean {
  return isShopifyTable(headings) ? isShopifyHeading : isInterpreted;
}

/** Headings of one measure count as the same column, whatever their unit. */
const kindOf = (target: string) => (isMeasure(target) ? target.replace(/ \(.*$/, '') : target).toLowerCase();

/** All problems of a mapping. */
export function mappingProblems(headings: readonly string[], mapping: readonly string[]): InputIssue[] {
  if (mapping.length !== headings.length)
    return [{ path: ['input', 'mapping'], message: `The file has ${headings.length} columns. Choose a field for each column.` }];
  if (isShopifyTable(headings)) return shopifyProblems(headings, mapping);
  const issues: InputIssue[] = [];
  const refuse = (index: number, message: string) => void issues.push({ path: ['input', 'mapping', String(index)], message });
  const first = new Map<string, number>();
  for (const [index, target] of mapping.entries()) {
    if (target === '') continue;
    const isCarried = target === plainHeading(headings[index] ?? '');
    if (!isCarried && !targetValues.has(target) && !isInterpreted(target))
      refuse(index, `“${target.slice(0, 100)}” isn’t a valid field for a column.`);
    const other = first.get(kindOf(target));
    if (other === undefined) first.set(kindOf(target), index);
    else refuse(index, `Column ${other + 1} is already mapped to “${target}”. Skip one of the two columns.`);
  }
  if (issues.length > 0) return issues;
  try {
    readHeader(headings, mapping);
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error;
    const message = error instanceof MissingColumnsError ? `Choose a column for ${error.lack}.` : error.message;
    return [{ path: ['input', 'mapping'], message }];
  }
  return [];
}

/** A Shopify export is read by Shopify's own headings: columns can only be omitted. */
function shopifyProblems(headings: readonly string[], mapping: readonly string[]): InputIssue[] {
  const message = 'This is a Shopify export. Keep the column unchanged, or skip it.';
  const changed = mapping.flatMap((target, index) => (target === '' || target === plainHeading(headings[index] ?? '') ? [] : [index]));
  if (changed.length > 0) return changed.map((index) => ({ path: ['input', 'mapping', String(index)], message }));
  if (isShopifyTable(mapping) && hasShopifyTitle(mapping) === hasShopifyTitle(headings)) return [];
  return [{ path: ['input', 'mapping'], message: 'A Shopify export needs the columns Handle and Title and the variant columns.' }];
}
