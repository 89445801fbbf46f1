-- CreateEnum
CREATE TYPE "AttributionRule" AS ENUM ('CAMPAIGN', 'CLICK_ID', 'SEARCH_ENGINE', 'REFERRAL', 'KEPT', 'TYPEIN');

-- CreateEnum
CREATE TYPE "ConsentAnswer" AS ENUM ('GRANTED', 'DENIED', 'UNANSWERED');

-- CreateEnum
CREATE TYPE "AttributionDoor" AS ENUM ('FIELDS', 'COOKIES', 'SERVER');

-- AlterTable
ALTER TABLE "OrderAttribution" ADD COLUMN     "capturedBy" "AttributionDoor",
ADD COLUMN     "consent" "ConsentAnswer",
ADD COLUMN     "evidence" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "firstReferrer" TEXT,
ADD COLUMN     "firstSessionEntry" TEXT,
ADD COLUMN     "firstSessionStartTime" TEXT,
ADD COLUMN     "firstSourceType" TEXT,
ADD COLUMN     "firstUtmCampaign" TEXT,
ADD COLUMN     "firstUtmContent" TEXT,
ADD COLUMN     "firstUtmCreativeFormat" TEXT,
ADD COLUMN     "firstUtmId" TEXT,
ADD COLUMN     "firstUtmMarketingTactic" TEXT,
ADD COLUMN     "firstUtmMedium" TEXT,
ADD COLUMN     "firstUtmSource" TEXT,
ADD COLUMN     "firstUtmSourcePlatform" TEXT,
ADD COLUMN     "firstUtmTerm" TEXT,
ADD COLUMN     "promoCode" TEXT,
ADD COLUMN     "rule" "AttributionRule";

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "allowTracking" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "givesPromoCode" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "sessionMinutes" DOUBLE PRECISION NOT NULL DEFAULT 30,
ADD COLUMN     "trackingMonths" DOUBLE PRECISION NOT NULL DEFAULT 0.00001,
ADD COLUMN     "trafficSources" JSONB NOT NULL DEFAULT '[]';

-- CreateTable
CREATE TABLE "VisitorArrival" (
    "visitorId" INTEGER NOT NULL,
    "first" JSONB NOT NULL,
    "current" JSONB NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,
    "currentAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VisitorArrival_pkey" PRIMARY KEY ("visitorId")
);

-- CreateIndex
CREATE INDEX "VisitorArrival_currentAt_idx" ON "VisitorArrival"("currentAt");

-- CreateIndex
CREATE INDEX "OrderAttribution_sourceType_idx" ON "OrderAttribution"("sourceType");

-- CreateIndex
CREATE INDEX "OrderAttribution_utmSource_utmMedium_idx" ON "OrderAttribution"("utmSource", "utmMedium");

-- CreateIndex
CREATE INDEX "OrderAttribution_utmCampaign_idx" ON "OrderAttribution"("utmCampaign");

-- AddForeignKey
ALTER TABLE "VisitorArrival" ADD CONSTRAINT "VisitorArrival_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;
