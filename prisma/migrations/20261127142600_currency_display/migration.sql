-- How amounts are written, as one setting of the shop.
ALTER TABLE "ShopIdentity" ADD COLUMN "currencyDisplay" TEXT NOT NULL DEFAULT 'SYMBOL'
  CONSTRAINT "ShopIdentity_currencyDisplay_check" CHECK ("currencyDisplay" IN ('SYMBOL', 'SYMBOL_AFTER', 'CODE'));
