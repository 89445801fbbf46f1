-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "popularity" INTEGER NOT NULL DEFAULT 0;

UPDATE "Product" SET "popularity" = "totalSales" WHERE "totalSales" <> 0;

-- DropIndex
DROP INDEX "Product_isListed_totalSales_id_idx";

-- CreateIndex
CREATE INDEX "Product_isListed_popularity_id_idx" ON "Product"("isListed", "popularity", "id");
