import type { Entry, ProductRecord, RejectedRow } from '../../products/products.ts';

// What a row must say so that a product can be made of it, and so that shoppers see it.

/** Products that are sold by others of the same file: these have the prices. */
const soldByOthers: readonly ProductRecord['type'][] = ['VARIABLE', 'GROUPED'];

function lacksPrice({ type, regularPriceMinor, silence }: ProductRecord): boolean {
  return regularPriceMinor === undefined && (!soldByOthers.includes(type) || silence?.keeps.includes('regularPriceMinor') === true);
}

/**
 * Leaves out new products without a name. Those of which the file says neither what they cost nor that they are published become drafts.
 * @returns the entries that remain
 */
export function settleNew(entries: readonly Entry[], reject: (row: RejectedRow) => void, warn: (row: RejectedRow) => void): Entry[] {
  return entries.filter((entry) => {
    const { record, isNew } = entry;
    if (!isNew) return true;
    const { line, name, sku, slug } = record;
    if (name === '') {
      const wanted = sku === undefined ? `at the address "${slug ?? ''}"` : `with the SKU "${sku}"`;
      reject({ line, reason: `The shop has no product ${wanted}, and a new product needs a name.` });
      return false;
    }
    if (record.silence?.keeps.includes('status') === true && lacksPrice(record)) {
      record.status = 'DRAFT';
      warn({ line, reason: 'The product has no price, so it is saved as a draft.' });
    }
    return true;
  });
}
