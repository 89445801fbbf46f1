import { parse, type CsvError } from 'csv-parse';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { readHeader, UnreadableFileError, type CsvHeader } from './csvHeader.ts';
import { readRow } from './csvRow.ts';
import type { ProductRecord, RejectedRow } from './record.ts';

/** A row longer than this is the sign of a quote that is never closed. */
const maxRowBytes = 1_000_000;

/** How the files of the shop are read, whatever is read of them. */
export const csvRules = {
  bom: true,
  skip_empty_lines: true,
  relax_column_count: true,
  skip_records_with_error: true,
  max_record_size: maxRowBytes,
} as const;

/**
 * Reads WooCommerce's product CSV row by row; no more than a few rows are in memory.
 * @param input the bytes of the file, see delimiterOf for the delimiter
 * @param headings take the place of the first line's, where somebody has said what its columns are; '' leaves a column out
 * @throws UnreadableFileError when the first line does not name the columns of a product file
 */
export async function* readCsv(
  input: Readable,
  delimiter: string,
  headings?: readonly string[],
): AsyncGenerator<ProductRecord | RejectedRow> {
  const broken: RejectedRow[] = [];
  const parser = parse({ ...csvRules, delimiter, info: true, on_skip: (error) => void (error && broken.push(brokenRow(error))) });
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let header: CsvHeader | undefined;
  const lineOf = lineCounter();
  try {
    for await (const item of parser) {
      const { record: cells, info } = item as { record: string[]; info: { lines: number } };
      yield* broken.splice(0);
      const line = lineOf(cells, info.lines);
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (header === undefined) header = readHeader(headings ?? cells);
      else yield readRow(header, cells, line);
    }
  } finally {
    input.destroy();
  }
  yield* broken.splice(0);
  if (header === undefined) throw new UnreadableFileError('The file is empty.');
}

/** Tells at which line of the file each row begins, from what the parser says of one after the other. */
export function lineCounter(): (cells: readonly string[], linesRead: number) => number {
  // The parser counts CR LF inside quotes as two lines.
  let drift = 0;
  return (cells, linesRead) => {
    const breaks = cells.join('').match(/\r\n|\r|\n/g) ?? [];
    const doubled = breaks.filter((text) => text === '\r\n').length;
    const line = linesRead - drift - breaks.length - doubled;
    drift += doubled;
    return line;
  };
}

function brokenRow(error: CsvError): RejectedRow {
  const line = typeof error.lines === 'number' ? error.lines : 0;
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return { line, reason: 'A quoted text that begins before is never closed; the rows in it could not be read.' };
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE')
    return { line, reason: 'The row is longer than 1 MB; most likely a quoted text is never closed.' };
  return {
    line,
    reason: `The quotes are not in order (${error.message.replace(/ at line.*$/, '')}); a quote inside a quoted text must be doubled.`,
  };
}

/** @returns comma, semicolon or tab: whichever the first line has most of, outside quotes */
export async function delimiterOf(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(65_536), 0, 65_536, 0);
    const [firstLine = ''] = buffer
      .toString('utf8', 0, bytesRead)
      .replaceAll(/"[^"]*"/g, '')
      .split(/\r|\n/, 1);
    const count = (delimiter: string) => firstLine.split(delimiter).length;
    return [',', ';', '\t'].reduce((best, delimiter) => (count(delimiter) > count(best) ? delimiter : best));
  } finally {
    await handle.close();
  }
}
