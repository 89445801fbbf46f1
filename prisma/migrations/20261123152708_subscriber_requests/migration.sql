-- Addresses are compared with those of "Subscriber", whose collation is "C".
-- CreateTable
CREATE TABLE "SubscriberRequest" (
    "email" TEXT COLLATE "C" NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "emailShown" TEXT NOT NULL,
    "name" TEXT,
    "placement" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "pageLink" TEXT NOT NULL,

    CONSTRAINT "SubscriberRequest_pkey" PRIMARY KEY ("email","askedAt")
);

-- CreateIndex
CREATE INDEX "SubscriberRequest_askedAt_idx" ON "SubscriberRequest"("askedAt");

-- AlterTable
ALTER TABLE "SubscriberImport" ADD COLUMN     "encoding" TEXT NOT NULL DEFAULT '';
