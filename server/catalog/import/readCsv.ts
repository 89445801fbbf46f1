import type { Readable } from 'node:stream';
import { csvRecords, type BrokenLine, type CsvRecord } from '../../csvRecords.ts';
import { readHeader, UnreadableFileError, type CsvHeader } from './csvHeader.ts';
import { readRow } from './csvRow.ts';
import type { ProductRecord, RejectedRow } from './record.ts';

/** A row longer than this is the sign of a quote that is never closed. */
const maxRecord = 1_000_000;

/** What is not UTF-8 becomes U+FFFD, and is found where the cell is read. */
async function* textOf(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of input as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * The rows of a product file, the first line with them, whatever is read of them; those without any text are left out.
 * @param input the bytes of the file; it is closed at the end
 */
export async function* tableRows(input: Readable): AsyncGenerator<CsvRecord | BrokenLine> {
  for await (const row of csvRecords(textOf(input), { maxRecord })) {
    if ('fault' in row || row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

/**
 * Reads WooCommerce's product CSV row by row; no more than a few rows are in memory.
 * @param input the bytes of the file
 * @param headings take the place of the first line's, where somebody has said what its columns are; '' leaves a column out
 * @throws UnreadableFileError when the first line does not name the columns of a product file
 */
export async function* readCsv(input: Readable, headings?: readonly string[]): AsyncGenerator<ProductRecord | RejectedRow> {
  let header: CsvHeader | undefined;
  for await (const row of tableRows(input)) {
    if (header !== undefined) yield 'fault' in row ? { line: row.line, reason: row.fault } : readRow(header, row.cells, row.line);
    else if ('fault' in row) throw new UnreadableFileError(`The first line must name the columns. ${row.fault}`);
    else header = readHeader(headings ?? row.cells);
  }
  if (header === undefined) throw new UnreadableFileError('The file is empty.');
}
