import type { Prisma } from '../../generated/prisma/client.ts';
import type { MeasureUnit, UnitPriceBase } from '../../generated/prisma/enums.ts';
import { mediaUrl } from '../../foundation/media/media.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { cleanText } from '../editing/editing.ts';
import { stockRow, stockStatus } from '../inventory/inventory.ts';
import { contentColumns, contentOf, priceInEffect } from '../projection/projection.ts';
import { productPath } from './productFacts.ts';

/** A simple product or variation, as advertised. Paths are relative to the shop. */
export interface FeedItem {
  /** The SKU, else the number that `databaseId` of the API is: as analytics reports items, so that advertising services match them. */
  id: string;
  /** ID of the product that a variation belongs to. */
  groupId: number | null;
  title: string;
  /** Plain text. */
  description: string;
  path: string;
  imagePaths: string[];
  isInStock: boolean;
  priceMinor: number;
  salePriceMinor: number | null;
  brand: string | null;
  gtin: string | null;
  content: { amount: number; unit: MeasureUnit; base: UnitPriceBase } | null;
}

const pageSize = 500;
/** The most that advertising services accept, the main image included. */
const maxImages = 11;

const pageColumns = {
  slug: true,
  name: true,
  shortDescription: true,
  description: true,
  brand: { select: { name: true } },
  images: {
    where: { media: { state: 'READY' } },
    select: { media: { select: { key: true } } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  },
  ...contentColumns,
  managesStock: true,
  stock: true,
  isInStock: true,
  backorders: true,
  lowStockAmount: true,
} satisfies Prisma.ProductSelect;

const readPage = (shop: Shop, after: number) =>
  shop.db.prisma.product.findMany({
    where: {
      id: { gt: after },
      status: 'PUBLISHED',
      regularPriceMinor: { not: null },
      externalShopId: null,
      OR: [
        { type: 'SIMPLE', isListed: true },
        { type: 'VARIATION', parent: { type: 'VARIABLE', isListed: true, externalShopId: null } },
      ],
    },
    select: {
      ...pageColumns,
      id: true,
      number: true,
      sku: true,
      gtin: true,
      regularPriceMinor: true,
      salePriceMinor: true,
      saleStartsAt: true,
      saleEndsAt: true,
      unitPriceBase: true,
      options: {
        select: { attribute: { select: { slug: true } }, term: { select: { slug: true, label: true } } },
        orderBy: [{ position: 'asc' }, { attributeId: 'asc' }],
      },
      parent: { select: { ...pageColumns, number: true } },
    },
    orderBy: { id: 'asc' },
    take: pageSize,
  });

function itemOf(row: Awaited<ReturnType<typeof readPage>>[number], now: Date): FeedItem | null {
  const current = priceInEffect(row, now);
  if (row.regularPriceMinor === null || current === null) return null;
  const page = row.parent ?? row;
  const terms = row.options.flatMap(({ attribute, term }) => (term ? [{ name: `attribute_${attribute.slug}`, ...term }] : []));
  const choice = new URLSearchParams(terms.map(({ name, slug }): [string, string] => [name, slug])).toString();
  const title = [page.name, ...terms.map(({ label }) => label)].join(', ');
  const texts = [row.shortDescription, row.description, page.shortDescription, page.description];
  const keys = new Set([...row.images, ...page.images].map(({ media }) => media.key));
  const { contentMilli, contentUnit } = contentOf({ ...row, parent: row.parent });
  return {
    id: row.sku ?? String(row.number),
    groupId: row.parent?.number ?? null,
    title,
    description: texts.map(cleanText).find((text) => text !== '') ?? title,
    path: productPath(page) + (choice && `?${choice}`),
    imagePaths: [...keys].slice(0, maxImages).map((key) => mediaUrl(key, 1200, 'webp')),
    // Backorders would need the day on which they are available, which isn't known.
    isInStock: ['IN_STOCK', 'LOW_STOCK'].includes(stockStatus(stockRow(row))),
    priceMinor: row.regularPriceMinor,
    salePriceMinor: current < row.regularPriceMinor ? current : null,
    brand: page.brand?.name ?? null,
    gtin: row.gtin,
    content:
      contentMilli === null || contentUnit === null || row.unitPriceBase === null
        ? null
        : { amount: contentMilli / 1_000, unit: contentUnit, base: row.unitPriceBase },
  };
}

/** Yields all simple products and variations that listings show and this shop sells, by ID, a page at a time. */
export async function* feedItems(shop: Shop): AsyncGenerator<FeedItem> {
  let last = 0;
  for (;;) {
    const rows = await readPage(shop, last);
    for (const row of rows) {
      const item = itemOf(row, shop.now);
      if (item) yield item;
    }
    if (rows.length < pageSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** A simple product or variation that this shop sells. */
export interface SellableItem {
  id: number;
  /** ID of the product that a variation belongs to; null for a simple product. */
  parentId: number | null;
}

/**
 * Finds the products and variations of feed items, listed or not.
 * @param itemIds IDs as in feeds
 * @returns them by item ID; without those that this shop doesn't sell
 */
export async function sellableItems({ db }: Pick<Shop, 'db'>, itemIds: readonly string[]): Promise<Map<string, SellableItem>> {
  const numbers = itemIds.filter((id) => /^[1-9]\d{0,8}$/.test(id)).map(Number);
  const rows = await db.prisma.product.findMany({
    where: {
      AND: [
        { OR: [{ sku: { in: [...itemIds] } }, { sku: null, number: { in: numbers } }] },
        {
          OR: [
            { type: 'SIMPLE', externalShopId: null },
            { type: 'VARIATION', parent: { type: 'VARIABLE', status: 'PUBLISHED', externalShopId: null } },
          ],
        },
      ],
      status: 'PUBLISHED',
    },
    select: { id: true, number: true, sku: true, parentId: true },
  });
  // An item without SKU may have the number that is the SKU of another, which the ID then means.
  const sorted = rows.toSorted((a, b) => Number(a.sku !== null) - Number(b.sku !== null));
  return new Map(sorted.map(({ sku, number, ...row }) => [sku ?? String(number), row]));
}
