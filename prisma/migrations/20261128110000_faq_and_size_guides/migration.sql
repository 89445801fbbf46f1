-- AlterTable
ALTER TABLE "ShopIdentity" ADD COLUMN     "faq" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "sizeGuide" TEXT NOT NULL DEFAULT '';
