-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "secondKey" TEXT;

UPDATE "Product" p SET "secondKey" = (
  SELECT m."key" FROM "ProductImage" i JOIN "Media" m ON m."id" = i."mediaId" AND m."state" = 'READY'
  WHERE i."productId" = p."id" ORDER BY i."position", i."id" LIMIT 1 OFFSET 1
) WHERE p."coverKey" IS NOT NULL;
