-- CreateTable
CREATE TABLE "FormerSlug" (
    "kind" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "recordId" INTEGER NOT NULL,

    CONSTRAINT "FormerSlug_pkey" PRIMARY KEY ("kind","slug")
);

-- CreateIndex
CREATE INDEX "FormerSlug_kind_recordId_idx" ON "FormerSlug"("kind", "recordId");

-- Whatever changes a slug, such as a form, an import or a command, leaves the former one here. One that a record takes is no longer another's.
CREATE FUNCTION slug_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    DELETE FROM "FormerSlug" f USING added a WHERE f."kind" = TG_TABLE_NAME AND f."slug" = a."slug";
  ELSIF TG_OP = 'DELETE' THEN
    DELETE FROM "FormerSlug" WHERE "kind" = TG_TABLE_NAME AND "recordId" = OLD."id";
  ELSE
    DELETE FROM "FormerSlug" WHERE "kind" = TG_TABLE_NAME AND "slug" = NEW."slug";
    INSERT INTO "FormerSlug" ("kind", "slug", "recordId") VALUES (TG_TABLE_NAME, OLD."slug", OLD."id")
    ON CONFLICT ("kind", "slug") DO UPDATE SET "recordId" = excluded."recordId";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Product_slug_taken" AFTER INSERT ON "Product"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
-- Variations have no page of their own.
CREATE TRIGGER "Product_slug_changed" AFTER UPDATE OF "slug" ON "Product" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug" AND OLD."parentId" IS NULL) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Product_slug_gone" AFTER DELETE ON "Product" FOR EACH ROW
  WHEN (OLD."parentId" IS NULL) EXECUTE FUNCTION slug_changed();

CREATE TRIGGER "Category_slug_taken" AFTER INSERT ON "Category"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Category_slug_changed" AFTER UPDATE OF "slug" ON "Category" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Category_slug_gone" AFTER DELETE ON "Category" FOR EACH ROW EXECUTE FUNCTION slug_changed();

CREATE TRIGGER "Offer_slug_taken" AFTER INSERT ON "Offer"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Offer_slug_changed" AFTER UPDATE OF "slug" ON "Offer" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Offer_slug_gone" AFTER DELETE ON "Offer" FOR EACH ROW EXECUTE FUNCTION slug_changed();

CREATE TRIGGER "Merchant_slug_taken" AFTER INSERT ON "Merchant"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Merchant_slug_changed" AFTER UPDATE OF "slug" ON "Merchant" FOR EACH ROW
  WHEN (OLD."slug" <> NEW."slug") EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Merchant_slug_gone" AFTER DELETE ON "Merchant" FOR EACH ROW EXECUTE FUNCTION slug_changed();
