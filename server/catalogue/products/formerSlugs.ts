import type { Shop } from '../../platform/operation/shop.ts';

// Triggers store the previous slugs of products and categories with the record (migration former_slugs), so that each of several former
// slugs leads to the current one.

const only = (rows: { slug: string }[]): string | null => rows[0]?.slug ?? null;

/** The current slug of the product that once had this slug; null if there is none or it isn't public. */
export async function productSlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT p."slug" FROM "FormerSlug" f JOIN "Product" p ON p."id" = f."recordId"
      WHERE f."kind" = 'Product' AND f."slug" = ${former} AND p."status" = 'PUBLISHED' AND p."parentId" IS NULL`,
  );
}

/** The current slug of the category that once had this slug; null if there is none. */
export async function categorySlugNow({ db }: Shop, former: string): Promise<string | null> {
  return only(
    await db.prisma.$queryRaw<{ slug: string }[]>`
      SELECT c."slug" FROM "FormerSlug" f JOIN "Category" c ON c."id" = f."recordId" WHERE f."kind" = 'Category' AND f."slug" = ${former}`,
  );
}
