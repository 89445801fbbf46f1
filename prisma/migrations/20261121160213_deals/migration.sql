-- CreateEnum
CREATE TYPE "OfferStatus" AS ENUM ('DRAFT', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "OfferAvailability" AS ENUM ('IN_STOCK', 'LIMITED', 'PREORDER', 'OUT_OF_STOCK');

-- CreateEnum
CREATE TYPE "ReviewStatus" AS ENUM ('PENDING', 'APPROVED', 'REJECTED');

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "guestsMayReview" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "guestsMayVote" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "reviewsNeedApproval" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "Merchant" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "homepage" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "isAffiliate" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Merchant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Offer" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "merchantId" INTEGER NOT NULL,
    "productId" INTEGER,
    "categoryId" INTEGER,
    "categoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "title" TEXT NOT NULL,
    "summary" TEXT NOT NULL DEFAULT '',
    "details" TEXT NOT NULL DEFAULT '',
    "status" "OfferStatus" NOT NULL DEFAULT 'PUBLISHED',
    "destinationUrl" TEXT NOT NULL,
    "priceMinor" INTEGER,
    "shippingMinor" INTEGER,
    "priorPriceMinor" INTEGER,
    "availability" "OfferAvailability" NOT NULL DEFAULT 'IN_STOCK',
    "shipsTo" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "code" TEXT,
    "isCodeMasked" BOOLEAN NOT NULL DEFAULT true,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "mediaId" INTEGER,
    "score" INTEGER NOT NULL DEFAULT 0,
    "voteCount" INTEGER NOT NULL DEFAULT 0,
    "votesFlaggedAt" TIMESTAMPTZ(3),
    "clickCount" INTEGER NOT NULL DEFAULT 0,
    "revealCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfferPriceChange" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "priceMinor" INTEGER NOT NULL,

    CONSTRAINT "OfferPriceChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OfferDay" (
    "offerId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "reveals" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "OfferDay_pkey" PRIMARY KEY ("offerId","day")
);

-- CreateTable
CREATE TABLE "HotVote" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "value" INTEGER NOT NULL,
    "networkHash" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HotVote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CouponVote" (
    "id" SERIAL NOT NULL,
    "offerId" INTEGER NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "worked" BOOLEAN NOT NULL,
    "networkHash" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CouponVote_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewCriterion" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "categoryId" INTEGER,
    "isActive" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ReviewCriterion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "authorName" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "body" TEXT NOT NULL,
    "status" "ReviewStatus" NOT NULL DEFAULT 'PENDING',
    "isVerifiedBuyer" BOOLEAN NOT NULL DEFAULT false,
    "average" INTEGER NOT NULL,
    "helpfulCount" INTEGER NOT NULL DEFAULT 0,
    "unhelpfulCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "decidedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewScore" (
    "reviewId" INTEGER NOT NULL,
    "criterionId" INTEGER NOT NULL,
    "points" INTEGER NOT NULL,

    CONSTRAINT "ReviewScore_pkey" PRIMARY KEY ("reviewId","criterionId")
);

