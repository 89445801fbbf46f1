-- AlterTable
ALTER TABLE "MetafieldDefinition" ADD COLUMN     "isFilterable" BOOLEAN NOT NULL DEFAULT false;

-- Product lists are filtered by values of products (engagement/metadata/filtering.ts): equal texts and dates, and numbers between bounds.
-- Long texts and URLs can't be filtered by, so their beginning is enough.
CREATE INDEX "Metafield_productText_idx" ON "Metafield" ("definitionId", "left"("value", 255) COLLATE "C", "productId") WHERE "productId" IS NOT NULL;
CREATE INDEX "Metafield_productNumber_idx" ON "Metafield" ("definitionId", (CASE WHEN "value" ~ '^-?[0-9]{1,15}([.][0-9]{1,6})?$' THEN "value"::numeric END), "productId") WHERE "productId" IS NOT NULL;
