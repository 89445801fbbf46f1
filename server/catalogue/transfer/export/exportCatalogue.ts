import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../../platform/database/db.ts';
import { shopTimeZone } from '../../../foundation/settings/settings.ts';
import { openSession } from '../import/session.ts';
import { layoutOf, rowOf } from './csvRow.ts';
import { readExtent, readPages } from './readPages.ts';

export interface ExportOptions {
  /** Called after each page with the rows written and the number of all. */
  onProgress?: (done: number, total: number) => void;
  signal?: AbortSignal;
  /** Numbers of the products that are wanted, with their variations; absent or null for all. */
  ids?: readonly number[] | null;
}

/**
 * Writes the catalogue as WooCommerce's product CSV; importing the file changes nothing. No more than a page of products is in
 * memory. The output is ended.
 * @returns number of rows
 */
export async function exportCatalogue(db: Db, output: Writable, { onProgress, signal, ids = null }: ExportOptions = {}): Promise<number> {
  const timeZone = await shopTimeZone(db.prisma);
  const session = await openSession(db);
  try {
    const extent = await session.transaction((sql) => readExtent(sql, ids), 'begin read only');
    const layout = layoutOf(extent, timeZone);
    let done = 0;
    const rows = async function* () {
      yield layout.headings;
      for await (const page of readPages(session, ids)) {
        for (const product of page) yield rowOf(product, layout);
        done += page.length;
        onProgress?.(done, extent.products);
      }
    };
    // Spreadsheets take the file for UTF-8 only when it begins with a byte order mark; a lone CR must stand in quotes too.
    const csv = stringify({ bom: true, record_delimiter: '\n', quoted_match: /[\r\n\t']|^\s|\s$/ });
    await pipeline(Readable.from(rows()), csv, output, { signal });
    return done;
  } finally {
    await session.close();
  }
}
