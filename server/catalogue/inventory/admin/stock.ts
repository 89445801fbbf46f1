import { InvalidInputError } from '../../../platform/errors/errors.ts';
import type { Product, StockMovement, StockReason } from '../../../generated/prisma/client.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { type MovementFacts, recordMovementsSql } from '../movements.ts';
import { changeCatalogue, type StaffShop, UnknownRecordError } from '../../editing/editing.ts';
import type { Text } from '../../../platform/i18n/text.ts';
import { says } from '../__generated__/messages.ts';

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

type Amount = Pick<StockAdjustment, 'delta' | 'setTo'>;

const refusal = (path: readonly string[], field: string, message: Text) => new InvalidInputError([{ path: [...path, field], message }]);

/** @throws InvalidInputError unless exactly one sensible number is given */
export function checkAmount({ delta, setTo }: Amount, path: readonly string[] = ['input']): void {
  if ((delta == null) === (setTo == null))
    throw refusal(
      path,
      'delta',
      says((t) => t.enterAnAdjustmentOrALevel),
    );
  if (delta === 0)
    throw refusal(
      path,
      'delta',
      says((t) => t.enterAnAdjustmentOtherThan0),
    );
  if (Math.abs(delta ?? setTo ?? 0) > mostStock)
    throw refusal(
      path,
      delta == null ? 'setTo' : 'delta',
      says((t) => t.thisNumberIsTooLarge),
    );
}

/** @throws InvalidInputError */
export function checkReason({ note, key }: Pick<StockAdjustment, 'note' | 'key'>): void {
  if ((note ?? '').length > 500)
    throw refusal(
      ['input'],
      'note',
      says((t) => t.noteIsTooLong),
    );
  if (key.length < 8 || key.length > 255)
    throw refusal(
      ['input'],
      'idempotencyKey',
      says((t) => t.keyHasTheWrongLength),
    );
}

/**
 * The stock of a locked product after an adjustment.
 * @throws InvalidInputError
 */
export function stockAfter(
  { type, stock, backorders }: Pick<Product, 'type' | 'stock' | 'backorders'>,
  { delta, setTo }: Amount,
  path: readonly string[] = ['input'],
  nameField = 'id',
): number {
  const field = delta == null ? 'setTo' : 'delta';
  if (type === 'EXTERNAL' || type === 'GROUPED')
    throw refusal(
      path,
      nameField,
      says((t) => t.onlyOwnProductsHaveStock),
    );
  const after = setTo ?? stock + (delta ?? 0);
  if (after < 0 && backorders === 'NO')
    throw refusal(
      path,
      field,
      says((t) => t.onlySomeInStock({ stock })),
    );
  if (Math.abs(after) > mostStock)
    throw refusal(
      path,
      field,
      says((t) => t.thisNumberIsTooLarge),
    );
  return after;
}

/** Sets the stock of locked products, turns on stock tracking for them, and records the movements. */
export async function writeStock(
  tx: Tx,
  levels: readonly { id: number; before: number; after: number }[],
  facts: MovementFacts,
): Promise<void> {
  if (levels.length === 0) return;
  const [ids, befores, afters] = [levels.map(({ id }) => id), levels.map(({ before }) => before), levels.map(({ after }) => after)];
  await tx.$queryRaw`
    WITH changed AS (
      UPDATE "Product" p SET "stock" = x.after, "managesStock" = true
      FROM unnest(${ids}::int[], ${befores}::int[], ${afters}::int[]) AS x(id, before, after)
      WHERE p."id" = x.id
      RETURNING p."id", p."stock", x.after - x.before AS delta
    ), ${recordMovementsSql(facts)}
    SELECT count(*)::int FROM changed`;
}

/**
 * Adjusts the stock of a product or variation and turns on stock tracking for it. Sales continue meanwhile: a delta is added to the current
 * quantity.
 * @returns the ID of the product
 * @throws UnknownRecordError, InvalidInputError, TryAgainError
 */
export async function adjustStock(shop: StaffShop, adjustment: StockAdjustment): Promise<number> {
  checkAmount(adjustment);
  checkReason(adjustment);
  const { id: databaseId, reason, note, key } = adjustment;
  return changeCatalogue(shop, async (tx, actor) => {
    await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ${databaseId}::int FOR NO KEY UPDATE`;
    const product = await tx.product.findUnique({ where: { id: databaseId }, select: { type: true, stock: true, backorders: true } });
    if (!product) throw new UnknownRecordError('product');
    if (await tx.stockMovement.findUnique({ where: { key }, select: { id: true } }))
      return { value: databaseId, productIds: [], act: null };
    const after = stockAfter(product, adjustment);
    const facts = { reason, note: (note ?? '').trim(), key, accountId: actor.accountId, now: shop.now };
    await writeStock(tx, [{ id: databaseId, before: product.stock, after }], facts);
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
