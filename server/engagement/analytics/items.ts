import { taxonomy } from '../../catalogue/products/products.ts';
import type { Shop } from '../../platform/operation/shop.ts';

/** A product in the form that analytics tools expect. Prices are in whole units of the currency: 12.5 is €12.50. */
export interface Item {
  item_id: string;
  item_name: string;
  item_brand: string | null;
  item_category: string | null;
  price: number;
  quantity: number;
}

const units = (minor: number) => minor / 100;

/** The items for these products and variations, in order, without deleted ones. */
export async function itemsOf(shop: Shop, wanted: readonly (readonly [number, number])[]): Promise<Item[]> {
  if (wanted.length === 0) return [];
  const rows = await shop.db.prisma.product.findMany({
    where: { id: { in: wanted.map(([id]) => id) }, status: 'PUBLISHED' },
    select: {
      id: true,
      sku: true,
      name: true,
      priceMinor: true,
      brandId: true,
      categoryIds: true,
      parent: { select: { name: true, brandId: true, categoryIds: true } },
    },
  });
  const { brands, categories } = await taxonomy(shop);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return wanted.flatMap(([id, quantity]) => {
    const row = byId.get(id);
    if (!row) return [];
    const product = row.parent ?? row;
    return [
      {
        item_id: row.sku ?? String(id),
        item_name: product.name,
        item_brand: (product.brandId !== null && brands.get(product.brandId)?.name) || null,
        item_category: categories.get(product.categoryIds[0] ?? 0)?.name ?? null,
        price: units(row.priceMinor),
        quantity,
      },
    ];
  });
}

/** The IDs of the products with these slugs, in order. */
export async function idsOfSlugs({ db }: Pick<Shop, 'db'>, slugs: readonly string[]): Promise<number[]> {
  const rows = await db.prisma.product.findMany({ where: { slug: { in: [...slugs] } }, select: { id: true, slug: true } });
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  return slugs.flatMap((slug) => bySlug.get(slug) ?? []);
}

/** Total value of the items. */
export function valueOf(items: readonly Item[]): number {
  return Math.round(items.reduce((sum, { price, quantity }) => sum + price * 100 * quantity, 0)) / 100;
}

/** The reported data of an order: its items at the prices paid. */
export async function orderItems({ db }: Pick<Shop, 'db'>, orderId: number) {
  const order = await db.prisma.order.findUniqueOrThrow({
    where: { id: orderId },
    select: {
      number: true,
      status: true,
      placedAt: true,
      totalMinor: true,
      vatMinor: true,
      shippingMinor: true,
      coupons: { select: { code: true }, orderBy: { id: 'asc' } },
      lines: { orderBy: { position: 'asc' }, select: { productId: true, sku: true, name: true, quantity: true, unitMinor: true } },
    },
  });
  const items = order.lines.map(({ productId, sku, name, quantity, unitMinor }) => ({
    item_id: sku ?? String(productId ?? ''),
    item_name: name,
    item_brand: null,
    item_category: null,
    price: units(unitMinor),
    quantity,
  }));
  return {
    ...order,
    items,
    value: units(order.totalMinor),
    tax: units(order.vatMinor),
    shipping: units(order.shippingMinor),
    coupon: order.coupons.map(({ code }) => code).join(',') || null,
  };
}
