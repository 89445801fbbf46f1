-- DropIndex
DROP INDEX "Offer_merchantId_publishedAt_id_idx";

-- DropIndex
DROP INDEX "Offer_status_endsAt_id_idx";

-- DropIndex
DROP INDEX "Offer_status_publishedAt_id_idx";

-- DropIndex
DROP INDEX "Offer_status_score_id_idx";

-- AlterTable
ALTER TABLE "Merchant" ADD COLUMN     "isOwnShop" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "isListed" BOOLEAN NOT NULL DEFAULT true;

-- CreateIndex
CREATE INDEX "Offer_isListed_publishedAt_id_idx" ON "Offer"("isListed", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Offer_isListed_score_id_idx" ON "Offer"("isListed", "score", "id");

-- CreateIndex
CREATE INDEX "Offer_isListed_endsAt_id_idx" ON "Offer"("isListed", "endsAt", "id");

-- CreateIndex
CREATE INDEX "Offer_merchantId_isListed_publishedAt_id_idx" ON "Offer"("merchantId", "isListed", "publishedAt", "id");

-- Codes are looked up without regard to case.
CREATE INDEX "Offer_code_idx" ON "Offer" (lower("code")) WHERE "code" IS NOT NULL;
