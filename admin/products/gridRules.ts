import { amountText, centsOf } from '../kit/form/amounts.ts';

// The rules of the grid of variations: what its fields show, and what of them is somebody's own.

/** What a row is made of, as the server has it. */
export interface RowFacts {
  readonly databaseId: number;
  readonly name: string;
  readonly status: string;
  readonly sku: string | null | undefined;
  readonly regularPrice: { readonly amount: number } | null | undefined;
  readonly salePrice: { readonly amount: number } | null | undefined;
}

/** What stands in the fields of a row. */
export interface Cells {
  isPublished: boolean;
  sku: string;
  regular: string;
  sale: string;
}

const names = ['isPublished', 'sku', 'regular', 'sale'] as const satisfies (keyof Cells)[];

/** The fields as the server has them. */
export const cellsAsRead = ({ status, sku, regularPrice, salePrice }: RowFacts): Cells => ({
  isPublished: status === 'PUBLISHED',
  sku: sku ?? '',
  regular: amountText(regularPrice?.amount),
  sale: amountText(salePrice?.amount),
});

/** Which fields differ from what the server has. */
export function ownChanges(row: RowFacts, cells: Cells): Partial<Cells> {
  const read = cellsAsRead(row);
  return Object.fromEntries(names.filter((name) => cells[name] !== read[name]).map((name) => [name, cells[name]]));
}

/** What is sent of a row: its own changes. A variation that is taken off sale is hidden; one that was never on it stays what it was. */
export function patchOf(row: RowFacts & { readonly version: number }, cells: Cells) {
  const { isPublished, sku, regular, sale } = ownChanges(row, cells);
  return {
    databaseId: row.databaseId,
    expectedVersion: row.version,
    ...(isPublished !== undefined && { status: isPublished ? ('PUBLISHED' as const) : ('PRIVATE' as const) }),
    ...(sku !== undefined && { sku: sku.trim() || null }),
    ...(regular !== undefined && { regularPriceMinor: centsOf(regular) }),
    ...(sale !== undefined && { salePriceMinor: centsOf(sale) }),
  };
}

/** How a row is called: by its options, such as "Matt, large". */
export const rowName = ({ options, name }: { options: readonly { label?: string | null }[]; name: string }): string =>
  options.map(({ label }) => label ?? 'any').join(', ') || name;

const headings: Readonly<Record<keyof Cells, string>> = {
  isPublished: 'on sale here',
  sku: 'SKU',
  regular: 'price',
  sale: 'sale price',
};
const told = (value: string | boolean) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : value || 'none');

/** What somebody else has changed of a row since it was read, and what can be done about it. */
export function staleWords(row: RowFacts & { options: readonly { label?: string | null }[] }, theirs: RowFacts): string {
  const [before, after] = [cellsAsRead(row), cellsAsRead(theirs)];
  const changes = names
    .filter((name) => before[name] !== after[name])
    .map((name) => `${headings[name]} ${told(before[name])} → ${told(after[name])}`);
  const what = changes.length === 0 ? 'What they have changed is not in this grid.' : `They have changed: ${changes.join(', ')}.`;
  return `Nothing was saved. Somebody else has saved ${rowName(row)} meanwhile. ${what} What you have typed still stands here: save again to save it over theirs.`;
}
