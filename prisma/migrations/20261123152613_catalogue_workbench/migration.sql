-- Nothing has written bulk edits so far: their tables are empty.
CREATE TYPE "BulkEditKind_new" AS ENUM ('STATUS', 'PRICE', 'STOCK', 'CATEGORIES', 'TAGS', 'TAX_CLASS');
ALTER TABLE "BulkEdit" ALTER COLUMN "kind" TYPE "BulkEditKind_new" USING ("kind"::text::"BulkEditKind_new");
ALTER TYPE "BulkEditKind" RENAME TO "BulkEditKind_old";
ALTER TYPE "BulkEditKind_new" RENAME TO "BulkEditKind";
DROP TYPE "public"."BulkEditKind_old";

-- AlterEnum
ALTER TYPE "BulkEditStatus" ADD VALUE 'STOPPED';

-- AlterEnum
ALTER TYPE "CatalogueImportStatus" ADD VALUE 'CHECKED';
ALTER TYPE "CatalogueImportStatus" ADD VALUE 'STOPPED';

-- AlterTable
ALTER TABLE "BulkEdit" DROP COLUMN "categoryId",
DROP COLUMN "isStopped",
DROP COLUMN "percent",
ADD COLUMN     "change" JSONB NOT NULL,
ADD COLUMN     "undone" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "BulkEditItem" ADD COLUMN     "after" JSONB;

-- AlterTable
ALTER TABLE "CatalogueImport" ADD COLUMN     "isStopped" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "leaseToken" TEXT,
ADD COLUMN     "leaseUntil" TIMESTAMPTZ(3),
ADD COLUMN     "throughLine" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Category" ADD COLUMN     "mediaId" INTEGER;

-- CreateIndex
CREATE INDEX "Category_mediaId_idx" ON "Category"("mediaId");

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;
