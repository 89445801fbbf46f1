-- Staff find orders by names and goods with and without accents, as shoppers find products.
CREATE INDEX "Order_fullName_folded_idx" ON "Order" (lower(f_unaccent((("firstName" || ' '::text) || "lastName"))) text_pattern_ops);
CREATE INDEX "Order_lastNameFirst_folded_idx" ON "Order" (lower(f_unaccent((("lastName" || ' '::text) || "firstName"))) text_pattern_ops);
CREATE INDEX "OrderLine_folded_idx" ON "OrderLine" USING gin (lower(f_unaccent(((name || ' '::text) || COALESCE(sku, ''::text)))) gin_trgm_ops);
DROP INDEX "Order_fullName_beginning_idx";
DROP INDEX "Order_lastNameFirst_beginning_idx";
DROP INDEX "OrderLine_search_idx";
