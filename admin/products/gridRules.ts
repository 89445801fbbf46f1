import { globalId } from '../../shared/globalId.ts';
import { boolean, check, number, record, string, union } from 'zod/mini';
import { contentFault, contentOf } from './content.ts';
import { amountFaultOf, amountText } from '../kit/form/amounts.ts';
import { centsOf } from '../../shared/money/parseAmount.ts';
import * as t from './__generated__/messages.ts';

// The rules of the grid of variations. Its form has a value for each cell, so that only the changes of each row are sent.

/** A row's data, as the server has it. */
export interface RowFacts {
  readonly databaseId: number;
  readonly version: number;
  readonly name: string;
  readonly status: string;
  readonly sku?: string | null | undefined;
  readonly regularPrice?: { readonly amount: number } | null | undefined;
  readonly salePrice?: { readonly amount: number } | null | undefined;
  readonly content?: { readonly formatted: string } | null | undefined;
  readonly options: readonly { readonly label?: string | null }[];
}

const fields = ['isPublished', 'sku', 'regularPriceMinor', 'salePriceMinor', 'content'] as const;
type Field = (typeof fields)[number];

/** Cells and versions of rows, by cellName(). */
export type GridValues = Record<string, string | boolean | number>;

/** The name of a cell in the grid's form. */
export const cellName = (databaseId: number, field: Field | 'version'): string => `v${databaseId}_${field}`;

/** The rows as the form's values. */
export const gridValues = (rows: readonly RowFacts[]): GridValues =>
  Object.fromEntries(
    rows.flatMap(({ databaseId, version, status, sku, regularPrice, salePrice, content }) => [
      [cellName(databaseId, 'version'), version],
      [cellName(databaseId, 'isPublished'), status === 'PUBLISHED'],
      [cellName(databaseId, 'sku'), sku ?? ''],
      [cellName(databaseId, 'regularPriceMinor'), amountText(regularPrice?.amount)],
      [cellName(databaseId, 'salePriceMinor'), amountText(salePrice?.amount)],
      [cellName(databaseId, 'content'), content?.formatted ?? ''],
    ]),
  );

/** Rejects prices that are not valid amounts, and contents that are no quantities. */
export const gridSchema = record(string(), union([string(), boolean(), number()])).check(
  check(({ value, issues }) => {
    for (const [name, text] of Object.entries(value)) {
      if (name.endsWith('PriceMinor') && typeof text === 'string' && text.trim() !== '' && centsOf(text) === null)
        issues.push({ code: 'custom', input: text, path: [name], message: amountFaultOf(text) });
      if (name.endsWith('_content') && typeof text === 'string' && contentOf(text) === undefined)
        issues.push({ code: 'custom', input: text, path: [name], message: contentFault });
    }
  }),
);

const changedFields = ({ databaseId }: RowFacts, before: GridValues, now: GridValues) =>
  fields.filter((field) => before[cellName(databaseId, field)] !== now[cellName(databaseId, field)]);

/** The changed rows, in the order in which they are sent and in which the server names them. */
export const changedRows = <Row extends RowFacts>(rows: readonly Row[], before: GridValues, now: GridValues): Row[] =>
  rows.filter((row) => changedFields(row, before, now).length > 0);

/**
 * The mutation's input for a row: only its changes. A variation that is unpublished becomes hidden; one that was never published keeps its
 * status.
 */
export function patchOf(row: RowFacts, before: GridValues, now: GridValues) {
  const changed = changedFields(row, before, now);
  const text = (field: Field) => String(now[cellName(row.databaseId, field)]);
  const isPublished = now[cellName(row.databaseId, 'isPublished')] === true;
  return {
    id: globalId('ProductVariation', row.databaseId),
    expectedVersion: Number(before[cellName(row.databaseId, 'version')]),
    ...(changed.includes('isPublished') && { status: isPublished ? ('PUBLISHED' as const) : ('PRIVATE' as const) }),
    ...(changed.includes('sku') && { sku: text('sku').trim() || null }),
    ...(changed.includes('regularPriceMinor') && { regularPriceMinor: centsOf(text('regularPriceMinor')) }),
    ...(changed.includes('content') && { content: contentOf(text('content')) ?? null }),
    ...(changed.includes('salePriceMinor') && { salePriceMinor: centsOf(text('salePriceMinor')) }),
  };
}

/** The name of a row: its options, such as "Matt, large". */
export const rowName = ({ options, name }: Pick<RowFacts, 'options' | 'name'>): string =>
  options.map(({ label }) => label ?? t.any).join(', ') || name;

const headings: Readonly<Record<Field, string>> = {
  isPublished: t.published,
  sku: t.sku,
  regularPriceMinor: t.price,
  salePriceMinor: t.salePrice,
  content: t.content,
};
const valueText = (value: string | boolean | number | undefined) => (typeof value === 'boolean' ? (value ? t.yes : t.no) : value || t.none);

/** What someone else has changed in a row since it was loaded, and how to resolve it. */
export function staleRowMessage(row: RowFacts, before: GridValues, theirs: GridValues): string {
  const changes = changedFields(row, before, theirs).map((field) => {
    const name = cellName(row.databaseId, field);
    return t.fieldChanged({ field: headings[field], before: String(valueText(before[name])), after: String(valueText(theirs[name])) });
  });
  if (changes.length === 0) return t.rowChangedOutsideGrid({ row: rowName(row) });
  return t.rowChanged({ row: rowName(row), changes: changes.join('; ') });
}
