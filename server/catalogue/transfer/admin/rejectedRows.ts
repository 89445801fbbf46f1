import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import type { CsvRecord } from '../../../platform/csv/csvRecords.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { guardCell } from '../import/cells.ts';
import { reportHeadings } from '../import/columns.ts';
import { tableRows } from '../import/readCsv.ts';
import { isShopifyTable } from '../import/shopifyHeader.ts';
import { importFile } from './importFile.ts';
import { problemsOf } from './reading.ts';
import { shopifyRejectedRows } from './shopifyRejected.ts';

/** The rows of the file as they are in it; those that could not be read are missing. */
async function* readableRows(files: FileStorage, file: string): AsyncGenerator<CsvRecord> {
  const stored = await files.get(file);
  if (!stored) return;
  let isHeading = true;
  for await (const row of tableRows(stored.body)) {
    if (!('fault' in row) && !isHeading) yield row;
    isHeading = false;
  }
}

/** The rows to send again, as they are in the file; of a Shopify file what makes them complete. */
async function* rejectedRows(headings: readonly string[], rows: AsyncIterable<CsvRecord>, isRejected: (line: number) => boolean) {
  if (isShopifyTable(headings)) yield* shopifyRejectedRows(headings, rows, isRejected);
  else for await (const row of rows) if (isRejected(row.line)) yield row;
}

/**
 * Writes the rejected rows of an import as CSV: as they are in the file, with line and reason, so that they can be mended and sent
 * again. The output is ended. @returns number of rejected rows
 */
export async function exportRejected(found: CatalogueImport, files: FileStorage, output: Writable, signal?: AbortSignal): Promise<number> {
  const { headings } = found;
  const reasons = new Map(problemsOf(found).flatMap(({ line, reason, isWarning }) => (isWarning ? [] : [[line, reason]])));
  const left = new Map(reasons);
  const rows = async function* () {
    yield [...headings, reportHeadings.line, reportHeadings.reason];
    const file = readableRows(files, importFile(found.storedName));
    for await (const { line, cells } of rejectedRows(headings, file, (at) => reasons.has(at))) {
      left.delete(line);
      yield [...headings.map((_, at) => guardCell(cells[at] ?? '')), String(line), guardCell(reasons.get(line) ?? '')];
    }
    for (const [line, reason] of left) yield [...headings.map(() => ''), String(line), guardCell(reason)];
  };
  const csv = stringify({ bom: true, record_delimiter: '\n', quoted_match: /[\r\n\t']|^\s|\s$/ });
  await pipeline(Readable.from(rows()), csv, output, { signal });
  return reasons.size;
}
