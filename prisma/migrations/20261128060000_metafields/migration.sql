-- CreateEnum
CREATE TYPE "MetafieldOwnerType" AS ENUM ('PRODUCT', 'PRODUCT_VARIATION', 'CATEGORY', 'CUSTOMER', 'ORDER', 'CART', 'CART_LINE');

-- CreateEnum
CREATE TYPE "MetafieldType" AS ENUM ('SINGLE_LINE_TEXT', 'MULTI_LINE_TEXT', 'INTEGER', 'DECIMAL', 'BOOLEAN', 'DATE', 'URL', 'CHOICE');

-- CreateTable
CREATE TABLE "MetafieldDefinition" (
    "id" SERIAL NOT NULL,
    "ownerType" "MetafieldOwnerType" NOT NULL,
    "namespace" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "type" "MetafieldType" NOT NULL,
    "choices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "maxLength" INTEGER,
    "minimum" TEXT,
    "maximum" TEXT,
    "isPublic" BOOLEAN NOT NULL DEFAULT false,
    "isShopperWritable" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "MetafieldDefinition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Metafield" (
    "id" SERIAL NOT NULL,
    "definitionId" INTEGER NOT NULL,
    "value" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "productId" INTEGER,
    "categoryId" INTEGER,
    "accountId" INTEGER,
    "orderId" INTEGER,
    "orderLineId" INTEGER,
    "cartId" INTEGER,
    "cartLineId" INTEGER,

    CONSTRAINT "Metafield_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MetafieldDefinition_ownerType_namespace_key_key" ON "MetafieldDefinition"("ownerType", "namespace", "key");

-- CreateIndex
CREATE INDEX "Metafield_definitionId_idx" ON "Metafield"("definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_productId_definitionId_key" ON "Metafield"("productId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_categoryId_definitionId_key" ON "Metafield"("categoryId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_accountId_definitionId_key" ON "Metafield"("accountId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_orderId_definitionId_key" ON "Metafield"("orderId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_orderLineId_definitionId_key" ON "Metafield"("orderLineId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_cartId_definitionId_key" ON "Metafield"("cartId", "definitionId");

-- CreateIndex
CREATE UNIQUE INDEX "Metafield_cartLineId_definitionId_key" ON "Metafield"("cartLineId", "definitionId");

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_definitionId_fkey" FOREIGN KEY ("definitionId") REFERENCES "MetafieldDefinition"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_cartLineId_fkey" FOREIGN KEY ("cartLineId") REFERENCES "CartLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A value belongs to exactly one record.
ALTER TABLE "Metafield" ADD CONSTRAINT "Metafield_owner_check"
  CHECK (num_nonnulls("productId", "categoryId", "accountId", "orderId", "orderLineId", "cartId", "cartLineId") = 1);
