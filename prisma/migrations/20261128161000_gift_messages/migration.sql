-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "giftMessage" TEXT NOT NULL DEFAULT '';
