-- CreateEnum
CREATE TYPE "StockReason" AS ENUM ('SALE', 'RETURN', 'DELIVERY', 'COUNT', 'DAMAGE', 'OTHER', 'IMPORT');

-- CreateEnum
CREATE TYPE "PictureUploadStatus" AS ENUM ('PROCESSING', 'READY', 'FAILED');

-- CreateEnum
CREATE TYPE "BulkEditKind" AS ENUM ('PUBLISH', 'HIDE', 'ARCHIVE', 'PRICE', 'ADD_CATEGORY', 'REMOVE_CATEGORY', 'DELETE');

-- CreateEnum
CREATE TYPE "BulkEditStatus" AS ENUM ('RUNNING', 'DONE', 'UNDOING', 'UNDONE');

-- CreateEnum
CREATE TYPE "CatalogueImportStatus" AS ENUM ('RECEIVED', 'RUNNING', 'DONE', 'FAILED');

-- AlterEnum
ALTER TYPE "ProductStatus" ADD VALUE 'ARCHIVED';

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "creationKey" TEXT,
ADD COLUMN     "editedById" INTEGER,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- CreateTable
CREATE TABLE "StockMovement" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "delta" INTEGER NOT NULL,
    "stockAfter" INTEGER NOT NULL,
    "reason" "StockReason" NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "accountId" INTEGER,
    "orderId" INTEGER,
    "key" TEXT,

    CONSTRAINT "StockMovement_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PictureUpload" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "status" "PictureUploadStatus" NOT NULL DEFAULT 'PROCESSING',
    "key" TEXT NOT NULL,
    "fileName" TEXT NOT NULL DEFAULT '',
    "alt" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "accountId" INTEGER,

    CONSTRAINT "PictureUpload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkEdit" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "kind" "BulkEditKind" NOT NULL,
    "percent" INTEGER,
    "categoryId" INTEGER,
    "status" "BulkEditStatus" NOT NULL DEFAULT 'RUNNING',
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,
    "requestId" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "done" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "isStopped" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "BulkEdit_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BulkEditItem" (
    "bulkEditId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "isDone" BOOLEAN NOT NULL DEFAULT false,
    "before" JSONB,
    "problem" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "BulkEditItem_pkey" PRIMARY KEY ("bulkEditId","productId")
);

-- CreateTable
CREATE TABLE "CatalogueImport" (
    "id" SERIAL NOT NULL,
    "status" "CatalogueImportStatus" NOT NULL DEFAULT 'RECEIVED',
    "fileName" TEXT NOT NULL,
    "storedName" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "headings" TEXT[],
    "sample" JSONB NOT NULL,
    "mapping" TEXT[],
    "isDryRun" BOOLEAN NOT NULL DEFAULT true,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "startedAt" TIMESTAMPTZ(3),
    "finishedAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,
    "requestId" TEXT NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "rejectedCount" INTEGER NOT NULL DEFAULT 0,
    "warningCount" INTEGER NOT NULL DEFAULT 0,
    "problems" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "CatalogueImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StockMovement_key_key" ON "StockMovement"("key");

-- CreateIndex
CREATE INDEX "StockMovement_productId_id_idx" ON "StockMovement"("productId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "PictureUpload_key_key" ON "PictureUpload"("key");

-- CreateIndex
CREATE INDEX "PictureUpload_productId_id_idx" ON "PictureUpload"("productId", "id");

-- CreateIndex
CREATE INDEX "PictureUpload_status_createdAt_idx" ON "PictureUpload"("status", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "BulkEdit_key_key" ON "BulkEdit"("key");

-- CreateIndex
CREATE INDEX "BulkEditItem_bulkEditId_isDone_productId_idx" ON "BulkEditItem"("bulkEditId", "isDone", "productId");

-- CreateIndex
CREATE UNIQUE INDEX "CatalogueImport_storedName_key" ON "CatalogueImport"("storedName");

-- CreateIndex
CREATE INDEX "CatalogueImport_status_requestedAt_idx" ON "CatalogueImport"("status", "requestedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Product_creationKey_key" ON "Product"("creationKey");

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PictureUpload" ADD CONSTRAINT "PictureUpload_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BulkEditItem" ADD CONSTRAINT "BulkEditItem_bulkEditId_fkey" FOREIGN KEY ("bulkEditId") REFERENCES "BulkEdit"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The administration's list of products, in each of its orders. Variations are shown with their product.
CREATE INDEX "Product_staff_id_idx" ON "Product" ("id") WHERE "parentId" IS NULL;
CREATE INDEX "Product_staff_name_idx" ON "Product" ("name", "id") WHERE "parentId" IS NULL;
CREATE INDEX "Product_staff_updatedAt_idx" ON "Product" ("updatedAt", "id") WHERE "parentId" IS NULL;
CREATE INDEX "Product_staff_priceMinor_idx" ON "Product" ("priceMinor", "id") WHERE "parentId" IS NULL;
CREATE INDEX "Product_staff_stock_idx" ON "Product" ("stock", "id") WHERE "parentId" IS NULL;
CREATE INDEX "Product_staff_status_idx" ON "Product" ("status", "id") WHERE "parentId" IS NULL;

-- What was moved stays written, as long as its product does.
CREATE FUNCTION stock_movement_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "Product" WHERE "id" = OLD."productId") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Movements of stock are append-only: % is refused', TG_OP USING HINT = 'Move the stock back instead.';
END $$;
CREATE TRIGGER "StockMovement_no_change" BEFORE UPDATE OR DELETE ON "StockMovement" FOR EACH ROW EXECUTE FUNCTION stock_movement_refuse_change();