-- CreateTable
CREATE TABLE "HelpfulVote" (
    "id" SERIAL NOT NULL,
    "reviewId" INTEGER NOT NULL,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "isHelpful" BOOLEAN NOT NULL,
    "networkHash" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "HelpfulVote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Merchant_slug_key" ON "Merchant"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Offer_slug_key" ON "Offer"("slug");

-- CreateIndex
CREATE INDEX "Offer_status_publishedAt_id_idx" ON "Offer"("status", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Offer_status_score_id_idx" ON "Offer"("status", "score", "id");

-- CreateIndex
CREATE INDEX "Offer_status_endsAt_id_idx" ON "Offer"("status", "endsAt", "id");

-- CreateIndex
CREATE INDEX "Offer_merchantId_publishedAt_id_idx" ON "Offer"("merchantId", "publishedAt", "id");

-- CreateIndex
CREATE INDEX "Offer_productId_idx" ON "Offer"("productId");

-- CreateIndex
CREATE INDEX "Offer_categoryId_idx" ON "Offer"("categoryId");

-- CreateIndex
CREATE INDEX "Offer_mediaId_idx" ON "Offer"("mediaId");

-- CreateIndex
CREATE INDEX "Offer_startsAt_idx" ON "Offer"("startsAt");

-- CreateIndex
CREATE INDEX "Offer_endsAt_idx" ON "Offer"("endsAt");

-- CreateIndex
CREATE INDEX "Offer_categoryIds_idx" ON "Offer" USING GIN ("categoryIds");

-- CreateIndex
CREATE INDEX "OfferPriceChange_offerId_at_idx" ON "OfferPriceChange"("offerId", "at");

-- CreateIndex
CREATE INDEX "HotVote_offerId_at_idx" ON "HotVote"("offerId", "at");

-- CreateIndex
CREATE INDEX "HotVote_visitorId_idx" ON "HotVote"("visitorId");

-- CreateIndex
CREATE INDEX "HotVote_accountId_idx" ON "HotVote"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "HotVote_offerId_visitorId_key" ON "HotVote"("offerId", "visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "HotVote_offerId_accountId_key" ON "HotVote"("offerId", "accountId");

-- CreateIndex
CREATE INDEX "CouponVote_offerId_at_idx" ON "CouponVote"("offerId", "at");

-- CreateIndex
CREATE INDEX "CouponVote_visitorId_idx" ON "CouponVote"("visitorId");

-- CreateIndex
CREATE INDEX "CouponVote_accountId_idx" ON "CouponVote"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "CouponVote_offerId_visitorId_key" ON "CouponVote"("offerId", "visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "CouponVote_offerId_accountId_key" ON "CouponVote"("offerId", "accountId");

-- CreateIndex
CREATE UNIQUE INDEX "ReviewCriterion_slug_key" ON "ReviewCriterion"("slug");

-- CreateIndex
CREATE INDEX "ReviewCriterion_categoryId_idx" ON "ReviewCriterion"("categoryId");

-- CreateIndex
CREATE INDEX "Review_productId_status_createdAt_id_idx" ON "Review"("productId", "status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Review_productId_status_helpfulCount_id_idx" ON "Review"("productId", "status", "helpfulCount", "id");

-- CreateIndex
CREATE INDEX "Review_status_createdAt_id_idx" ON "Review"("status", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Review_visitorId_idx" ON "Review"("visitorId");

-- CreateIndex
CREATE INDEX "Review_accountId_idx" ON "Review"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_productId_visitorId_key" ON "Review"("productId", "visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "Review_productId_accountId_key" ON "Review"("productId", "accountId");

-- CreateIndex
CREATE INDEX "ReviewScore_criterionId_idx" ON "ReviewScore"("criterionId");

-- CreateIndex
CREATE INDEX "HelpfulVote_visitorId_idx" ON "HelpfulVote"("visitorId");

-- CreateIndex
CREATE INDEX "HelpfulVote_accountId_idx" ON "HelpfulVote"("accountId");

-- CreateIndex
CREATE UNIQUE INDEX "HelpfulVote_reviewId_visitorId_key" ON "HelpfulVote"("reviewId", "visitorId");

-- CreateIndex
CREATE UNIQUE INDEX "HelpfulVote_reviewId_accountId_key" ON "HelpfulVote"("reviewId", "accountId");

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_merchantId_fkey" FOREIGN KEY ("merchantId") REFERENCES "Merchant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferPriceChange" ADD CONSTRAINT "OfferPriceChange_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OfferDay" ADD CONSTRAINT "OfferDay_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewCriterion" ADD CONSTRAINT "ReviewCriterion_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewScore" ADD CONSTRAINT "ReviewScore_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewScore" ADD CONSTRAINT "ReviewScore_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "ReviewCriterion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What no program may get wrong.
ALTER TABLE "Merchant" ADD CONSTRAINT "Merchant_homepage_check" CHECK ("homepage" LIKE 'https://%');
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_destination_check" CHECK ("destinationUrl" LIKE 'https://%');
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_price_check" CHECK ("priceMinor" >= 0 AND "shippingMinor" >= 0);
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_code_check" CHECK ("code" <> '' AND length("code") <= 64);
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_counts_check" CHECK ("voteCount" >= 0 AND abs("score") <= "voteCount" AND "clickCount" >= 0 AND "revealCount" >= 0);
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_category_check" CHECK ("productId" IS NULL OR "categoryId" IS NULL);
ALTER TABLE "OfferPriceChange" ADD CONSTRAINT "OfferPriceChange_price_check" CHECK ("priceMinor" >= 0);
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_value_check" CHECK ("value" IN (1, -1));
ALTER TABLE "ReviewScore" ADD CONSTRAINT "ReviewScore_points_check" CHECK ("points" BETWEEN 1 AND 10);
ALTER TABLE "Review" ADD CONSTRAINT "Review_counts_check" CHECK ("average" BETWEEN 100 AND 1000 AND "helpfulCount" >= 0 AND "unhelpfulCount" >= 0);
