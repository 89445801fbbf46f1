-- CreateEnum
CREATE TYPE "CatalogueImportMode" AS ENUM ('CREATE_AND_UPDATE', 'UPDATE_ONLY', 'CREATE_ONLY');

-- AlterTable
ALTER TABLE "CatalogueImport" ADD COLUMN     "mode" "CatalogueImportMode" NOT NULL DEFAULT 'CREATE_AND_UPDATE',
ADD COLUMN     "skipped" INTEGER NOT NULL DEFAULT 0;
