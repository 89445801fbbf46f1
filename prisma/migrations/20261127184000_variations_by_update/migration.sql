-- Finds the products of variations changed since a time (AdminProductFilter.updatedSince).
CREATE INDEX "Product_variation_updatedAt_idx" ON "Product" ("updatedAt", "parentId") WHERE ("parentId" IS NOT NULL);
