import { createHash } from 'node:crypto';
import { InvalidInputError, StaleRecordError } from '../../../platform/errors/errors.ts';
import { Prisma } from '../../../generated/prisma/client.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { changeRows, knownRow, settled, type RowOutcome, type RowResults, type StaffShop } from '../../editing/editing.ts';
import { checkAmount, checkReason, stockAfter, writeStock, type StockAdjustment } from './stock.ts';
import { says } from '../__generated__/messages.ts';

/** A stock adjustment of the product or variation with this SKU. */
export interface StockRow extends Pick<StockAdjustment, 'delta' | 'setTo'> {
  sku: string;
  /** The stock that the caller read; absent to accept any. */
  expectedStock?: number | null;
}

const keyInUse = says((t) => t.thisKeyWasAlreadyUsed);

/** The movements that an earlier request with this key has made, by product. */
async function earlierMovements(tx: Tx, prefix: string, ids: readonly number[]) {
  const rows = await tx.stockMovement.findMany({
    where: { key: { in: ids.map((id) => `${prefix} ${id}`) } },
    select: { productId: true, delta: true, stockAfter: true },
  });
  return new Map(rows.map((row) => [row.productId, row]));
}

/**
 * Adjusts the stock of many products and variations. Sales continue meanwhile: a delta is added to the current quantity. A repeated request
 * with the same key repeats no adjustment.
 * @throws InvalidInputError, TryAgainError
 */
export async function bulkAdjustStock(
  shop: StaffShop,
  { rows, reason, note, key }: Pick<StockAdjustment, 'reason' | 'note' | 'key'> & { rows: readonly StockRow[] },
): Promise<RowOutcome[]> {
  checkReason({ note, key });
  // Keys of movements are unique in the shop; the hash has the same length for every key.
  const prefix = `rows ${createHash('sha256').update(key).digest('hex')}`;
  return changeRows(shop, rows, { call: 'product.bulk-stock', update: 'product.stock' }, async ({ tx, actor, rows: found }) => {
    const made = await earlierMovements(
      tx,
      prefix,
      found.flatMap(({ product }) => product?.id ?? []),
    );
    const results: RowResults = new Map();
    const levels: { id: number; before: number; after: number }[] = [];
    for (const one of found) {
      const result = settled(() => {
        const { row, path, product } = knownRow(one);
        checkAmount(row, path);
        const { id, name, version, stock, managesStock } = product;
        const earlier = made.get(id);
        if (earlier) {
          const isSame = row.setTo == null ? row.delta === earlier.delta : row.setTo === earlier.stockAfter;
          if (!isSame) throw new InvalidInputError([{ path: ['input', 'idempotencyKey'], message: keyInUse }]);
          return { id, changed: null, version, stock };
        }
        if (row.expectedStock != null && row.expectedStock !== stock)
          throw new StaleRecordError({ path: [...path, 'expectedStock'], name, version, record: { type: 'AdminProduct', id } });
        const after = stockAfter(product, row, path, 'sku');
        // Also where the stock is right already: the movement tells a repeated request from a new one after a sale.
        levels.push({ id, before: stock, after });
        if (managesStock && after === stock) return { id, changed: null, version, stock };
        const changed = { id, label: name, before: { stock, managesStock }, after: { stock: after, managesStock: true } };
        return { id, changed, version, stock: after };
      });
      results.set(one.index, result);
    }
    const facts = { reason, note: (note ?? '').trim(), accountId: actor.accountId, now: shop.now };
    await writeStock(tx, levels, { ...facts, key: Prisma.sql`${prefix}::text || ' ' || "id"::text` });
    return results;
  });
}
