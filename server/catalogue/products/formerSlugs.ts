import type { Shop } from '../../platform/operation/shop.ts';

// Triggers note the slug that a product or category had before its present one (migration former_slugs), with the record: of several former
// slugs, each leads to the present one.

const only = (rows: { slug: string }[]): string | null => rows[0]?.slug ?? null;

/** The slug of the product that once had this one; null if none, or nobody may see it. */
export async function productSlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT p."slug" FROM "FormerSlug" f JOIN "Product" p ON p."id" = f."recordId"
      WHERE f."kind" = 'Product' AND f."slug" = ${former} AND p."status" = 'PUBLISHED' AND p."parentId" IS NULL`,
  );
}

/** The slug of the category that once had this one; null if none. */
export async function categorySlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT c."slug" FROM "FormerSlug" f JOIN "Category" c ON c."id" = f."recordId" WHERE f."kind" = 'Category' AND f."slug" = ${former}`,
  );
}
