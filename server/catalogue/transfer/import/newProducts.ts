import type { Entry, ProductRecord, RejectedRow } from '../../products/products.ts';

// What a row must contain to create a product, and to show it to shoppers.

/** Products that are sold through other products of the same file, which have the prices. */
const soldByOthers: readonly ProductRecord['type'][] = ['VARIABLE', 'GROUPED'];

function lacksPrice({ type, regularPriceMinor, silence }: ProductRecord): boolean {
  return regularPriceMinor === undefined && (!soldByOthers.includes(type) || silence?.retained.includes('regularPriceMinor') === true);
}

/**
 * Rejects new products without a name. Products for which the file has neither a price nor a published status become drafts.
 * @returns the remaining entries
 */
export function settleNew(entries: readonly Entry[], reject: (row: RejectedRow) => void, warn: (row: RejectedRow) => void): Entry[] {
  return entries.filter((entry) => {
    const { record, isNew } = entry;
    if (!isNew) return true;
    const { line, name, sku, slug, fileId } = record;
    if (name === '') {
      const unnamed = slug === undefined ? `that was imported with the ID ${fileId ?? 'of this row'}` : `at the address "${slug}"`;
      const wanted = sku === undefined ? unnamed : `with the SKU "${sku}"`;
      reject({ line, reason: `The shop has no product ${wanted}, and a new product needs a name.` });
      return false;
    }
    if (record.silence?.retained.includes('status') === true && lacksPrice(record)) {
      record.status = 'DRAFT';
      warn({ line, reason: 'The product has no price, so it is saved as a draft.' });
    }
    return true;
  });
}
