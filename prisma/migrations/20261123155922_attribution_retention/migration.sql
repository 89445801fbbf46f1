-- AlterTable
ALTER TABLE "OrderAttribution" ADD COLUMN     "isBlunted" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "attributionKeepDays" INTEGER NOT NULL DEFAULT 396;

-- Those whose time is not over yet: the upkeep looks at no others.
CREATE INDEX "OrderAttribution_unblunted_idx" ON "OrderAttribution" ("orderId") WHERE NOT "isBlunted";
