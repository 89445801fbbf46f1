-- The toolbar of small screens has home, categories and search now. The default links of menus that a shop hasn't edited make room for them.
UPDATE "MenuItem" m SET "isInMobileToolbar" = false
WHERE (m."url", m."label") IN (('/find-order/', 'Find an order'), ('/shop/?on_sale=1', 'Sale'))
  AND NOT EXISTS (SELECT 1 FROM "SettingsEdit" e WHERE e."area"::text = 'MENU_' || m."place"::text);

-- Kept pages and responses show the menus.
UPDATE "CatalogState" SET "revision" = "revision" + 1;
