import type { SitemapEntry, SitemapSource } from '../../catalogue/products/products.ts';
import { readRows } from '../../platform/database/db.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Shop } from '../../platform/operation/shop.ts';
import { countOffers, liveSql } from './listing.ts';
import { offerPath } from './rules.ts';

// Sitemap entries of the pages of live offers.

async function offerPages({ db, now }: Shop, skip: number, take: number): Promise<SitemapEntry[]> {
  const rows = await readRows<{ slug: string; updatedAt: Date }>(
    db,
    Prisma.sql`select o."slug", o."updatedAt" from "Offer" o where ${liveSql(now)} order by o."id" limit ${take} offset ${skip}`,
  );
  return rows.map(({ slug, updatedAt }) => ({ path: offerPath({ slug }), updatedAt }));
}

/** Sitemap source of the offers. */
export const offerSitemap: SitemapSource = {
  count: (shop) => countOffers(shop, { condition: liveSql(shop.now) }),
  pages: offerPages,
};
