import { ShopifyRow } from '../import/shopifyRow.ts';
import { ofProduct, readShopifyHeader, type ShopifyHeader } from '../import/shopifyHeader.ts';
import type { CsvRecord } from '../../../platform/csv/csvRecords.ts';

// Rejected rows of a Shopify file, so that they can be uploaded again without the rest of their product, which would overwrite the stock of its
// other variants.

/** The cells of a variant whose product the shop has: the handle, the names of the options, and what is its own. The product's are left out. */
function aloneCells({ at, options, extra }: ShopifyHeader, { cells }: CsvRecord, first: CsvRecord): string[] {
  const alone = [...cells];
  for (const index of [...ofProduct.map((key) => at[key]), ...extra.filter(({ isOfVariant }) => !isOfVariant).map((column) => column.at)])
    if (index !== undefined) alone[index] = '';
  for (const index of [at.handle, ...options.map(({ name }) => name)]) if (index !== undefined) alone[index] ||= first.cells[index] ?? '';
  return alone;
}

/** Reads a Shopify file product by product. A product of which no variant was taken comes as a whole. */
export async function* shopifyRejectedRows(
  headings: readonly string[],
  rows: AsyncIterable<CsvRecord>,
  isRejected: (line: number) => boolean,
): AsyncGenerator<CsvRecord> {
  const header = readShopifyHeader(headings, new Set(), true);
  const handleOf = (record: CsvRecord) => new ShopifyRow(header, record).text('handle').toLowerCase();
  const titleOf = (record: CsvRecord) => new ShopifyRow(header, record).text('title');
  let group: CsvRecord[] = [];
  const finish = () => {
    const [first] = group;
    const rejected = group.filter(({ line }) => isRejected(line));
    const variants = group.filter((record) => new ShopifyRow(header, record).isVariant());
    if (!first || rejected.length === 0) return [];
    if (variants.every(({ line }) => isRejected(line))) return group;
    return rejected.map((record) => (variants.includes(record) ? { ...record, cells: aloneCells(header, record, first) } : record));
  };
  for await (const record of rows) {
    const [first] = group;
    const handle = handleOf(record);
    const goesOn = first && (handle === '' ? titleOf(record) === '' : handle === handleOf(first));
    if (!goesOn) {
      yield* finish();
      group = [];
    }
    group.push(record);
  }
  yield* finish();
}
