import type { SqlClient } from '../../../platform/database/sql.ts';
import { idOf, type Entry, type RejectedRow } from '../../products/products.ts';
import { productColumns, type ProductColumns } from '../extensionPoints.ts';

/** Columns of product files that modules added, each with its headings. */
export interface ModuleColumns {
  module: ProductColumns;
  headings: ReadonlySet<string>;
}

/** Reads which columns modules add at present. */
export async function moduleColumns(sql: SqlClient): Promise<ModuleColumns[]> {
  const found: ModuleColumns[] = [];
  for (const module of productColumns.participants) found.push({ module, headings: new Set(await module.headings(sql)) });
  return found.filter(({ headings }) => headings.size > 0);
}

/** The headings of all modules, by their lower case: spreadsheets and other shops change the case. */
export const headingsOf = (columns: readonly ModuleColumns[]): ReadonlyMap<string, string> =>
  new Map(columns.flatMap(({ headings }) => [...headings].map((heading) => [heading.toLowerCase(), heading] as const)));

/**
 * Moves cells out of the data that the shop stores uninterpreted.
 * @param claimed headings of the modules' columns
 */
export function withModuleCells(entry: Entry, claimed: ReadonlyMap<string, string>): Entry {
  if (claimed.size === 0) return entry;
  const { record } = entry;
  const headingOf = (name: string) => claimed.get(name.toLowerCase());
  // A column without a cell in `extra` is empty in this row.
  const inFile = (record.silence?.extraColumns ?? []).flatMap((name) => headingOf(name) ?? []).map((heading) => [heading, '']);
  const given = Object.entries(record.extra).flatMap(([name, cell]) => {
    const heading = headingOf(name);
    return heading === undefined ? [] : [[heading, cell]];
  });
  if (inFile.length + given.length === 0) return entry;
  const extra = Object.fromEntries(Object.entries(record.extra).filter(([name]) => headingOf(name) === undefined));
  return {
    ...entry,
    record: { ...record, extra, moduleCells: Object.fromEntries([...inFile, ...given, ...Object.entries(record.moduleCells ?? {})]) },
  };
}

/** Lets modules store their cells. Returns the IDs of changed products. */
export async function writeModuleCells(
  sql: SqlClient,
  entries: readonly Entry[],
  columns: readonly ModuleColumns[],
  warn: (row: RejectedRow) => void,
): Promise<number[]> {
  const changed: number[] = [];
  for (const { module, headings } of columns) {
    const rows = entries.flatMap((entry) => {
      const cells = Object.entries(entry.record.moduleCells ?? {}).filter(([name]) => headings.has(name));
      const { line, type } = entry.record;
      return cells.length === 0
        ? []
        : {
            productId: idOf(entry),
            isVariation: type === 'VARIATION',
            cells: Object.fromEntries(cells),
            warn: (reason: string) => warn({ line, reason }),
          };
    });
    if (rows.length > 0) changed.push(...(await module.write(sql, rows)));
  }
  return changed;
}
