-- AlterTable
-- Offers that are published already don't cause alerts; those that will be published do.
ALTER TABLE "Offer" ADD COLUMN     "alertedAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "Offer" ALTER COLUMN "alertedAt" DROP DEFAULT;
UPDATE "Offer" SET "alertedAt" = NULL WHERE "status" = 'DRAFT' OR "pendingStartsAt" IS NOT NULL;

-- CreateTable
CREATE TABLE "DealAlert" (
    "id" SERIAL NOT NULL,
    "accountId" INTEGER NOT NULL,
    "keyword" TEXT NOT NULL,
    "words" TEXT[],
    "wordKey" TEXT NOT NULL,
    "maxPriceMinor" INTEGER,
    "isPaused" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DealAlert_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DealAlertMailing" (
    "accountId" INTEGER NOT NULL,
    "mailKey" TEXT NOT NULL,
    "mailedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DealAlertMailing_pkey" PRIMARY KEY ("accountId")
);

-- CreateTable
CREATE TABLE "DealAlertHit" (
    "accountId" INTEGER NOT NULL,
    "offerId" INTEGER NOT NULL,
    "alertId" INTEGER NOT NULL,

    CONSTRAINT "DealAlertHit_pkey" PRIMARY KEY ("accountId","offerId","alertId")
);

-- CreateIndex
CREATE INDEX "DealAlert_words_idx" ON "DealAlert" USING GIN ("words");

-- CreateIndex
CREATE UNIQUE INDEX "DealAlert_accountId_wordKey_key" ON "DealAlert"("accountId", "wordKey");

-- CreateIndex
CREATE UNIQUE INDEX "DealAlertMailing_mailKey_key" ON "DealAlertMailing"("mailKey");

-- CreateIndex
CREATE INDEX "DealAlertHit_offerId_idx" ON "DealAlertHit"("offerId");

-- CreateIndex
CREATE INDEX "DealAlertHit_alertId_idx" ON "DealAlertHit"("alertId");

-- AddForeignKey
ALTER TABLE "DealAlert" ADD CONSTRAINT "DealAlert_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealAlertMailing" ADD CONSTRAINT "DealAlertMailing_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealAlertHit" ADD CONSTRAINT "DealAlertHit_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealAlertHit" ADD CONSTRAINT "DealAlertHit_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DealAlertHit" ADD CONSTRAINT "DealAlertHit_alertId_fkey" FOREIGN KEY ("alertId") REFERENCES "DealAlert"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Offers that the job compares next.
CREATE INDEX "Offer_unalerted" ON "Offer" ("id") WHERE "isListed" AND "alertedAt" IS NULL;
