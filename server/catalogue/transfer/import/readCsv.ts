import type { Readable } from 'node:stream';
import { csvRecords, type BrokenLine, type CsvRecord } from '../../../platform/csv/csvRecords.ts';
import { readHeader, UnreadableFileError, type CsvHeader } from './csvHeader.ts';
import { readRow } from './csvRow.ts';
import { readShopify } from './readShopify.ts';
import type { FileNotice, ProductRecord, RejectedRow } from '../../products/products.ts';
import { inventoryRefusal, isShopifyTable, readShopifyHeader } from './shopifyHeader.ts';

/** A longer row indicates a quote that is never closed. */
const maxRecord = 1_000_000;

/** Bytes that aren't UTF-8 become U+FFFD, which is reported when the cell is read. */
async function* textOf(input: Readable): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const chunk of input as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/**
 * Yields the rows of a product file, including the first line, without interpreting them; skips rows without any text.
 * @param input the bytes of the file; closed at the end
 * @param onDelimiter called with the delimiter before the first row
 */
export async function* tableRows(input: Readable, onDelimiter?: (delimiter: string) => void): AsyncGenerator<CsvRecord | BrokenLine, void> {
  for await (const row of csvRecords(textOf(input), { maxRecord, onDelimiter })) {
    if ('fault' in row || row.cells.some((cell) => cell.trim() !== '')) yield row;
  }
}

/**
 * Reads WooCommerce's product CSV row by row, or Shopify's product by product; holds only a few rows in memory.
 * @param input the bytes of the file
 * @param timeZone the shop's time zone, for dates without an offset
 * @param mapping replaces the first line's headings when a user has mapped the columns; '' omits a column
 * @throws UnreadableFileError when the first line doesn't name the columns of a product file
 */
export async function* readCsv(
  input: Readable,
  timeZone: string,
  mapping?: readonly string[],
): AsyncGenerator<ProductRecord | RejectedRow | FileNotice> {
  let delimiter = '';
  const rows = tableRows(input, (used) => {
    delimiter = used;
  });
  try {
    const { value: first } = await rows.next();
    if (!first) throw new UnreadableFileError('The file is empty.');
    if ('fault' in first) throw new UnreadableFileError(`The first line must be a header row that names the columns. ${first.fault}`);
    // An unreadable heading would make its column meaningless: a draft could be published.
    if (first.cells.some((cell) => /[\ufffd\0]/.test(cell)))
      throw new UnreadableFileError('The header row isn’t UTF-8, so nothing was imported. Save the file as “CSV UTF-8”.');
    const refusal = inventoryRefusal(first.cells);
    if (refusal !== null) throw new UnreadableFileError(refusal);
    const pointIsDecimal = delimiter === ',';
    if (isShopifyTable(first.cells)) {
      const left = new Set(mapping?.flatMap((heading, at) => (heading === '' ? [at] : [])));
      const shopify = readShopifyHeader(first.cells, left, pointIsDecimal);
      for (const notice of shopify.notices) yield { line: first.line, notice };
      yield* readShopify(shopify, rows);
      return;
    }
    const header: CsvHeader = { ...readHeader(first.cells, mapping), pointIsDecimal, timeZone };
    for (const notice of header.notices) yield { line: first.line, notice };
    for await (const row of rows) yield 'fault' in row ? { line: row.line, reason: row.fault } : readRow(header, row.cells, row.line);
  } finally {
    await rows.return();
  }
}
