-- CreateEnum
CREATE TYPE "EnergyClass" AS ENUM ('A', 'B', 'C', 'D', 'E', 'F', 'G');

-- AlterEnum
ALTER TYPE "BulkEditKind" ADD VALUE 'MANUFACTURER';
ALTER TYPE "BulkEditKind" ADD VALUE 'MINIMUM_AGE';
ALTER TYPE "BulkEditKind" ADD VALUE 'ENERGY_CLASS';

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "energyClass" "EnergyClass",
ADD COLUMN     "energyScaleEnd" "EnergyClass",
ADD COLUMN     "energyLabelUrl" TEXT,
ADD COLUMN     "energySheetUrl" TEXT,
ADD COLUMN     "minimumAge" INTEGER;

-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "confirmedAge" INTEGER,
ADD COLUMN     "wantsReviewRequest" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reviewRequestedAt" TIMESTAMPTZ(3);

-- Orders that still get the email: few at any time.
CREATE INDEX "Order_review_request" ON "Order"("closedAt") WHERE "wantsReviewRequest" AND "reviewRequestedAt" IS NULL;

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "asksForReviews" BOOLEAN NOT NULL DEFAULT false;
