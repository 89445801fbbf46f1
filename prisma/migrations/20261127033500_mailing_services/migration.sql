-- Mailing services are extensions: their ids are texts, and each has settings of its own.
ALTER TABLE "Integration" ADD COLUMN "settings" JSONB, ADD COLUMN "secrets" JSONB;
UPDATE "Integration" SET
  "settings" = CASE WHEN "kind" = 'WEBHOOK' THEN jsonb_build_object('url', "url") ELSE jsonb_build_object('listId', "listId") END,
  "secrets" = jsonb_build_object('secret', "secret");
ALTER TABLE "Integration"
  ALTER COLUMN "settings" SET NOT NULL,
  ALTER COLUMN "secrets" SET NOT NULL,
  ALTER COLUMN "kind" TYPE TEXT USING lower("kind"::text),
  DROP COLUMN "url", DROP COLUMN "listId", DROP COLUMN "secret";
DROP TYPE "IntegrationKind";
