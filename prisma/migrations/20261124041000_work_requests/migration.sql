-- AlterTable
ALTER TABLE "BulkAction" ADD COLUMN     "requestHash" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "BulkEdit" ADD COLUMN     "requestHash" TEXT NOT NULL DEFAULT '';
