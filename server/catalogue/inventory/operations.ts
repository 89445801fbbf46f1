import { Prisma, type TaxClass, type TaxStatus, type WithdrawalExceptionReason } from '../../generated/prisma/client.ts';
import type { Tx } from '../../platform/database/db.ts';
import { recordMovementsSql } from './movements.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { refreshProducts, tagsOfProducts } from '../projection/projection.ts';
import { stockRow, type SaleFacts } from './saleRules.ts';
import { stockStatus, type StockFacts } from './stock.ts';

// The catalogue data that a sale reads and writes: the facts that decide a sale, and the stock that it uses.

const stockColumns = {
  id: true,
  name: true,
  status: true,
  managesStock: true,
  stock: true,
  isInStock: true,
  backorders: true,
  lowStockAmount: true,
  soldIndividually: true,
  depositMinor: true,
} as const;

/** The columns of PriceFacts, for queries of the modules that sell. */
export const priceColumns = {
  type: true,
  status: true,
  regularPriceMinor: true,
  salePriceMinor: true,
  saleStartsAt: true,
  saleEndsAt: true,
  depositMinor: true,
  parent: { select: { status: true, depositMinor: true } },
} as const satisfies Prisma.ProductSelect;

/** The columns of SaleFacts. */
export const saleColumns = {
  ...priceColumns,
  ...stockColumns,
  minQuantity: true,
  maxQuantity: true,
  parent: { select: stockColumns },
} as const satisfies Prisma.ProductSelect;

/** The columns of a SaleRow, from a "Product" row with the alias p. */
export const saleColumnsSql = Prisma.sql`
  p."id", p."parentId", p."type"::text AS "type", p."status"::text AS "status", p."name", p."sku",
  p."regularPriceMinor", p."salePriceMinor", p."saleStartsAt", p."saleEndsAt",
  p."managesStock", p."stock", p."isInStock", p."backorders"::text AS "backorders", p."lowStockAmount",
  p."soldIndividually", p."minQuantity", p."maxQuantity", p."depositMinor"`;

/** The facts of a sale as statements return them: the parent is a separate row. */
export type SaleRow = Omit<SaleFacts, 'parent'> & { sku: string | null; parentId: number | null };

/** Product data for tax, delivery and coupons. */
export interface GoodsFacts {
  taxStatus: TaxStatus;
  taxClass: TaxClass;
  /** Per piece; null when not specified. */
  weightGrams: number | null;
  isVirtual: boolean;
  /** IDs of the product's categories and their ancestors; a variation has none of its own. */
  categoryIds: number[];
}

/** Product data that orders copy. */
interface CopiedFacts {
  /** Exception from the right of withdrawal; that of a variation is its parent’s. */
  withdrawalException: WithdrawalExceptionReason | null;
  /** In years; that of a variation is its parent’s. */
  minimumAge: number | null;
}

/** A product that is locked against other sales. */
export type LockedProduct = SaleFacts &
  GoodsFacts &
  CopiedFacts & {
    sku: string | null;
    parentId: number | null;
    parent: (NonNullable<SaleFacts['parent']> & Pick<GoodsFacts, 'weightGrams' | 'categoryIds'> & CopiedFacts) | null;
  };

/**
 * Locks products, and the products whose stock they share, until the transaction ends. Locks are taken in ascending order of ID, so that
 * orders of the same products wait for each other instead of deadlocking.
 */
