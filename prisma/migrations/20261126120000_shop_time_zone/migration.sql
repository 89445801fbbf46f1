-- AlterTable
ALTER TABLE "ShopSettings" ADD COLUMN     "timeZone" TEXT NOT NULL DEFAULT 'UTC';

-- The shop's days: in its own time zone.
CREATE FUNCTION shop_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT "timeZone" FROM "ShopSettings" WHERE "id" = 1), 'UTC')
$$;
CREATE FUNCTION shop_day(instant timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (instant AT TIME ZONE shop_zone())::date
$$;
-- The instant at which a day begins.
CREATE FUNCTION shop_midnight(day date) RETURNS timestamptz LANGUAGE sql STABLE AS $$
  SELECT day::timestamp AT TIME ZONE shop_zone()
$$;

-- Reports count by the shop's days. Otherwise these are as they were.
CREATE OR REPLACE FUNCTION report_orders_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", shop_day("placedAt") FROM added;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", shop_day("placedAt") FROM removed;
  ELSE
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'ORDERS'::"ReportChangeKind", d.day
    FROM added a JOIN removed r ON r."id" = a."id"
    CROSS JOIN LATERAL (VALUES (shop_day(a."placedAt")), (shop_day(r."placedAt"))) d(day)
    WHERE (a."status", a."totalMinor", a."refundedMinor", a."placedAt") IS DISTINCT FROM
      (r."status", r."totalMinor", r."refundedMinor", r."placedAt");
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION report_attribution_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'ORDERS'::"ReportChangeKind", shop_day(o."placedAt")
  FROM changed c JOIN "Order" o ON o."id" = c."orderId";
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION report_subscribers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", shop_day(d.at)
    FROM added a JOIN removed r ON r."id" = a."id"
    CROSS JOIN LATERAL (VALUES (a."confirmedAt"), (r."confirmedAt"), (a."unsubscribedAt"), (r."unsubscribedAt")) d(at)
    WHERE d.at IS NOT NULL
      AND (a."confirmedAt", a."unsubscribedAt") IS DISTINCT FROM (r."confirmedAt", r."unsubscribedAt");
  ELSIF TG_OP = 'INSERT' THEN
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", shop_day(d.at)
    FROM added c CROSS JOIN LATERAL (VALUES (c."confirmedAt"), (c."unsubscribedAt")) d(at) WHERE d.at IS NOT NULL;
  ELSE
    INSERT INTO "ReportChange" ("kind", "day")
    SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", shop_day(d.at)
    FROM removed c CROSS JOIN LATERAL (VALUES (c."confirmedAt"), (c."unsubscribedAt")) d(at) WHERE d.at IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE OR REPLACE FUNCTION report_visits_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'VISITS'::"ReportChangeKind", shop_day("startedAt") FROM added;
  RETURN NULL;
END
$$;

-- In another zone every day has other sums.
CREATE FUNCTION report_zone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'ORDERS'::"ReportChangeKind", d.day
  FROM (SELECT shop_day("placedAt") AS day FROM "Order" UNION SELECT "day" FROM "ReportDay") d;
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'VISITS'::"ReportChangeKind", d.day
  FROM (SELECT shop_day("startedAt") AS day FROM "AnalyticsVisit" UNION SELECT "day" FROM "ReportVisitDay") d;
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'SUBSCRIBERS'::"ReportChangeKind", d.day
  FROM (
    SELECT shop_day(v.at) AS day FROM "Subscriber" s CROSS JOIN LATERAL (VALUES (s."confirmedAt"), (s."unsubscribedAt")) v(at)
    WHERE v.at IS NOT NULL
    UNION SELECT "day" FROM "ReportSubscriberDay"
  ) d;
  RETURN NULL;
END
$$;

CREATE TRIGGER "ShopSettings_report_zone" AFTER UPDATE OF "timeZone" ON "ShopSettings"
  FOR EACH ROW WHEN (OLD."timeZone" IS DISTINCT FROM NEW."timeZone") EXECUTE FUNCTION report_zone_changed();
