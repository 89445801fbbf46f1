import { Prisma } from '../generated/prisma/client.ts';
import type { Tx } from '../db.ts';
import { bumpRevision, refreshProducts } from './refresh.ts';
import { stockRow, type SaleFacts } from './saleRules.ts';
import { stockStatus, type StockFacts } from './stock.ts';

// What a sale reads and writes of the catalogue: the facts that decide it, and the stock it takes.

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
} as const;

/** The columns of PriceFacts, for the queries of the rooms that sell. */
export const priceColumns = {
  type: true,
  status: true,
  regularPriceMinor: true,
  salePriceMinor: true,
  saleStartsAt: true,
  saleEndsAt: true,
  parent: { select: { status: true } },
} as const satisfies Prisma.ProductSelect;

/** The columns of SaleFacts. */
export const saleColumns = {
  ...priceColumns,
  ...stockColumns,
  minQuantity: true,
  maxQuantity: true,
  parent: { select: stockColumns },
} as const satisfies Prisma.ProductSelect;

/** The columns of a SaleRow, of the "Product" row with the alias p. */
export const saleColumnsSql = Prisma.sql`
  p."id", p."parentId", p."type"::text AS "type", p."status"::text AS "status", p."name", p."sku",
  p."regularPriceMinor", p."salePriceMinor", p."saleStartsAt", p."saleEndsAt",
  p."managesStock", p."stock", p."isInStock", p."backorders"::text AS "backorders", p."lowStockAmount",
  p."soldIndividually", p."minQuantity", p."maxQuantity"`;

/** The facts of a sale as statements return them: the parent is a row of its own. */
export type SaleRow = Omit<SaleFacts, 'parent'> & { sku: string | null; parentId: number | null };

/** A product as it stands while no other sale can touch it. */
export type LockedProduct = SaleFacts & { sku: string | null };

/**
 * Locks products and those whose stock they share until the transaction ends, in ascending order of their ids, so that two
 * orders of the same products wait for each other instead of blocking each other.
 */
export async function lockForSale(tx: Tx, ids: readonly number[]): Promise<Map<number, LockedProduct>> {
  const rows = await tx.$queryRaw<SaleRow[]>`
    SELECT ${saleColumnsSql} FROM "Product" p
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
 * Takes what is sold out of the stock and counts it as sold. The caller has locked the products and decided that there is enough.
 * @returns whether the shop shows something else about a product now; then the catalogue's revision must be read again
 */
export async function recordSales(tx: Tx, sales: readonly Sale[], now: Date): Promise<boolean> {
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
  // The condition is the last net below the caller's decision: stock never falls below zero, whatever was decided.
  const changed = await tx.$executeRaw`
    UPDATE "Product" p SET "stock" = p."stock" - s.taken, "totalSales" = p."totalSales" + s.sold
    FROM unnest(${ids}::int[], ${takes}::int[], ${counts}::int[]) AS s(id, taken, sold)
    WHERE p."id" = s.id AND (s.taken = 0 OR p."stock" >= s.taken OR p."backorders" <> 'NO')`;
  if (changed !== ids.length)
    throw new Error(`Stock was taken of ${changed} of ${ids.length} products: the sale was decided on other numbers`);
  const shownChanged = [...taken].filter(
    ([, { stock, quantity }]) => stockStatus(stock) !== stockStatus({ ...stock, stock: stock.stock - quantity }),
  );
  // How many are left is told as well, once few are.
  if (shownChanged.length === 0) {
    if (![...taken].some(([, { stock }]) => stockStatus(stock) === 'LOW_STOCK')) return false;
    await bumpRevision(tx);
    return true;
  }
  await refreshProducts(
    tx,
    shownChanged.map(([id]) => id),
    now,
  );
  await bumpRevision(tx);
  return true;
}