export async function lockForSale(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedProduct>> {
  const rows = await tx.$queryRaw<(SaleRow & GoodsFacts & CopiedFacts)[]>`
    SELECT ${saleColumnsSql}, p."taxStatus"::text AS "taxStatus", p."taxClass"::text AS "taxClass", p."weightGrams", p."isVirtual",
      p."withdrawalException"::text AS "withdrawalException", p."minimumAge", p."categoryIds"
    FROM "Product" p
    WHERE p."id" = ANY(${ids}::int[]) OR p."id" IN (SELECT c."parentId" FROM "Product" c WHERE c."id" = ANY(${ids}::int[]))
    ORDER BY p."id"
    FOR NO KEY UPDATE OF p`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(rows.map((row) => [row.id, { ...row, parent: (row.parentId !== null && byId.get(row.parentId)) || null }]));
}

export interface Sale {
  product: LockedProduct;
  quantity: number;
}

/**
 * Deducts sold quantities from the stock and adds them to the sales count. The caller has locked the products and checked that the stock
 * suffices.
 * @returns whether the shop now shows a product differently; then the caller must reload the catalogue's revision
 */
export async function recordSales(tx: Tx, sales: readonly Sale[], { orderId, now }: { orderId: number; now: Date }): Promise<boolean> {
  const taken = new Map<number, { stock: StockFacts; quantity: number }>();
  const sold = new Map<number, number>();
  for (const { product, quantity } of sales) {
    for (const { id } of product.parent ? [product, product.parent] : [product]) sold.set(id, (sold.get(id) ?? 0) + quantity);
    const { id, ...stock } = stockRow(product);
    if (stock.managesStock) taken.set(id, { stock, quantity: (taken.get(id)?.quantity ?? 0) + quantity });
  }
  const ids = [...sold.keys()].toSorted((a, b) => a - b);
  const takes = ids.map((id) => taken.get(id)?.quantity ?? 0);
  const counts = ids.map((id) => sold.get(id) ?? 0);
  // A last safeguard below the caller's check: stock never falls below zero, whatever the caller decided.
  const [changed] = await tx.$queryRaw<{ count: number }[]>`
    WITH changed AS (
      UPDATE "Product" p SET "stock" = p."stock" - s.taken, "totalSales" = p."totalSales" + s.sold
      FROM unnest(${ids}::int[], ${takes}::int[], ${counts}::int[]) AS s(id, taken, sold)
      WHERE p."id" = s.id AND (s.taken = 0 OR p."stock" >= s.taken OR p."backorders" <> 'NO')
      RETURNING p."id", p."stock", -s.taken AS delta
    ), ${recordMovementsSql({ reason: 'SALE', orderId, now })}
    SELECT count(*)::int AS "count" FROM changed`;
  if (changed?.count !== ids.length)
    throw new Error(`Stock was reduced for ${changed?.count} of ${ids.length} products: stock levels changed during the sale`);
  const counted = [...taken].map(([id, { stock, quantity }]) => ({
    id,
    before: stock,
    after: { ...stock, stock: stock.stock - quantity },
  }));
  return showStock(tx, counted, now);
}

/**
 * A returned line: the product that was sold, and the product whose stock was deducted. Either may have been deleted from the catalogue.
 */
export interface Return {
  productId: number | null;
  /** Null when no stock was tracked. */
  stockProductId: number | null;
  quantity: number;
}

/** Locks the products that a return changes, in the same order as sales. */
export async function lockForReturn(tx: Tx, returns: readonly Return[]): Promise<Map<number, LockedProduct>> {
  const ids = returns.flatMap(({ productId, stockProductId }) => [productId, stockProductId]).filter((id) => id !== null);
  return lockForSale(tx, [...new Set(ids)]);
}

/**
 * Reverts recordSales(). The caller ensures that this happens only once, and has locked the products.
 * @param locked the result of lockForReturn()
 * @returns whether the shop now shows a product differently; then the caller must reload the catalogue's revision
 */
export async function returnStock(
  tx: Tx,
  returns: readonly Return[],
  locked: ReadonlyMap<number, LockedProduct>,
  { orderId, now }: { orderId: number; now: Date },
): Promise<boolean> {
  const back = new Map<number, { returned: number; unsold: number }>();
  const add = (id: number | null | undefined, change: { returned?: number; unsold?: number }) => {
    if (id === null || id === undefined || !locked.has(id)) return;
    const { returned, unsold } = back.get(id) ?? { returned: 0, unsold: 0 };
    back.set(id, { returned: returned + (change.returned ?? 0), unsold: unsold + (change.unsold ?? 0) });
  };
  for (const { productId, stockProductId, quantity } of returns) {
    add(productId, { unsold: quantity });
    add(productId === null ? null : locked.get(productId)?.parent?.id, { unsold: quantity });
    add(stockProductId, { returned: quantity });
  }
  const ids = [...back.keys()].toSorted((a, b) => a - b);
  await tx.$queryRaw`
    WITH changed AS (
      UPDATE "Product" p SET
        "stock" = p."stock" + CASE WHEN p."managesStock" THEN b.returned ELSE 0 END,
        "totalSales" = greatest(0, p."totalSales" - b.unsold)
      FROM unnest(${ids}::int[], ${ids.map((id) => back.get(id)?.returned ?? 0)}::int[], ${ids.map((id) => back.get(id)?.unsold ?? 0)}::int[])
        AS b(id, returned, unsold)
      WHERE p."id" = b.id
      RETURNING p."id", p."stock", CASE WHEN p."managesStock" THEN b.returned ELSE 0 END AS delta
    ), ${recordMovementsSql({ reason: 'RETURN', orderId, now })}
    SELECT count(*)::int FROM changed`;
  const counted = ids.flatMap((id) => {
    const stock = locked.get(id);
    const returned = back.get(id)?.returned ?? 0;
    return stock?.managesStock && returned > 0 ? [{ id, before: stock, after: { ...stock, stock: stock.stock + returned } }] : [];
  });
  return showStock(tx, counted, now);
}

/**
 * Refreshes what the shop shows about changed stock, where that differs.
 * @returns whether it differs
 */
async function showStock(tx: Tx, counted: readonly { id: number; before: StockFacts; after: StockFacts }[], now: Date): Promise<boolean> {
  const changed = counted.filter(({ before, after }) => stockStatus(before) !== stockStatus(after));
  let isMoved = false;
  if (changed.length > 0) {
    isMoved = await refreshProducts(
      tx,
      changed.map(({ id }) => id),
      now,
    );
  } else if (!counted.some(({ before }) => stockStatus(before) === 'LOW_STOCK')) return false;
  // Low stock shows the remaining quantity, so it needs a new revision even when the status stays the same.
  const ids = counted.map(({ id }) => id);
  await bumpRevision(tx, tagsOfProducts(ids, isMoved));
  return true;
}
