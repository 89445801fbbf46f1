-- CreateEnum
CREATE TYPE "ProductType" AS ENUM ('SIMPLE', 'VARIABLE', 'VARIATION', 'EXTERNAL', 'GROUPED');

-- CreateEnum
CREATE TYPE "ProductStatus" AS ENUM ('DRAFT', 'PRIVATE', 'PUBLISHED');

-- CreateEnum
CREATE TYPE "Visibility" AS ENUM ('VISIBLE', 'CATALOG', 'SEARCH', 'HIDDEN');

-- CreateEnum
CREATE TYPE "TaxClass" AS ENUM ('STANDARD', 'REDUCED', 'ZERO');

-- CreateEnum
CREATE TYPE "TaxStatus" AS ENUM ('TAXABLE', 'SHIPPING', 'NONE');

-- CreateEnum
CREATE TYPE "Backorders" AS ENUM ('NO', 'NOTIFY', 'YES');

-- CreateEnum
CREATE TYPE "AttributeKind" AS ENUM ('TEXT', 'NUMBER', 'BOOLEAN', 'LIST');

-- CreateEnum
CREATE TYPE "Direction" AS ENUM ('NONE', 'HIGHER_IS_BETTER', 'LOWER_IS_BETTER');

-- CreateEnum
CREATE TYPE "ProductLinkKind" AS ENUM ('UPSELL', 'CROSS_SELL', 'GROUPED');

-- CreateEnum
CREATE TYPE "MediaState" AS ENUM ('PENDING', 'READY', 'FAILED');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('ON_HOLD', 'PROCESSING', 'COMPLETED', 'CANCELLED', 'REFUNDED');

-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('BANK_TRANSFER');

