-- CreateEnum
CREATE TYPE "ReportDimension" AS ENUM ('TOTAL', 'SOURCE_TYPE', 'SOURCE', 'MEDIUM', 'CAMPAIGN', 'COUPON', 'DEAL', 'PRODUCT');

-- CreateEnum
CREATE TYPE "ReportTouch" AS ENUM ('FIRST', 'LAST');

-- CreateEnum
CREATE TYPE "ReportValueKind" AS ENUM ('VALUE', 'NONE', 'UNKNOWN', 'OTHER');

-- CreateEnum
CREATE TYPE "ReportChangeKind" AS ENUM ('ORDERS', 'VISITS', 'SUBSCRIBERS');

-- CreateTable
CREATE TABLE "ReportChange" (
    "id" BIGSERIAL NOT NULL,
    "kind" "ReportChangeKind" NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "ReportChange_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReportDay" (
    "day" DATE NOT NULL,
    "dimension" "ReportDimension" NOT NULL,
    "touch" "ReportTouch" NOT NULL,
    "kind" "ReportValueKind" NOT NULL,
    "value" TEXT NOT NULL,
    "orders" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "revenueMinor" BIGINT NOT NULL,
    "refundedMinor" BIGINT NOT NULL,
    "awaitingOrders" INTEGER NOT NULL,
    "awaitingMinor" BIGINT NOT NULL,

    CONSTRAINT "ReportDay_pkey" PRIMARY KEY ("dimension","touch","day","kind","value")
);

-- CreateTable
CREATE TABLE "ReportVisitDay" (
    "day" DATE NOT NULL,
    "dimension" "ReportDimension" NOT NULL,
    "touch" "ReportTouch" NOT NULL,
    "kind" "ReportValueKind" NOT NULL,
    "value" TEXT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "ReportVisitDay_pkey" PRIMARY KEY ("dimension","touch","day","kind","value")
);

-- CreateTable
CREATE TABLE "ReportMonth" (
    "month" DATE NOT NULL,
    "dimension" "ReportDimension" NOT NULL,
    "touch" "ReportTouch" NOT NULL,
    "kind" "ReportValueKind" NOT NULL,
    "value" TEXT NOT NULL,
    "orders" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "revenueMinor" BIGINT NOT NULL,
    "refundedMinor" BIGINT NOT NULL,
    "awaitingOrders" INTEGER NOT NULL,
    "awaitingMinor" BIGINT NOT NULL,
    "visits" INTEGER NOT NULL,

    CONSTRAINT "ReportMonth_pkey" PRIMARY KEY ("dimension","touch","month","kind","value")
);

-- CreateTable
CREATE TABLE "ReportSubscriberDay" (
    "day" DATE NOT NULL,
    "joined" INTEGER NOT NULL,
    "left" INTEGER NOT NULL,

    CONSTRAINT "ReportSubscriberDay_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "LegacyCallDay" (
    "route" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "twin" TEXT NOT NULL,
    "calls" INTEGER NOT NULL DEFAULT 0,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LegacyCallDay_pkey" PRIMARY KEY ("route","day")
);

-- CreateTable
CREATE TABLE "AnalyticsSettings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "blogId" INTEGER NOT NULL DEFAULT 1,
    "storeId" TEXT NOT NULL,
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "keepDays" INTEGER NOT NULL DEFAULT 90,
    "webhookUrl" TEXT NOT NULL DEFAULT '',
    "webhookSecret" TEXT NOT NULL DEFAULT '',
    "webhookSentId" BIGINT NOT NULL DEFAULT 0,
    "webhookFailures" INTEGER NOT NULL DEFAULT 0,
    "webhookNextAt" TIMESTAMPTZ(3),
    "webhookFailure" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "AnalyticsSettings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsVisit" (
    "key" TEXT NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,
    "events" INTEGER NOT NULL DEFAULT 0,
    "device" TEXT NOT NULL,
    "sourceType" TEXT,
    "source" TEXT,
    "medium" TEXT,
    "campaign" TEXT,
    "firstSourceType" TEXT,
    "firstSource" TEXT,
    "firstMedium" TEXT,
    "firstCampaign" TEXT,

    CONSTRAINT "AnalyticsVisit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "AnalyticsEvent" (
    "id" BIGSERIAL NOT NULL,
    "eventId" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "name" TEXT NOT NULL,
    "visitKey" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "onceKey" TEXT,

    CONSTRAINT "AnalyticsEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReportChange_kind_day_idx" ON "ReportChange"("kind", "day");

-- CreateIndex
CREATE INDEX "ReportDay_day_idx" ON "ReportDay"("day");

-- CreateIndex
CREATE INDEX "ReportVisitDay_day_idx" ON "ReportVisitDay"("day");

-- CreateIndex
CREATE INDEX "ReportMonth_month_idx" ON "ReportMonth"("month");

-- CreateIndex
CREATE INDEX "AnalyticsVisit_startedAt_idx" ON "AnalyticsVisit"("startedAt");

-- CreateIndex
CREATE UNIQUE INDEX "AnalyticsEvent_eventId_key" ON "AnalyticsEvent"("eventId");

-- CreateIndex
CREATE UNIQUE INDEX "AnalyticsEvent_onceKey_key" ON "AnalyticsEvent"("onceKey");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_at_idx" ON "AnalyticsEvent"("at");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_visitKey_idx" ON "AnalyticsEvent"("visitKey");

-- Whatever changes the sums of a day says so in its own transaction, as one more row: orders of one day must not wait for each other.
-- An order counts for the day on which it was placed (UTC), whenever it changes.
CREATE FUNCTION report_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", ("placedAt" AT TIME ZONE 'UTC')::date FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", ("placedAt" AT TIME ZONE 'UTC')::date FROM removed;
  ELSE
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", d.day
    FROM added a JOIN removed r ON r."id" = a."id"
    CROSS JOIN LATERAL (VALUES ((a."placedAt" AT TIME ZONE 'UTC')::date), ((r."placedAt" AT TIME ZONE 'UTC')::date)) d(day)
    WHERE (a."status", a."totalMinor", a."refundedMinor", a."placedAt") IS DISTINCT FROM
      (r."status", r."totalMinor", r."refundedMinor", r."placedAt");
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Order_report_added" AFTER INSERT ON "Order"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();
CREATE TRIGGER "Order_report_removed" AFTER DELETE ON "Order"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();
CREATE TRIGGER "Order_report_changed" AFTER UPDATE ON "Order"
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();

-- What an order came from may be written after it, and be forgotten.
CREATE FUNCTION report_attribution_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'ORDERS'::"ReportChangeKind", (o."placedAt" AT TIME ZONE 'UTC')::date
  FROM changed c JOIN "Order" o ON o."id" = c."orderId";
  RETURN NULL;
END
$$;

CREATE TRIGGER "OrderAttribution_report_added" AFTER INSERT ON "OrderAttribution"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();
CREATE TRIGGER "OrderAttribution_report_removed" AFTER DELETE ON "OrderAttribution"
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();
CREATE TRIGGER "OrderAttribution_report_changed" AFTER UPDATE ON "OrderAttribution"
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();

CREATE FUNCTION report_subscribers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", (d.at AT TIME ZONE 'UTC')::date
    FROM added a JOIN removed r ON r."id" = a."id"
    CROSS JOIN LATERAL (VALUES (a."confirmedAt"), (r."confirmedAt"), (a."unsubscribedAt"), (r."unsubscribedAt")) d(at)
    WHERE d.at IS NOT NULL
      AND (a."confirmedAt", a."unsubscribedAt") IS DISTINCT FROM (r."confirmedAt", r."unsubscribedAt");
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", (d.at AT TIME ZONE 'UTC')::date
    FROM added c CROSS JOIN LATERAL (VALUES (c."confirmedAt"), (c."unsubscribedAt")) d(at) WHERE d.at IS NOT NULL;
  ELSE
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", (d.at AT TIME ZONE 'UTC')::date
    FROM removed c CROSS JOIN LATERAL (VALUES (c."confirmedAt"), (c."unsubscribedAt")) d(at) WHERE d.at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER "Subscriber_report_added" AFTER INSERT ON "Subscriber"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();
CREATE TRIGGER "Subscriber_report_removed" AFTER DELETE ON "Subscriber"
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();
CREATE TRIGGER "Subscriber_report_changed" AFTER UPDATE ON "Subscriber"
  REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();

-- Visits are counted for the day on which they began.
CREATE FUNCTION report_visits_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'VISITS'::"ReportChangeKind", ("startedAt" AT TIME ZONE 'UTC')::date FROM added;
  RETURN NULL;
END
$$;

CREATE TRIGGER "AnalyticsVisit_report_added" AFTER INSERT ON "AnalyticsVisit"
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_visits_changed();

-- The days of what is already there.
INSERT INTO "ReportChange" ("kind", "day")
SELECT DISTINCT 'ORDERS'::"ReportChangeKind", ("placedAt" AT TIME ZONE 'UTC')::date FROM "Order";
INSERT INTO "ReportChange" ("kind", "day")
SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", (d.at AT TIME ZONE 'UTC')::date
FROM "Subscriber" s CROSS JOIN LATERAL (VALUES (s."confirmedAt"), (s."unsubscribedAt")) d(at) WHERE d.at IS NOT NULL;

INSERT INTO "AnalyticsSettings" ("id", "storeId") VALUES (1, gen_random_uuid()::text);
