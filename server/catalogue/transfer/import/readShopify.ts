import type { BrokenLine, CsvRecord } from '../../../platform/csv/csvRecords.ts';
import type { ProductRecord, RejectedRow } from '../../products/products.ts';
import type { ShopifyHeader } from './shopifyHeader.ts';
import { readShopifyProduct } from './shopifyProduct.ts';
import { ShopifyRow } from './shopifyRow.ts';

// Shopify's product CSV: all rows with the same handle form one product, with its variants and images.

/** Shopify allows 2,048 variants and 250 images; more rows are a mistake and would fill the memory. */
const maxRows = 5_000;

interface Group {
  handle: string;
  rows: ShopifyRow[];
}

/**
 * Reads the rows below the headings; holds one product at a time in memory.
 * @returns each product before its variations; a rejected row loses only its own data
 */
export async function* readShopify(
  header: ShopifyHeader,
  rows: AsyncIterable<CsvRecord | BrokenLine>,
): AsyncGenerator<ProductRecord | RejectedRow> {
  const lastLineOf = new Map<string, number>();
  let group: Group | undefined;
  let unread: RejectedRow[] = [];
  const finish = () => {
    if (!group) return unread.splice(0);
    const last = group.rows.at(-1);
    if (group.handle !== '' && last) lastLineOf.set(group.handle, last.line);
    const read = [...readShopifyProduct(group.rows), ...unread.splice(0)];
    group = undefined;
    return read.toSorted((a, b) => a.line - b.line);
  };
  const refuse = (line: number, reason: string) => void unread.push({ line, reason });
  for await (const record of rows) {
    if ('fault' in record) {
      refuse(record.line, record.fault);
      continue;
    }
    const row = new ShopifyRow(header, record);
    const problem = row.shapeProblem();
    if (problem !== null) {
      refuse(row.line, problem);
      continue;
    }
    const handle = row.text('handle').toLowerCase();
    const goesOn = group !== undefined && (handle === '' ? row.text('title') === '' : handle === group.handle);
    if (goesOn && group) {
      if (group.rows.length < maxRows) group.rows.push(row);
      else refuse(row.line, `A product can have at most ${maxRows} rows.`);
      continue;
    }
    const earlier = lastLineOf.get(handle);
    if (earlier !== undefined) {
      refuse(row.line, `The rows of "${handle}" must be consecutive. Earlier rows of this product end on line ${earlier}.`);
      continue;
    }
    yield* finish();
    group = { handle, rows: [row] };
  }
  yield* finish();
}
