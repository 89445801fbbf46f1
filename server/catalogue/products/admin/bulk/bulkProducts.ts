import { defaultLanguage } from '../../../../../shared/languages.ts';
import { textIn } from '../../../../platform/i18n/text.ts';
import { z } from 'zod';
import type { ChangedThing } from '../../../../foundation/audit/audit.ts';
import type { Tx } from '../../../../platform/database/db.ts';
import { Prisma, type Product } from '../../../../generated/prisma/client.ts';
import { recordMovementsSql } from '../../../inventory/inventory.ts';
import { draftOf } from '../draft.ts';
import { staffFilterSql, type StaffFilter } from '../list.ts';
import { productProblems } from '../productRules.ts';
import { applied, partOf, type BulkChange, type BulkState } from './bulkRules.ts';

// The products of a bulk edit: selecting, reading and writing them.

/** The target products: the selected ones, or all that the list's filter matches. */
export interface BulkTarget {
  productIds: readonly number[] | null;
  filter: StaffFilter | null;
}

/** Rows r ("id") to change: prices, stock and tax that belong to variations are changed there. */
export function targetSql({ productIds, filter }: BulkTarget, kind: BulkChange['kind']): Prisma.Sql {
  const picked =
    productIds === null
      ? Prisma.sql`SELECT p."id", p."type" FROM "Product" p WHERE ${staffFilterSql(filter ?? {})}`
      : Prisma.sql`SELECT p."id", p."type" FROM "Product" p WHERE p."parentId" IS NULL AND p."id" = ANY(${[...productIds]}::int[])`;
  const variations = Prisma.sql`SELECT v."id" FROM "Product" v JOIN picked ON picked."id" = v."parentId"`;
  const own = { PRICE: ['SIMPLE', 'EXTERNAL'], STOCK: ['SIMPLE', 'EXTERNAL'] }[kind as 'PRICE' | 'STOCK'];
  const products =
    own === undefined ? Prisma.sql`SELECT "id" FROM picked` : Prisma.sql`SELECT "id" FROM picked WHERE "type"::text = ANY(${own}::text[])`;
  const hasVariations = own !== undefined || kind === 'TAX_CLASS';
  return Prisma.sql`WITH picked AS (${picked}) ${products} ${hasVariations ? Prisma.sql`UNION ${variations}` : Prisma.empty}`;
}

const withCategories = { categories: { orderBy: { position: 'asc' }, select: { categoryId: true } } } satisfies Prisma.ProductInclude;

/** A product with its editable state. */
export interface BulkProduct {
  product: Product;
  state: BulkState;
}

/**
 * Reads products.
 * @param isLocked whether to lock them until the transaction ends
 */
export async function readBulkProducts(tx: Tx, ids: readonly number[], isLocked: boolean): Promise<BulkProduct[]> {
  if (isLocked) await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "id" = ANY(${[...ids]}::int[]) ORDER BY "id" FOR NO KEY UPDATE`;
  const rows = await tx.product.findMany({
    where: { id: { in: [...ids] } },
    include: withCategories,
    omit: { searchText: true },
    orderBy: { id: 'asc' },
  });
  return rows.map(({ categories, ...row }) => {
    // Editing doesn't need the search text.
    const product = { ...row, searchText: '' };
    const { status, regularPriceMinor, salePriceMinor, saleStartsAt, saleEndsAt, stock, managesStock, tags, taxClass } = product;
    const { manufacturerId, minimumAge, energyClass, energyScaleEnd } = product;
    const state = {
      status,
      regularPriceMinor,
      salePriceMinor,
      stock,
      managesStock,
      tags,
      taxClass,
      manufacturerId,
      minimumAge,
      energyClass,
      energyScaleEnd,
      saleStartsAt: saleStartsAt?.toISOString() ?? null,
      saleEndsAt: saleEndsAt?.toISOString() ?? null,
      categoryIds: categories.map(({ categoryId }) => categoryId),
    };
    return { product, state };
  });
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Why a product can't have this state; null when it can. */
export function problemWith({ product }: BulkProduct, next: BulkState): string | null {
  const { categoryIds: _categories, stock, saleStartsAt, saleEndsAt, ...columns } = next;
  if (stock < 0 && stock !== product.stock && product.backorders === 'NO') return `Only ${product.stock} in stock. You can’t remove more.`;
  const draft = { ...draftOf(product), ...columns, saleStartsAt: dateOf(saleStartsAt), saleEndsAt: dateOf(saleEndsAt) };
  const [issue] = productProblems(draft);
  // Results of jobs are stored, in the default language.
  return issue ? textIn(issue.message, defaultLanguage) : null;
}

/**
 * Applies the change to a product.
 * @returns the new state, or the reason for skipping the product
 */
export function outcomeOf(change: BulkChange, found: BulkProduct): BulkState | string {
  const next = applied(change, found.state, found.product.type);
  return typeof next === 'string' ? next : (problemWith(found, next) ?? next);
}

/** The author and time of a change. */
export interface BulkActor {
  accountId: number | null;
  now: Date;
  /** Identifies the edit and its action, so that each stock is adjusted only once. */
  key: string;
  note: string;
}

/** Saves a product's state. */
export async function writeState(
  tx: Tx,
  kind: BulkChange['kind'],
  { product, state }: BulkProduct,
  next: BulkState,
  by: BulkActor,
): Promise<void> {
  const { id } = product;
  if (kind === 'CATEGORIES') {
    await tx.productCategory.deleteMany({ where: { productId: id } });
    await tx.productCategory.createMany({
      data: next.categoryIds.map((categoryId, position) => ({ productId: id, categoryId, position })),
    });
  }
  if (kind === 'STOCK')
    await tx.$queryRaw`
      WITH changed AS (
        UPDATE "Product" p SET "stock" = ${next.stock}::int, "managesStock" = ${next.managesStock} WHERE p."id" = ${id}::int
        RETURNING p."id", p."stock", ${next.stock}::int - ${state.stock}::int AS delta
      ), ${recordMovementsSql({ reason: 'OTHER', note: by.note, key: `${by.key} ${id}`, accountId: by.accountId, now: by.now })}
      SELECT count(*)::int FROM changed`;
  const { categoryIds: _categories, stock: _stock, managesStock: _manages, saleStartsAt, saleEndsAt, ...columns } = next;
  await tx.product.update({
    where: { id },
    data: {
      ...columns,
      saleStartsAt: dateOf(saleStartsAt),
      saleEndsAt: dateOf(saleEndsAt),
      version: { increment: 1 },
      editedById: by.accountId,
      updatedAt: by.now,
    },
    select: { id: true },
  });
}

const storedState = z.record(z.string(), z.unknown());

/** Parses the stored part of a state. */
export function parseStoredState(value: unknown): Partial<BulkState> {
  return storedState.parse(value);
}

/** A changed product, for the audit log. */
export const changedThing = (kind: BulkChange['kind'], { product: { id, name }, state }: BulkProduct, next: BulkState): ChangedThing => ({
  id,
  label: name,
  before: partOf(kind, state),
  after: partOf(kind, next),
});
