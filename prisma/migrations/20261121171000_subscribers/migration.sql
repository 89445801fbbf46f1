-- CreateEnum
CREATE TYPE "ConsentKind" AS ENUM ('NEWSLETTER', 'COOKIES', 'TERMS');

-- CreateEnum
CREATE TYPE "ConsentAct" AS ENUM ('GIVEN', 'CONFIRMED', 'WITHDRAWN');

-- CreateEnum
CREATE TYPE "ConsentSource" AS ENUM ('FORM', 'LEGACY', 'IMPORT', 'CHECKOUT', 'PREFERENCES', 'ONE_CLICK', 'ADMIN');

-- CreateEnum
CREATE TYPE "SubscriberStatus" AS ENUM ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED');

-- CreateEnum
CREATE TYPE "DeletionStatus" AS ENUM ('RUNNING', 'DONE', 'UNDOING', 'UNDONE', 'PURGED');

-- CreateEnum
CREATE TYPE "ImportStatus" AS ENUM ('RECEIVING', 'RUNNING', 'DONE', 'FAILED');

-- CreateEnum
CREATE TYPE "IntegrationKind" AS ENUM ('WEBHOOK', 'MAILCHIMP', 'BREVO', 'MAILERLITE');

-- CreateEnum
CREATE TYPE "DeliveryStatus" AS ENUM ('WAITING', 'DELIVERED', 'FAILED');

