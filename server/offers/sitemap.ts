import { readRows } from '../db.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Shop } from '../shop.ts';
import { countOffers, liveSql } from './listing.ts';
import { offerPath } from './rules.ts';

// The offers' own pages as the sitemap names them: those of live offers.

/** How many there are. */
export function countOfferPages(shop: Shop): Promise<number> {
  return countOffers(shop, { condition: liveSql(shop.now) });
}

/** Some of them, the oldest first. */
export async function offerPages({ db, now }: Shop, skip: number, take: number): Promise<{ path: string; updatedAt: Date }[]> {
  const rows = await readRows<{ slug: string; updatedAt: Date }>(
    db,
    Prisma.sql`select o."slug", o."updatedAt" from "Offer" o where ${liveSql(now)} order by o."id" limit ${take} offset ${skip}`,
  );
  return rows.map(({ slug, updatedAt }) => ({ path: offerPath({ slug }), updatedAt }));
}
