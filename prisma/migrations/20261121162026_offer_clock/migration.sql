-- DropIndex
DROP INDEX "Offer_endsAt_idx";

-- DropIndex
DROP INDEX "Offer_startsAt_idx";

-- AlterTable
ALTER TABLE "Offer" ADD COLUMN     "pendingStartsAt" TIMESTAMPTZ(3),
ADD COLUMN     "reducedUntil" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "Offer_pendingStartsAt_idx" ON "Offer"("pendingStartsAt");

-- CreateIndex
CREATE INDEX "Offer_reducedUntil_idx" ON "Offer"("reducedUntil");

-- The deals have a place in the header beside sale and news.
INSERT INTO "MenuItem" ("place", "position", "label", "url") VALUES ('LOGO', 2, 'Deals', '/deals/');
