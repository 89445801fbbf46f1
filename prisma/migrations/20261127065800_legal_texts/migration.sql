CREATE TABLE "LegalText" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LegalText_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "LegalText_kind_version_key" ON "LegalText"("kind", "version");

-- The texts of now; older ones are lost.
INSERT INTO "LegalText" ("kind", "version", "text")
SELECT kind, version, text FROM "ShopIdentity",
LATERAL (VALUES
  (1, 'terms', "termsVersion", "terms"),
  (2, 'privacy', '', "privacy"),
  (3, 'imprint', '', "imprint"),
  (4, 'delivery', '', "delivery"),
  (5, 'withdrawal', '', "withdrawal")
) AS texts (place, kind, version, text)
ORDER BY place;
UPDATE "LegalText" SET "version" = to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') || '-' || left(encode(sha256(convert_to("text", 'UTF8')), 'hex'), 8)
WHERE "version" = '';

CREATE FUNCTION legal_text_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Legal texts are append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER legal_text_refuse_change BEFORE UPDATE OR DELETE ON "LegalText" FOR EACH ROW EXECUTE FUNCTION legal_text_refuse_change();
CREATE TRIGGER legal_text_refuse_truncate BEFORE TRUNCATE ON "LegalText" FOR EACH STATEMENT EXECUTE FUNCTION legal_text_refuse_change();

ALTER TABLE "Order" ADD COLUMN "termsId" INTEGER;
UPDATE "Order" SET "termsId" = "LegalText"."id" FROM "LegalText"
WHERE "LegalText"."kind" = 'terms' AND "LegalText"."version" = "Order"."termsVersion";
ALTER TABLE "Order" DROP COLUMN "termsVersion";
CREATE INDEX "Order_termsId_idx" ON "Order"("termsId");
ALTER TABLE "Order" ADD CONSTRAINT "Order_termsId_fkey" FOREIGN KEY ("termsId") REFERENCES "LegalText"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
