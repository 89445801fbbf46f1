-- The toolbar of small screens has home, categories and search now. The default links that a shop hasn't edited make room for them.
UPDATE "MenuItem" SET "isInMobileToolbar" = false
WHERE ("url", "label") IN (('/find-order/', 'Find an order'), ('/shop/?on_sale=1', 'Sale'))
  AND NOT EXISTS (SELECT 1 FROM "SettingsEdit" WHERE "area" IN ('MENU_TOP', 'MENU_LOGO'));
