-- AlterTable
ALTER TABLE "Order" ADD COLUMN     "deliveryEarliest" DATE,
ADD COLUMN     "deliveryLatest" DATE;

-- AlterTable
ALTER TABLE "ShippingRate" ADD COLUMN     "maxTransitDays" INTEGER,
ADD COLUMN     "minTransitDays" INTEGER;

-- CreateTable
CREATE TABLE "DeliverySettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "handlingDays" INTEGER NOT NULL DEFAULT 0,
    "cutoffHour" INTEGER NOT NULL DEFAULT 14,
    "workingDays" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    "holidays" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "DeliverySettings_pkey" PRIMARY KEY ("id")
);
