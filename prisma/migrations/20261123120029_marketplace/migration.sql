-- CreateEnum
CREATE TYPE "AvailabilitySource" AS ENUM ('NONE', 'HTTP', 'FILE');

-- CreateEnum
CREATE TYPE "ShopChoiceKind" AS ENUM ('DONE', 'CANCELED');

-- CreateEnum
CREATE TYPE "AvailabilityRunState" AS ENUM ('RUNNING', 'DONE', 'FAILED');

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "externalShopId" INTEGER;

-- CreateTable
CREATE TABLE "Marketplace" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "cartUrlTemplate" TEXT NOT NULL,
    "lineTemplate" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Marketplace_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ExternalShop" (
    "id" SERIAL NOT NULL,
    "marketplaceId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "host" TEXT NOT NULL,
    "tag" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "source" "AvailabilitySource" NOT NULL DEFAULT 'NONE',
    "sourceAddress" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ExternalShop_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopListing" (
    "id" SERIAL NOT NULL,
    "shopId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "externalId" TEXT NOT NULL,
    "isAvailable" BOOLEAN,
    "checkedAt" TIMESTAMPTZ(3),
    "askedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ShopListing_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShopChoice" (
    "cartId" INTEGER NOT NULL,
    "shopId" INTEGER NOT NULL,
    "kind" "ShopChoiceKind" NOT NULL,
    "linesHash" TEXT NOT NULL,
    "chosenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ShopChoice_pkey" PRIMARY KEY ("cartId","shopId")
);

-- CreateTable
CREATE TABLE "ExternalShopDay" (
    "shopId" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "handOffs" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ExternalShopDay_pkey" PRIMARY KEY ("shopId","day")
);

-- CreateTable
CREATE TABLE "AvailabilityRun" (
    "id" SERIAL NOT NULL,
    "shopId" INTEGER NOT NULL,
    "state" "AvailabilityRunState" NOT NULL DEFAULT 'RUNNING',
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "asked" INTEGER NOT NULL DEFAULT 0,
    "heard" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "message" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AvailabilityRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BoughtTogether" (
    "productId" INTEGER NOT NULL,
    "otherId" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "confidenceBasisPoints" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "BoughtTogether_pkey" PRIMARY KEY ("productId","otherId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Marketplace_name_key" ON "Marketplace"("name");

-- CreateIndex
CREATE UNIQUE INDEX "ExternalShop_marketplaceId_country_key" ON "ExternalShop"("marketplaceId", "country");

-- CreateIndex
CREATE INDEX "ShopListing_productId_idx" ON "ShopListing"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "ShopListing_shopId_productId_key" ON "ShopListing"("shopId", "productId");

-- CreateIndex
CREATE UNIQUE INDEX "ShopListing_shopId_externalId_key" ON "ShopListing"("shopId", "externalId");

-- CreateIndex
CREATE INDEX "ShopChoice_shopId_idx" ON "ShopChoice"("shopId");

-- CreateIndex
CREATE INDEX "AvailabilityRun_shopId_id_idx" ON "AvailabilityRun"("shopId", "id");

-- CreateIndex
CREATE INDEX "BoughtTogether_otherId_idx" ON "BoughtTogether"("otherId");

-- CreateIndex
CREATE INDEX "Product_externalShopId_idx" ON "Product"("externalShopId");

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_externalShopId_fkey" FOREIGN KEY ("externalShopId") REFERENCES "ExternalShop"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalShop" ADD CONSTRAINT "ExternalShop_marketplaceId_fkey" FOREIGN KEY ("marketplaceId") REFERENCES "Marketplace"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopListing" ADD CONSTRAINT "ShopListing_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopListing" ADD CONSTRAINT "ShopListing_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopChoice" ADD CONSTRAINT "ShopChoice_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShopChoice" ADD CONSTRAINT "ShopChoice_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ExternalShopDay" ADD CONSTRAINT "ExternalShopDay_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AvailabilityRun" ADD CONSTRAINT "AvailabilityRun_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoughtTogether" ADD CONSTRAINT "BoughtTogether_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BoughtTogether" ADD CONSTRAINT "BoughtTogether_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;
