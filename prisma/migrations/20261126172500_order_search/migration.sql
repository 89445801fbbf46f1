-- Orders are found by the name in either order, and by what was ordered.
DROP INDEX "Order_lastName_beginning_idx";
CREATE INDEX "Order_fullName_beginning_idx" ON "Order" (lower("firstName" || ' ' || "lastName") text_pattern_ops);
CREATE INDEX "Order_lastNameFirst_beginning_idx" ON "Order" (lower("lastName" || ' ' || "firstName") text_pattern_ops);
CREATE INDEX "OrderLine_sku_beginning_idx" ON "OrderLine" (lower("sku") text_pattern_ops) WHERE "sku" IS NOT NULL;
CREATE INDEX "OrderLine_search_idx" ON "OrderLine" USING GIN (lower("name" || ' ' || coalesce("sku", '')) gin_trgm_ops);
