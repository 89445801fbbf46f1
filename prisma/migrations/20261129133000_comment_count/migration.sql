-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "commentCount" INTEGER NOT NULL DEFAULT 0;

-- Counts what is there.
UPDATE "Offer" o SET "commentCount" = c."count"
FROM (SELECT "offerId", count(*)::int AS "count" FROM "OfferComment" WHERE "status" = 'PUBLISHED' GROUP BY 1) c
WHERE c."offerId" = o."id";

-- CreateIndex
CREATE INDEX "Offer_isListed_commentCount_id_idx" ON "Offer"("isListed", "commentCount", "id");
