import { changesBetween } from '../../../../foundation/audit/audit.ts';
import { InvalidInputError } from '../../../../platform/errors/errors.ts';
import { changeRows, knownRow, settled, staleProduct, type RowOutcome, type StaffShop } from '../../../editing/editing.ts';
import { draftOf, patched, type ProductPatch } from '../draft.ts';
import { productProblems } from '../productRules.ts';
import { updateDrafts, type DraftWrite } from './writeDrafts.ts';

/** New prices of the product or variation with this SKU; absent fields stay unchanged, null clears. */
export interface ProductPriceRow extends Pick<ProductPatch, 'regularPriceMinor' | 'salePriceMinor' | 'saleStartsAt' | 'saleEndsAt'> {
  sku: string;
  /** The version that the caller read; absent to overwrite any. */
  expectedVersion?: number | null;
}

/**
 * Updates the prices of many products and variations, in one transaction. Price changes are recorded in the price ledger.
 * @throws InvalidInputError, TryAgainError
 */
export async function bulkUpdatePrices(shop: StaffShop, rows: readonly ProductPriceRow[]): Promise<RowOutcome[]> {
  return changeRows(shop, rows, { call: 'product.bulk-prices', update: 'product.save' }, async ({ tx, actor, rows: found }) => {
    const writes: DraftWrite[] = [];
    const results = found.map((one) => {
      const result = settled(() => {
        const { row, path, product } = knownRow(one);
        const { id, name: label, version, stock, parentId, brandId } = product;
        const { sku: _sku, expectedVersion, ...prices } = row;
        if (expectedVersion != null && expectedVersion !== version) throw staleProduct(product, [...path, 'expectedVersion']);
        if (product.type === 'VARIABLE' || product.type === 'GROUPED') {
          const message = 'The product has no price of its own. Set the prices of its variations or grouped products instead.';
          throw new InvalidInputError([{ path: [...path, 'sku'], message }]);
        }
        const before = draftOf(product);
        const draft = patched(before, prices);
        const issues = productProblems(draft, path);
        if (issues.length > 0) throw new InvalidInputError(issues);
        if (Object.keys(changesBetween({ ...before }, { ...draft })).length === 0) return { id, changed: null, version, stock };
        writes.push({ id, draft, brandId });
        return { id, changed: { id, label, before: { ...before }, after: { ...draft } }, version: version + 1, stock, parentId };
      });
      return [one.index, result] as const;
    });
    await updateDrafts(tx, writes, { accountId: actor.accountId, now: shop.now });
    return new Map(results);
  });
}
