-- CreateEnum
CREATE TYPE "DealSubmissionStatus" AS ENUM ('PENDING', 'PUBLISHED', 'REJECTED');

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "acceptsDeals" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "DealSubmission" (
    "id" SERIAL NOT NULL,
    "accountId" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "linkKey" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "priceMinor" INTEGER,
    "shippingMinor" INTEGER,
    "code" TEXT,
    "endsAt" TIMESTAMPTZ(3),
    "status" "DealSubmissionStatus" NOT NULL DEFAULT 'PENDING',
    "reason" TEXT NOT NULL DEFAULT '',
    "offerId" INTEGER,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DealSubmission_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "DealSubmission_offerId_key" ON "DealSubmission"("offerId");

-- CreateIndex
CREATE INDEX "DealSubmission_accountId_id_idx" ON "DealSubmission"("accountId", "id");

-- CreateIndex
CREATE INDEX "DealSubmission_status_id_idx" ON "DealSubmission"("status", "id");

-- AddForeignKey
ALTER TABLE "DealSubmission" ADD CONSTRAINT "DealSubmission_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealSubmission" ADD CONSTRAINT "DealSubmission_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- One link waits for review once, also when two people submit it at once.
CREATE UNIQUE INDEX "DealSubmission_pending_link" ON "DealSubmission" ("linkKey") WHERE "status" = 'PENDING';
