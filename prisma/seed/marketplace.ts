import type { Db } from '../../server/platform/database/db.ts';
import type { Prisma } from '../../server/generated/prisma/client.ts';

// A sample marketplace with two shops. Its products appear in search results but not in listings, so that listings show only the shop's own
// products.

const host = 'fairmarket.example';

const shops = [
  { name: 'Fairmarket Germany', country: 'DE', host: `de.${host}`, tag: 'souk-21', position: 0 },
  { name: 'Fairmarket Austria', country: 'AT', host: `at.${host}`, tag: 'souk-21', position: 1 },
] as const;

const products = [
  { sku: 'FM-1001', name: 'Fairmarket enamel teapot', regularPriceMinor: 3_490, country: 'DE', isAvailable: true },
  { sku: 'FM-1002', name: 'Fairmarket linen tea towels', regularPriceMinor: 1_490, country: 'DE', isAvailable: false },
  { sku: 'FM-2001', name: 'Fairmarket walnut tray', regularPriceMinor: 4_900, country: 'AT', isAvailable: true },
] as const;

/** Leaves existing records unchanged. */
export async function writeDemoMarketplace({ prisma }: Db, now: Date): Promise<void> {
  const marketplace = await prisma.marketplace.upsert({
    where: { name: 'Fairmarket' },
    create: {
      name: 'Fairmarket',
      cartUrlTemplate: 'https://{host}/cart/add?tag={tag}&{lines}',
      lineTemplate: 'item.{n}={id}&quantity.{n}={quantity}',
      createdAt: now,
    },
    update: {},
    select: { id: true },
  });
  const shopIds = new Map<string, number>();
  for (const shop of shops) {
    const { id } = await prisma.externalShop.upsert({
      where: { marketplaceId_country: { marketplaceId: marketplace.id, country: shop.country } },
      create: { ...shop, marketplaceId: marketplace.id, createdAt: now },
      update: {},
      select: { id: true },
    });
    shopIds.set(shop.country, id);
  }
  for (const { country, isAvailable, ...product } of products) {
    const shopId = shopIds.get(country);
    if (shopId === undefined) continue;
    const data = {
      ...product,
      slug: product.name.toLowerCase().replaceAll(' ', '-'),
      shortDescription: 'Sold and delivered by Fairmarket.',
      visibility: 'SEARCH',
      externalShopId: shopId,
      position: 100_000,
      createdAt: now,
    } satisfies Prisma.ProductUncheckedCreateInput;
    const { id } = await prisma.product.upsert({ where: { sku: product.sku }, create: data, update: {}, select: { id: true } });
    const key = { shopId, productId: id };
    const listing = { ...key, externalId: product.sku, isAvailable, checkedAt: now };
    await prisma.shopListing.upsert({ where: { shopId_productId: key }, create: listing, update: {}, select: { id: true } });
  }
}
