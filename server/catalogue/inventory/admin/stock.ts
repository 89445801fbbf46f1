import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { StockMovement, StockReason } from '../../../generated/prisma/client.ts';
import { recordMovementsSql } from '../movements.ts';
import { changeCatalogue, type StaffShop, UnknownRecordError } from '../../editing/editing.ts';

/** Reasons that staff can choose; orders and files set the others. */
const staffReasons = ['DELIVERY', 'COUNT', 'DAMAGE', 'OTHER'] as const satisfies readonly StockReason[];

const mostStock = 1_000_000_000;

/** A requested stock adjustment. */
export interface StockAdjustment {
  id: number;
  /** Change in quantity; exactly one of `delta` and `setTo` is given. */
  delta?: number | null;
  /** The counted quantity. */
  setTo?: number | null;
  reason: (typeof staffReasons)[number];
  note?: string | null;
  /** Idempotency key: a repeated request with the same key changes nothing. */
  key: string;
}

function check({ delta, setTo, note, key }: StockAdjustment): void {
  const refuse = (field: string, message: string) => new InvalidInputError([{ path: ['input', field], message }]);
  if ((delta == null) === (setTo == null)) throw refuse('delta', 'Enter either an adjustment or a new stock level.');
  if (delta === 0) throw refuse('delta', 'Enter an adjustment other than 0.');
  if (Math.abs(delta ?? setTo ?? 0) > mostStock) throw refuse(delta == null ? 'setTo' : 'delta', 'This number is too large.');
  if ((note ?? '').length > 500) throw refuse('note', 'The note must have at most 500 characters.');
  if (key.length < 8 || key.length > 255) throw refuse('idempotencyKey', 'The key must have 8 to 255 characters.');
}

/**
 * Adjusts the stock of a product or variation and turns on stock tracking for it. Sales continue meanwhile: a delta is added to the current
 * quantity.
 * @returns the ID of the product
 * @throws UnknownRecordError, InvalidInputError, TryAgainError
 */
export async function adjustStock(shop: StaffShop, adjustment: StockAdjustment): Promise<number> {
  check(adjustment);
  const { id: databaseId, delta = null, setTo = null, reason, note, key } = adjustment;
  return changeCatalogue(shop, async (tx, actor) => {
    await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${databaseId}::int FOR NO KEY UPDATE`;
    const product = await tx.product.findUnique({ where: { id: databaseId }, select: { type: true, stock: true, backorders: true } });
    if (!product) throw new UnknownRecordError('product');
    if (await tx.stockMovement.findUnique({ where: { key }, select: { id: true } }))
      return { value: databaseId, productIds: [], act: null };
    const field = delta == null ? 'setTo' : 'delta';
    if (product.type === 'EXTERNAL' || product.type === 'GROUPED')
      throw new InvalidInputError([{ path: ['input', 'id'], message: 'Only products sold by this shop have stock.' }]);
    const after = setTo ?? product.stock + (delta ?? 0);
    if (after < 0 && product.backorders === 'NO')
      throw new InvalidInputError([{ path: ['input', field], message: `Only ${product.stock} in stock. You can’t remove more.` }]);
    if (Math.abs(after) > mostStock) throw new InvalidInputError([{ path: ['input', field], message: 'This number is too large.' }]);
    await tx.$queryRaw`
      WITH changed AS (
        UPDATE "Product" p SET "stock" = ${after}::int, "managesStock" = true WHERE p."id" = ${databaseId}::int
        RETURNING p."id", p."stock", ${after}::int - ${product.stock}::int AS delta
      ), ${recordMovementsSql({ reason, note: (note ?? '').trim(), key, accountId: actor.accountId, now: shop.now })}
      SELECT count(*)::int FROM changed`;
    const details = { delta: after - product.stock, stock: after, reason };
    return {
      value: databaseId,
      productIds: [databaseId],
      isOfProductsOnly: true,
      act: { action: 'product.stock', targetType: 'Product', targetIds: [databaseId], details },
    };
  });
}

/** A stock movement with the name of its author. */
export type NamedMovement = StockMovement & { by: string | null };

/** The latest movements of a product, newest first. */
export async function listMovements({ db }: Pick<StaffShop, 'db'>, productId: number, limit: number): Promise<NamedMovement[]> {
  const rows = await db.prisma.stockMovement.findMany({ where: { productId }, orderBy: { id: 'desc' }, take: limit });
  const ids = [...new Set(rows.flatMap(({ accountId }) => accountId ?? []))];
  const accounts =
    ids.length === 0 ? [] : await db.prisma.account.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, email: true } });
  const names = new Map(accounts.map(({ id, name, email }) => [id, name || email]));
  return rows.map((row) => ({ ...row, by: row.accountId === null ? null : (names.get(row.accountId) ?? null) }));
}
