import type { Shop } from '../../platform/operation/shop.ts';

// Of offers and merchants, the same as of products (server/catalogue/products/formerSlugs.ts).

const only = (rows: { slug: string }[]): string | null => rows[0]?.slug ?? null;

/** The slug of the offer that once had this one; null if none, or shoppers may not know of it (yet). */
export async function offerSlugNow({ db, now }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT o."slug" FROM "FormerSlug" f JOIN "Offer" o ON o."id" = f."recordId"
      WHERE f."kind" = 'Offer' AND f."slug" = ${former}
        AND o."status" = 'PUBLISHED' AND (o."startsAt" IS NULL OR o."startsAt" <= ${now}::timestamptz)`,
  );
}

/** The slug of the merchant that once had this one; null if none. */
export async function merchantSlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT m."slug" FROM "FormerSlug" f JOIN "Merchant" m ON m."id" = f."recordId" WHERE f."kind" = 'Merchant' AND f."slug" = ${former}`,
  );
}
