-- AlterTable
ALTER TABLE "AnalyticsVisit" ADD COLUMN     "cart" JSONB,
ADD COLUMN     "cartId" INTEGER;
