import type { Shop } from '../../platform/operation/shop.ts';

// Former slugs of offers and merchants, analogous to those of products (server/catalogue/products/formerSlugs.ts).

const only = (rows: { slug: string }[]): string | null => rows[0]?.slug ?? null;

/** The current slug of the offer that once had this slug; null if there is none or it isn't public (yet). */
export async function offerSlugNow({ db, now }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT o."slug" FROM "FormerSlug" f JOIN "Offer" o ON o."id" = f."recordId"
      WHERE f."kind" = 'Offer' AND f."slug" = ${former}
        AND o."status" = 'PUBLISHED' AND (o."startsAt" IS NULL OR o."startsAt" <= ${now}::timestamptz)`,
  );
}

/** The current slug of the merchant that once had this slug; null if there is none. */
export async function merchantSlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT m."slug" FROM "FormerSlug" f JOIN "Merchant" m ON m."id" = f."recordId" WHERE f."kind" = 'Merchant' AND f."slug" = ${former}`,
  );
}