-- CreateTable
CREATE TABLE "ConsentEntry" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" "ConsentKind" NOT NULL,
    "act" "ConsentAct" NOT NULL,
    "source" "ConsentSource" NOT NULL,
    "subscriberId" INTEGER,
    "orderId" INTEGER,
    "visitorId" INTEGER,
    "accountId" INTEGER,
    "wordingVersion" TEXT NOT NULL DEFAULT '',
    "wordingHash" TEXT NOT NULL DEFAULT '',
    "scope" TEXT NOT NULL DEFAULT '',
    "page" TEXT NOT NULL DEFAULT '',
    "network" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "ConsentEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Subscriber" (
    "id" SERIAL NOT NULL,
    "email" TEXT COLLATE "C" NOT NULL,
    "emailShown" TEXT NOT NULL,
    "name" TEXT,
    "status" "SubscriberStatus" NOT NULL DEFAULT 'PENDING',
    "placement" TEXT NOT NULL DEFAULT '',
    "variant" TEXT NOT NULL DEFAULT '',
    "pageLink" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "pendingSince" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "unsubscribedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Subscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubscriberCount" (
    "status" "SubscriberStatus" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "SubscriberCount_pkey" PRIMARY KEY ("status")
);

-- CreateTable
CREATE TABLE "SubscriberDeletion" (
    "id" SERIAL NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "accountId" INTEGER,
    "requestId" TEXT NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',
    "isAll" BOOLEAN NOT NULL DEFAULT false,
    "status" "DeletionStatus" NOT NULL,
    "throughId" INTEGER NOT NULL DEFAULT 0,
    "doneThroughId" INTEGER NOT NULL DEFAULT 0,
    "total" INTEGER NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,
    "restoredCount" INTEGER NOT NULL DEFAULT 0,
    "purgeAt" TIMESTAMPTZ(3),

    CONSTRAINT "SubscriberDeletion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DeletedSubscriber" (
    "id" INTEGER NOT NULL,
    "deletionId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "emailShown" TEXT NOT NULL,
    "name" TEXT,
    "status" "SubscriberStatus" NOT NULL,
    "placement" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "pageLink" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "pendingSince" TIMESTAMPTZ(3) NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "unsubscribedAt" TIMESTAMPTZ(3),

    CONSTRAINT "DeletedSubscriber_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SuppressedAddress" (
    "hash" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SuppressedAddress_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "SuppressionKey" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "key" TEXT NOT NULL,

    CONSTRAINT "SuppressionKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubscriberImport" (
    "id" SERIAL NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),
    "accountId" INTEGER,
    "requestId" TEXT NOT NULL,
    "network" TEXT NOT NULL DEFAULT '',
    "status" "ImportStatus" NOT NULL DEFAULT 'RECEIVING',
    "consentNote" TEXT NOT NULL,
    "total" INTEGER NOT NULL DEFAULT 0,
    "done" INTEGER NOT NULL DEFAULT 0,
    "addedCount" INTEGER NOT NULL DEFAULT 0,
    "knownCount" INTEGER NOT NULL DEFAULT 0,
    "updatedCount" INTEGER NOT NULL DEFAULT 0,
    "suppressedCount" INTEGER NOT NULL DEFAULT 0,
    "invalidCount" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "SubscriberImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubscriberImportRow" (
    "importId" INTEGER NOT NULL,
    "line" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT '',
    "confirmedAt" TEXT NOT NULL DEFAULT '',
    "problem" TEXT,

    CONSTRAINT "SubscriberImportRow_pkey" PRIMARY KEY ("importId","line")
);

-- CreateTable
CREATE TABLE "Integration" (
    "id" SERIAL NOT NULL,
    "kind" "IntegrationKind" NOT NULL,
    "name" TEXT NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "url" TEXT NOT NULL DEFAULT '',
    "listId" TEXT NOT NULL DEFAULT '',
    "secret" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Integration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IntegrationDelivery" (
    "id" SERIAL NOT NULL,
    "integrationId" INTEGER NOT NULL,
    "eventId" TEXT NOT NULL,
    "event" TEXT NOT NULL,
    "subscriberId" INTEGER,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'WAITING',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastAttemptAt" TIMESTAMPTZ(3),
    "responseStatus" INTEGER,
    "failure" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "IntegrationDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ConsentEntry_subscriberId_id_idx" ON "ConsentEntry"("subscriberId", "id");

-- CreateIndex
CREATE INDEX "ConsentEntry_orderId_idx" ON "ConsentEntry"("orderId");

-- CreateIndex
CREATE INDEX "ConsentEntry_visitorId_id_idx" ON "ConsentEntry"("visitorId", "id");

-- CreateIndex
CREATE INDEX "ConsentEntry_accountId_id_idx" ON "ConsentEntry"("accountId", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber"("email");

-- CreateIndex
CREATE INDEX "Subscriber_status_id_idx" ON "Subscriber"("status", "id");

-- CreateIndex
CREATE INDEX "Subscriber_status_email_idx" ON "Subscriber"("status", "email");

-- CreateIndex
CREATE INDEX "SubscriberDeletion_status_purgeAt_idx" ON "SubscriberDeletion"("status", "purgeAt");

-- CreateIndex
CREATE INDEX "DeletedSubscriber_deletionId_id_idx" ON "DeletedSubscriber"("deletionId", "id");

-- CreateIndex
CREATE INDEX "DeletedSubscriber_email_idx" ON "DeletedSubscriber"("email");

-- CreateIndex
CREATE UNIQUE INDEX "IntegrationDelivery_eventId_key" ON "IntegrationDelivery"("eventId");

-- CreateIndex
CREATE INDEX "IntegrationDelivery_integrationId_id_idx" ON "IntegrationDelivery"("integrationId", "id");

-- CreateIndex
CREATE INDEX "IntegrationDelivery_status_id_idx" ON "IntegrationDelivery"("status", "id");

-- AddForeignKey
ALTER TABLE "DeletedSubscriber" ADD CONSTRAINT "DeletedSubscriber_deletionId_fkey" FOREIGN KEY ("deletionId") REFERENCES "SubscriberDeletion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubscriberImportRow" ADD CONSTRAINT "SubscriberImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "SubscriberImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IntegrationDelivery" ADD CONSTRAINT "IntegrationDelivery_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Search: any part of the address or the name.
CREATE INDEX "Subscriber_search_idx" ON "Subscriber" USING GIN ((lower(f_unaccent(("email" COLLATE "default") || ' ' || coalesce("name", '')))) gin_trgm_ops);
ALTER INDEX "Subscriber_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;

-- The list by name; those without one come first.
CREATE INDEX "Subscriber_name_idx" ON "Subscriber" ((lower(f_unaccent(coalesce("name", '')))), "id");
CREATE INDEX "Subscriber_status_name_idx" ON "Subscriber" ("status", (lower(f_unaccent(coalesce("name", '')))), "id");

-- The counts of each status follow the rows, whoever writes them.
CREATE FUNCTION count_subscribers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM "SubscriberCount";
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "SubscriberCount" AS c ("status", "count")
    SELECT "status", count(*) FROM added GROUP BY "status" ORDER BY "status"
    ON CONFLICT ("status") DO UPDATE SET "count" = c."count" + excluded."count";
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "SubscriberCount" AS c ("status", "count")
    SELECT "status", -count(*) FROM removed GROUP BY "status" ORDER BY "status"
    ON CONFLICT ("status") DO UPDATE SET "count" = c."count" + excluded."count";
  ELSE
    INSERT INTO "SubscriberCount" AS c ("status", "count")
    SELECT "status", sum(n) FROM (SELECT "status", 1 AS n FROM added UNION ALL SELECT "status", -1 FROM removed) changed
    GROUP BY "status" HAVING sum(n) <> 0 ORDER BY "status"
    ON CONFLICT ("status") DO UPDATE SET "count" = c."count" + excluded."count";
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Subscriber_count_added" AFTER INSERT ON "Subscriber"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_removed" AFTER DELETE ON "Subscriber"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_changed" AFTER UPDATE ON "Subscriber"
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_emptied" AFTER TRUNCATE ON "Subscriber"
  FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();

-- A consent that was given or withdrawn stays written as it was.
CREATE FUNCTION consent_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of consents is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE TRIGGER "ConsentEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ConsentEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION consent_is_append_only();
