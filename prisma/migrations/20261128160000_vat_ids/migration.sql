-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "vatId" TEXT NOT NULL DEFAULT '';