-- CreateTable
CREATE TABLE "Brand" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Brand_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Category" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "position" INTEGER NOT NULL DEFAULT 0,
    "parentId" INTEGER,
    "ancestorIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Attribute" (
    "id" SERIAL NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "kind" "AttributeKind" NOT NULL DEFAULT 'TEXT',
    "unit" TEXT,
    "direction" "Direction" NOT NULL DEFAULT 'NONE',
    "heading" TEXT NOT NULL DEFAULT 'Details',
    "isFacet" BOOLEAN NOT NULL DEFAULT true,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Attribute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AttributeTerm" (
    "id" SERIAL NOT NULL,
    "attributeId" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "swatch" TEXT,

    CONSTRAINT "AttributeTerm_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Product" (
    "id" SERIAL NOT NULL,
    "type" "ProductType" NOT NULL DEFAULT 'SIMPLE',
    "status" "ProductStatus" NOT NULL DEFAULT 'PUBLISHED',
    "visibility" "Visibility" NOT NULL DEFAULT 'VISIBLE',
    "slug" TEXT NOT NULL,
    "sku" TEXT,
    "gtin" TEXT,
    "name" TEXT NOT NULL,
    "shortDescription" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "brandId" INTEGER,
    "parentId" INTEGER,
    "regularPriceMinor" INTEGER,
    "salePriceMinor" INTEGER,
    "saleStartsAt" TIMESTAMPTZ(3),
    "saleEndsAt" TIMESTAMPTZ(3),
    "taxStatus" "TaxStatus" NOT NULL DEFAULT 'TAXABLE',
    "taxClass" "TaxClass" NOT NULL DEFAULT 'STANDARD',
    "managesStock" BOOLEAN NOT NULL DEFAULT false,
    "stock" INTEGER NOT NULL DEFAULT 0,
    "isInStock" BOOLEAN NOT NULL DEFAULT true,
    "backorders" "Backorders" NOT NULL DEFAULT 'NO',
    "lowStockAmount" INTEGER,
    "soldIndividually" BOOLEAN NOT NULL DEFAULT false,
    "minQuantity" INTEGER NOT NULL DEFAULT 1,
    "maxQuantity" INTEGER,
    "weightGrams" INTEGER,
    "lengthMm" INTEGER,
    "widthMm" INTEGER,
    "heightMm" INTEGER,
    "isVirtual" BOOLEAN NOT NULL DEFAULT false,
    "isFeatured" BOOLEAN NOT NULL DEFAULT false,
    "externalUrl" TEXT,
    "buttonText" TEXT,
    "tags" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" INTEGER NOT NULL DEFAULT 0,
    "extra" JSONB,
    "totalSales" INTEGER NOT NULL DEFAULT 0,
    "ratingAverage" INTEGER NOT NULL DEFAULT 0,
    "ratingCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "isListed" BOOLEAN NOT NULL DEFAULT false,
    "isSearchable" BOOLEAN NOT NULL DEFAULT false,
    "priceMinor" INTEGER NOT NULL DEFAULT 0,
    "priceMaxMinor" INTEGER NOT NULL DEFAULT 0,
    "priorPriceMinor" INTEGER,
    "isAvailable" BOOLEAN NOT NULL DEFAULT true,
    "categoryIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "termIds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "coverKey" TEXT,
    "coverAlt" TEXT,
    "coverColor" TEXT,
    "searchText" TEXT NOT NULL DEFAULT '',
    "search" tsvector,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductCategory" (
    "productId" INTEGER NOT NULL,
    "categoryId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ProductCategory_pkey" PRIMARY KEY ("productId","categoryId")
);

-- CreateTable
CREATE TABLE "ProductAttribute" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "attributeId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isVisible" BOOLEAN NOT NULL DEFAULT true,
    "isVariation" BOOLEAN NOT NULL DEFAULT false,
    "isGlobal" BOOLEAN NOT NULL DEFAULT true,
    "number" DOUBLE PRECISION,
    "boolean" BOOLEAN,

    CONSTRAINT "ProductAttribute_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductAttributeTerm" (
    "productAttributeId" INTEGER NOT NULL,
    "termId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ProductAttributeTerm_pkey" PRIMARY KEY ("productAttributeId","termId")
);

-- CreateTable
CREATE TABLE "VariationOption" (
    "variationId" INTEGER NOT NULL,
    "attributeId" INTEGER NOT NULL,
    "termId" INTEGER,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "VariationOption_pkey" PRIMARY KEY ("variationId","attributeId")
);

-- CreateTable
CREATE TABLE "ProductLink" (
    "productId" INTEGER NOT NULL,
    "targetId" INTEGER NOT NULL,
    "kind" "ProductLinkKind" NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ProductLink_pkey" PRIMARY KEY ("productId","kind","targetId")
);

-- CreateTable
CREATE TABLE "Media" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "state" "MediaState" NOT NULL DEFAULT 'READY',
    "source" TEXT,
    "width" INTEGER NOT NULL DEFAULT 0,
    "height" INTEGER NOT NULL DEFAULT 0,
    "color" TEXT NOT NULL DEFAULT '#e5e7eb',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductImage" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "mediaId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "alt" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ProductImage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceChange" (
    "id" SERIAL NOT NULL,
    "productId" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "priceMinor" INTEGER NOT NULL,

    CONSTRAINT "PriceChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CatalogState" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "revision" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "CatalogState_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Visitor" (
    "id" SERIAL NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Visitor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Cart" (
    "id" SERIAL NOT NULL,
    "visitorId" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Cart_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "CartLine" (
    "id" SERIAL NOT NULL,
    "cartId" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "productId" INTEGER NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "quantity" INTEGER NOT NULL,
    "addedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CartLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" SERIAL NOT NULL,
    "number" SERIAL NOT NULL,
    "accessKey" TEXT NOT NULL,
    "status" "OrderStatus" NOT NULL DEFAULT 'ON_HOLD',
    "visitorId" INTEGER,
    "cartId" INTEGER,
    "cartVersion" INTEGER NOT NULL,
    "idempotencyKey" TEXT NOT NULL,
    "requestHash" TEXT NOT NULL,
    "currency" TEXT NOT NULL DEFAULT 'EUR',
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phone" TEXT NOT NULL DEFAULT '',
    "address1" TEXT NOT NULL,
    "address2" TEXT NOT NULL DEFAULT '',
    "postcode" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "shippingMethod" TEXT NOT NULL,
    "paymentMethod" "PaymentMethod" NOT NULL,
    "subtotalMinor" INTEGER NOT NULL,
    "shippingMinor" INTEGER NOT NULL,
    "totalMinor" INTEGER NOT NULL,
    "placedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" SERIAL NOT NULL,
    "orderId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" INTEGER,
    "sku" TEXT,
    "name" TEXT NOT NULL,
    "options" JSONB NOT NULL DEFAULT '{}',
    "quantity" INTEGER NOT NULL,
    "unitMinor" INTEGER NOT NULL,
    "lineMinor" INTEGER NOT NULL,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Brand_slug_key" ON "Brand"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Category_slug_key" ON "Category"("slug");

-- CreateIndex
CREATE INDEX "Category_parentId_idx" ON "Category"("parentId");

-- CreateIndex
CREATE UNIQUE INDEX "Attribute_slug_key" ON "Attribute"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "AttributeTerm_attributeId_slug_key" ON "AttributeTerm"("attributeId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Product_slug_key" ON "Product"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "Product_sku_key" ON "Product"("sku");

-- CreateIndex
CREATE INDEX "Product_isListed_position_id_idx" ON "Product"("isListed", "position", "id");

-- CreateIndex
CREATE INDEX "Product_isListed_totalSales_id_idx" ON "Product"("isListed", "totalSales", "id");

-- CreateIndex
CREATE INDEX "Product_isListed_ratingAverage_id_idx" ON "Product"("isListed", "ratingAverage", "id");

-- CreateIndex
CREATE INDEX "Product_isListed_createdAt_id_idx" ON "Product"("isListed", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Product_isListed_priceMinor_id_idx" ON "Product"("isListed", "priceMinor", "id");

-- CreateIndex
CREATE INDEX "Product_parentId_idx" ON "Product"("parentId");

-- CreateIndex
CREATE INDEX "Product_brandId_idx" ON "Product"("brandId");

-- CreateIndex
CREATE INDEX "Product_saleStartsAt_idx" ON "Product"("saleStartsAt");

-- CreateIndex
CREATE INDEX "Product_saleEndsAt_idx" ON "Product"("saleEndsAt");

-- CreateIndex
CREATE INDEX "Product_categoryIds_idx" ON "Product" USING GIN ("categoryIds");

-- CreateIndex
CREATE INDEX "Product_termIds_idx" ON "Product" USING GIN ("termIds");

-- CreateIndex
CREATE INDEX "Product_search_idx" ON "Product" USING GIN ("search");

-- CreateIndex
CREATE INDEX "Product_searchText_idx" ON "Product" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ProductCategory_categoryId_idx" ON "ProductCategory"("categoryId");

-- CreateIndex
CREATE INDEX "ProductAttribute_attributeId_idx" ON "ProductAttribute"("attributeId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductAttribute_productId_attributeId_key" ON "ProductAttribute"("productId", "attributeId");

-- CreateIndex
CREATE INDEX "ProductAttributeTerm_termId_idx" ON "ProductAttributeTerm"("termId");

-- CreateIndex
CREATE INDEX "VariationOption_attributeId_idx" ON "VariationOption"("attributeId");

-- CreateIndex
CREATE INDEX "VariationOption_termId_idx" ON "VariationOption"("termId");

-- CreateIndex
CREATE INDEX "ProductLink_targetId_idx" ON "ProductLink"("targetId");

-- CreateIndex
CREATE UNIQUE INDEX "Media_key_key" ON "Media"("key");

-- CreateIndex
CREATE UNIQUE INDEX "Media_source_key" ON "Media"("source");

-- CreateIndex
CREATE INDEX "ProductImage_mediaId_idx" ON "ProductImage"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductImage_productId_mediaId_key" ON "ProductImage"("productId", "mediaId");

-- CreateIndex
CREATE INDEX "PriceChange_productId_at_idx" ON "PriceChange"("productId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "Visitor_tokenHash_key" ON "Visitor"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "Cart_visitorId_key" ON "Cart"("visitorId");

-- CreateIndex
CREATE INDEX "CartLine_productId_idx" ON "CartLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "CartLine_cartId_key_key" ON "CartLine"("cartId", "key");

-- CreateIndex
CREATE UNIQUE INDEX "Order_number_key" ON "Order"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Order_accessKey_key" ON "Order"("accessKey");

-- CreateIndex
CREATE INDEX "Order_placedAt_idx" ON "Order"("placedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Order_cartId_cartVersion_key" ON "Order"("cartId", "cartVersion");

-- CreateIndex
CREATE UNIQUE INDEX "Order_visitorId_idempotencyKey_key" ON "Order"("visitorId", "idempotencyKey");

-- CreateIndex
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine"("orderId");

-- CreateIndex
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");

-- AddForeignKey
ALTER TABLE "Category" ADD CONSTRAINT "Category_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AttributeTerm" ADD CONSTRAINT "AttributeTerm_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "Brand"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Product" ADD CONSTRAINT "Product_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAttribute" ADD CONSTRAINT "ProductAttribute_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAttribute" ADD CONSTRAINT "ProductAttribute_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAttributeTerm" ADD CONSTRAINT "ProductAttributeTerm_productAttributeId_fkey" FOREIGN KEY ("productAttributeId") REFERENCES "ProductAttribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAttributeTerm" ADD CONSTRAINT "ProductAttributeTerm_termId_fkey" FOREIGN KEY ("termId") REFERENCES "AttributeTerm"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_variationId_fkey" FOREIGN KEY ("variationId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_termId_fkey" FOREIGN KEY ("termId") REFERENCES "AttributeTerm"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductLink" ADD CONSTRAINT "ProductLink_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductLink" ADD CONSTRAINT "ProductLink_targetId_fkey" FOREIGN KEY ("targetId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceChange" ADD CONSTRAINT "PriceChange_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The last net under the operations: what no code may store.
ALTER TABLE "Product" ADD CONSTRAINT "Product_stock_check" CHECK ("stock" >= 0 OR "backorders" <> 'NO');
ALTER TABLE "Product" ADD CONSTRAINT "Product_prices_check" CHECK ("regularPriceMinor" >= 0 AND "salePriceMinor" >= 0);
ALTER TABLE "Product" ADD CONSTRAINT "Product_quantity_check" CHECK ("minQuantity" >= 1 AND ("maxQuantity" IS NULL OR "maxQuantity" >= "minQuantity"));
ALTER TABLE "Product" ADD CONSTRAINT "Product_variation_check" CHECK (("type" = 'VARIATION') = ("parentId" IS NOT NULL));
ALTER TABLE "PriceChange" ADD CONSTRAINT "PriceChange_price_check" CHECK ("priceMinor" >= 0);
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_quantity_check" CHECK ("quantity" BETWEEN 1 AND 100000);
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_key_check" CHECK ("key" ~ '^[0-9a-f]{32}$');
ALTER TABLE "Order" ADD CONSTRAINT "Order_totals_check" CHECK ("subtotalMinor" >= 0 AND "shippingMinor" >= 0 AND "totalMinor" >= 0);
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_amounts_check" CHECK ("quantity" > 0 AND "unitMinor" >= 0 AND "lineMinor" = "unitMinor" * "quantity");

ALTER SEQUENCE "Order_number_seq" RESTART WITH 100001;

INSERT INTO "CatalogState" ("id", "revision") VALUES (1, 1);
ALTER TABLE "CatalogState" ADD CONSTRAINT "CatalogState_single_check" CHECK ("id" = 1);
