-- CreateEnum
CREATE TYPE "MeasureUnit" AS ENUM ('G', 'KG', 'ML', 'CL', 'L', 'CM', 'M', 'M2', 'PIECE');

-- CreateEnum
CREATE TYPE "UnitPriceBase" AS ENUM ('KG', 'HUNDRED_G', 'L', 'HUNDRED_ML', 'M', 'M2', 'PIECE');

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "contentMilli" INTEGER,
ADD COLUMN     "contentUnit" "MeasureUnit",
ADD COLUMN     "isPricedPer100" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "unitPriceBase" "UnitPriceBase",
ADD COLUMN     "unitPriceMinor" INTEGER;
