import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CatalogueImport } from '../../../generated/prisma/client.ts';
import type { FileStorage } from '../../../platform/storage/storage.ts';
import { guardCell } from '../import/cells.ts';
import { reportHeadings } from '../import/columns.ts';
import { tableRows } from '../import/readCsv.ts';
import { importFile } from './importFile.ts';
import { problemsOf } from './reading.ts';

/** The rows of the file at these lines, as they are in it; those that could not be read are missing. */
async function* rowsAt(files: FileStorage, file: string, lines: ReadonlySet<number>): AsyncGenerator<{ line: number; cells: string[] }> {
  const stored = await files.get(file);
  if (!stored) return;
  for await (const row of tableRows(stored.body)) {
    if (!('fault' in row) && lines.has(row.line)) yield row;
  }
}

/**
 * Writes the rejected rows of an import as CSV: as they are in the file, with line and reason, so that they can be mended and sent
 * again. The output is ended. @returns number of rows
 */
export async function exportRejected(found: CatalogueImport, files: FileStorage, output: Writable, signal?: AbortSignal): Promise<number> {
  const left = new Map(problemsOf(found).flatMap(({ line, reason, isWarning }) => (isWarning ? [] : [[line, reason]])));
  const count = left.size;
  const rows = async function* () {
    yield [...found.headings, reportHeadings.line, reportHeadings.reason];
    for await (const { line, cells } of rowsAt(files, importFile(found.storedName), new Set(left.keys()))) {
      const reason = left.get(line) ?? '';
      left.delete(line);
      yield [...found.headings.map((_, at) => guardCell(cells[at] ?? '')), String(line), guardCell(reason)];
    }
    for (const [line, reason] of left) yield [...found.headings.map(() => ''), String(line), guardCell(reason)];
  };
  const csv = stringify({ bom: true, record_delimiter: '\n', quoted_match: /[\r\n\t']|^\s|\s$/ });
  await pipeline(Readable.from(rows()), csv, output, { signal });
  return count;
}
