import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../platform/database/db.ts';
import { shopTimeZone } from '../../../foundation/settings/settings.ts';
import { moduleColumns, type ModuleColumns } from '../import/moduleColumns.ts';
import { openSession, type SqlSession } from '../import/session.ts';
import { layoutOf, rowOf } from './csvRow.ts';
import { readExtent, readPages, type ExportedProduct } from './readPages.ts';

export interface ExportOptions {
  /** Called after each page with the number of rows written and the total. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** IDs of the products to export, with their variations; absent or null for all. */
  ids?: readonly number[] | null;
}

/**
 * Writes the catalogue as WooCommerce's product CSV; importing the file again changes nothing. Holds at most one page of products in
 * memory. Ends the output.
 * @returns number of rows
 */
export async function exportCatalogue(db: Db, output: Writable, { onProgress, signal, ids = null }: ExportOptions = {}): Promise<number> {
  const timeZone = await shopTimeZone(db.prisma);
  const session = await openSession(db);
  try {
    const { extent, columns } = await session.transaction(
      async (sql) => ({ extent: await readExtent(sql, ids), columns: await moduleColumns(sql) }),
      'begin read only',
    );
    const layout = layoutOf(
      extent,
      columns.flatMap(({ headings }) => [...headings]),
      timeZone,
    );
    let done = 0;
    const rows = async function* () {
      yield layout.headings;
      for await (const page of readPages(session, ids)) {
        const cells = await moduleCells(session, columns, page);
        for (const product of page) yield rowOf(product, layout, cells.get(product.id));
        done += page.length;
        onProgress?.(done, extent.products);
      }
    };
    // Spreadsheets read the file as UTF-8 only if it begins with a byte order mark; a lone CR must be quoted too.
    const csv = stringify({ bom: true, record_delimiter: '\n', quoted_match: /[\r\n\t']|^\s|\s$/ });
    await pipeline(Readable.from(rows()), csv, output, { signal });
    return done;
  } finally {
    await session.close();
  }
}

/** The cells of modules' columns by product. */
async function moduleCells(
  session: SqlSession,
  columns: readonly ModuleColumns[],
  page: readonly ExportedProduct[],
): Promise<Map<number, Record<string, string>>> {
  const cells = new Map<number, Record<string, string>>();
  const ids = page.map(({ id }) => id);
  for (const { module } of columns)
    for (const [id, own] of await session.transaction((sql) => module.read(sql, ids), 'begin read only'))
      cells.set(id, { ...cells.get(id), ...own });
  return cells;
}
