import { saleColumns, canSell, unitDeposit, unitPrice } from '../../catalogue/inventory/inventory.ts';
import { crossSellIds } from '../../catalogue/products/products.ts';
import type { ShowsBeside } from '../../catalogue/projection/projection.ts';
import { bumpRevision } from '../../platform/cache/revision.ts';
import { readPlanned } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';

// Products bought together (row 52): computed by a job from a year's orders, read when a product is shown.

/** Fewer orders than this are considered chance. */
const minOrders = 3;
/** Minimum share of a product's orders that must also contain the other product: five per cent. */
const minConfidenceBasisPoints = 500;
/** Number of stored companions per product; more than shown, because some may be sold out. */
const maxPairsPerProduct = 8;
/** Number of companions shown with a product. */
export const shownOfProduct = 3;
const dayMs = 86_400_000;
const windowDays = 365;

const { sql } = Prisma;

/**
 * Recomputes which products are bought together.
 * @returns whether anything changed
 */
export async function countBoughtTogether({ db, now, catalog }: Pick<Shop, 'db' | 'now' | 'catalog'>): Promise<boolean> {
  const since = new Date(now.getTime() - windowDays * dayMs);
  const isChanged = await db.prisma.$transaction(async (tx) => {
    const digest = async () => {
      const [row] = await tx.$queryRaw<{ digest: string | null }[]>`
        SELECT md5(string_agg(b::text, ',' ORDER BY b."productId", b."otherId")) AS "digest" FROM "BoughtTogether" b`;
      return row?.digest ?? null;
    };
    const before = await digest();
    await tx.$executeRaw`DELETE FROM "BoughtTogether"`;
    // Pairs consist of products; for a product with variations, the variation bought most often with the other product is offered.
    await tx.$executeRaw`
      WITH bought AS (
        SELECT DISTINCT l."orderId", coalesce(p."parentId", p."id") AS "product", p."id" AS "thing"
        FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId" JOIN "Product" p ON p."id" = l."productId"
        WHERE o."placedAt" > ${since}::timestamptz AND o."status" NOT IN ('PENDING_PAYMENT', 'CANCELLED', 'FAILED', 'REFUNDED')
      ),
      totals AS (SELECT "product", count(DISTINCT "orderId")::int AS "orders" FROM bought GROUP BY "product"),
      beside AS (
        SELECT a."product", b."product" AS "otherProduct", b."thing", b."orderId"
        FROM (SELECT DISTINCT "orderId", "product" FROM bought) a JOIN bought b ON b."orderId" = a."orderId" AND b."product" <> a."product"
      ),
      things AS (
        SELECT "product", "otherProduct", "thing", count(*)::int AS "orders" FROM beside GROUP BY "product", "otherProduct", "thing"
      ),
      -- An order with three colours of the other one is one order.
      supported AS (
        SELECT "product", "otherProduct", count(DISTINCT "orderId")::int AS "orders" FROM beside
        GROUP BY "product", "otherProduct" HAVING count(DISTINCT "orderId") >= ${minOrders}::int
      ),
      pairs AS (
        SELECT "product", "otherProduct", s."orders", (array_agg(t."thing" ORDER BY t."orders" DESC, t."thing"))[1] AS "thing"
        FROM supported s JOIN things t USING ("product", "otherProduct") GROUP BY "product", "otherProduct", s."orders"
      ),
      ranked AS (
        SELECT pairs.*, pairs."orders" * 10000 / totals."orders" AS "confidence",
          row_number() OVER (PARTITION BY pairs."product" ORDER BY pairs."orders" DESC, pairs."thing")::int AS "position"
        FROM pairs JOIN totals ON totals."product" = pairs."product"
      )
      INSERT INTO "BoughtTogether" ("productId", "otherId", "orders", "confidenceBasisPoints", "position")
      SELECT "product", "thing", "orders", "confidence", "position" FROM ranked
      WHERE "confidence" >= ${minConfidenceBasisPoints}::int AND "position" <= ${maxPairsPerProduct}::int`;
    if ((await digest()) === before) return false;
    await bumpRevision(tx);
    return true;
  });
  if (isChanged) await catalog.reload();
  return isChanged;
}

/** An item that can be added to the cart without further choices. */
export interface BundleItem {
  id: number;
  isVariation: boolean;
  /** The product's name, also for a variation. */
  name: string;
  /** The options of a variation, such as "Blue"; empty for a simple product. */
  detail: string;
  slug: string;
  unitPriceMinor: number;
  /** Deposit on top of the price; 0 without one. */
  depositMinor: number;
  image: { key: string; alt: string; color: string } | null;
}

/** The products most often bought with the product, in order, including sold-out ones. */
async function boughtIds(shop: Shop, productId: number): Promise<number[]> {
  const rows = await readPlanned<{ id: number }>(
    shop.db,
    sql`select "otherId" as "id" from "BoughtTogether" where "productId" = ${productId}::int order by "position"`,
  );
  return rows.map(({ id }) => id);
}

const parentColumns = { ...saleColumns.parent.select, slug: true, coverKey: true, coverAlt: true, coverColor: true } as const;

/**
 * The bundle offered with a product: the product itself if it needs no choice, and up to three other available products. The others are
 * those bought together with it, or its cross-sells if there are none or none are available.
 * @returns an empty list when there are no other products
 */
export async function bundleOf(shop: Shop, productId: number): Promise<BundleItem[]> {
  const bought = await offeredWith(shop, productId, await boughtIds(shop, productId));
  return bought.length > 0 ? bought : offeredWith(shop, productId, await crossSellIds(shop, [productId], maxPairsPerProduct));
}

/** The product and up to three of the others, in order; empty when none of the others are available. */
async function offeredWith(shop: Shop, productId: number, otherIds: readonly number[]): Promise<BundleItem[]> {
  if (otherIds.length === 0) return [];
  const ids = [productId, ...otherIds];
  const rows = await shop.db.prisma.product.findMany({
    // A variation with an open option must be chosen on its product page.
    where: { id: { in: ids }, type: { in: ['SIMPLE', 'VARIATION'] }, options: { none: { termId: null } } },
    select: {
      ...saleColumns,
      slug: true,
      coverKey: true,
      coverAlt: true,
      coverColor: true,
      options: { orderBy: { position: 'asc' }, select: { term: { select: { label: true } } } },
      parent: { select: parentColumns },
    },
  });
  const items = ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id);
    const price = row ? unitPrice(row, shop.now) : null;
    if (!row || price === null || row.minQuantity > 1 || !canSell(row, 1, shop.now)) return [];
    const shown = row.parent ?? row;
    const { coverKey: key, coverAlt, coverColor } = row.coverKey === null ? shown : row;
    return {
      id,
      isVariation: row.type === 'VARIATION',
      name: shown.name,
      detail: row.options.map(({ term }) => term?.label ?? '').join(', '),
      slug: shown.slug,
      unitPriceMinor: price,
      depositMinor: unitDeposit(row),
      image: key === null ? null : { key, alt: coverAlt || shown.name, color: coverColor ?? '#e5e7eb' },
    };
  });
  const others = items.filter(({ id }) => id !== productId).slice(0, shownOfProduct);
  return others.length === 0 ? [] : [...items.filter(({ id }) => id === productId), ...others];
}

/** Bundles show products on the pages of others. Cross-sells need no mention: the catalogue knows its own links. */
export const bundles: ShowsBeside = {
  besideSql: `select "productId" from "BoughtTogether" where "otherId" = any(array(select "id" from affected))`,
};
