-- The whole schema, module by module (prisma/schema/<module>.prisma says what each column means). What Prisma can't say stands here alone:
-- checks, functions, triggers, generated columns, and indexes of expressions or of a part of the rows.

-- Functions may name tables that come after them.
SET LOCAL check_function_bodies = off;

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TYPE "AccountRequestKind" AS ENUM (
    'REGISTER',
    'RESEND',
    'RESET_PASSWORD',
    'CHANGE_EMAIL',
    'EMAIL_CHANGED',
    'PASSWORD_CHANGED'
);
CREATE TYPE "AttributeKind" AS ENUM (
    'TEXT',
    'NUMBER',
    'BOOLEAN',
    'LIST'
);
CREATE TYPE "AttributionDoor" AS ENUM (
    'FIELDS',
    'COOKIES',
    'SERVER'
);
CREATE TYPE "AttributionRule" AS ENUM (
    'CAMPAIGN',
    'CLICK_ID',
    'SEARCH_ENGINE',
    'REFERRAL',
    'KEPT',
    'TYPEIN'
);
CREATE TYPE "AuditOutcome" AS ENUM (
    'DONE',
    'REFUSED',
    'FAILED'
);
CREATE TYPE "AvailabilityRunState" AS ENUM (
    'RUNNING',
    'DONE',
    'FAILED'
);
CREATE TYPE "AvailabilitySource" AS ENUM (
    'NONE',
    'HTTP',
    'FILE'
);
CREATE TYPE "Backorders" AS ENUM (
    'NO',
    'NOTIFY',
    'YES'
);
CREATE TYPE "BulkEditKind" AS ENUM (
    'STATUS',
    'PRICE',
    'STOCK',
    'CATEGORIES',
    'TAGS',
    'TAX_CLASS'
);
CREATE TYPE "BulkEditStatus" AS ENUM (
    'RUNNING',
    'DONE',
    'UNDOING',
    'UNDONE',
    'STOPPED',
    'FAILED'
);
CREATE TYPE "CatalogueImportMode" AS ENUM (
    'CREATE_AND_UPDATE',
    'UPDATE_ONLY',
    'CREATE_ONLY'
);
CREATE TYPE "CatalogueImportStatus" AS ENUM (
    'RECEIVED',
    'RUNNING',
    'DONE',
    'FAILED',
    'CHECKED',
    'STOPPED'
);
CREATE TYPE "ConsentAct" AS ENUM (
    'GIVEN',
    'CONFIRMED',
    'WITHDRAWN'
);
CREATE TYPE "ConsentAnswer" AS ENUM (
    'GRANTED',
    'DENIED',
    'UNANSWERED'
);
CREATE TYPE "ConsentKind" AS ENUM (
    'NEWSLETTER',
    'COOKIES',
    'TERMS'
);
CREATE TYPE "ConsentSource" AS ENUM (
    'FORM',
    'LEGACY',
    'IMPORT',
    'CHECKOUT',
    'PREFERENCES',
    'ONE_CLICK',
    'ADMIN'
);
CREATE TYPE "CouponKind" AS ENUM (
    'PERCENT',
    'FIXED',
    'FREE_SHIPPING'
);
CREATE TYPE "DeletionStatus" AS ENUM (
    'RUNNING',
    'DONE',
    'UNDOING',
    'UNDONE',
    'PURGED',
    'FAILED'
);
CREATE TYPE "DeliveryStatus" AS ENUM (
    'WAITING',
    'DELIVERED',
    'FAILED'
);
CREATE TYPE "Direction" AS ENUM (
    'NONE',
    'HIGHER_IS_BETTER',
    'LOWER_IS_BETTER'
);
CREATE TYPE "ImportStatus" AS ENUM (
    'RECEIVING',
    'RUNNING',
    'DONE',
    'FAILED'
);
CREATE TYPE "MediaState" AS ENUM (
    'PENDING',
    'READY',
    'FAILED'
);
CREATE TYPE "MenuPlace" AS ENUM (
    'TOP',
    'LOGO',
    'NAVIGATION'
);
CREATE TYPE "NewsletterPlace" AS ENUM (
    'FOOTER',
    'HOME',
    'DEALS',
    'PRODUCT'
);
CREATE TYPE "NewsletterVariant" AS ENUM (
    'A',
    'B'
);
CREATE TYPE "OfferAvailability" AS ENUM (
    'IN_STOCK',
    'LIMITED',
    'PREORDER',
    'OUT_OF_STOCK'
);
CREATE TYPE "OfferStatus" AS ENUM (
    'DRAFT',
    'PUBLISHED'
);
CREATE TYPE "OrderStatus" AS ENUM (
    'ON_HOLD',
    'PROCESSING',
    'COMPLETED',
    'CANCELLED',
    'REFUNDED',
    'PENDING_PAYMENT',
    'FAILED'
);
CREATE TYPE "PaymentState" AS ENUM (
    'PENDING',
    'NEEDS_ACTION',
    'SUCCEEDED',
    'DECLINED'
);
CREATE TYPE "PictureUploadStatus" AS ENUM (
    'PROCESSING',
    'READY',
    'FAILED'
);
CREATE TYPE "ProductLinkKind" AS ENUM (
    'UPSELL',
    'CROSS_SELL',
    'GROUPED'
);
CREATE TYPE "ProductStatus" AS ENUM (
    'DRAFT',
    'PRIVATE',
    'PUBLISHED',
    'ARCHIVED'
);
CREATE TYPE "ProductType" AS ENUM (
    'SIMPLE',
    'VARIABLE',
    'VARIATION',
    'EXTERNAL',
    'GROUPED'
);
CREATE TYPE "RefundState" AS ENUM (
    'PENDING',
    'SUCCEEDED',
    'FAILED'
);
CREATE TYPE "ReportChangeKind" AS ENUM (
    'ORDERS',
    'VISITS',
    'SUBSCRIBERS'
);
CREATE TYPE "ReportDimension" AS ENUM (
    'TOTAL',
    'SOURCE_TYPE',
    'SOURCE',
    'MEDIUM',
    'CAMPAIGN',
    'COUPON',
    'DEAL',
    'PRODUCT'
);
CREATE TYPE "ReportTouch" AS ENUM (
    'FIRST',
    'LAST'
);
CREATE TYPE "ReportValueKind" AS ENUM (
    'VALUE',
    'NONE',
    'UNKNOWN',
    'OTHER'
);
CREATE TYPE "ReviewStatus" AS ENUM (
    'PENDING',
    'APPROVED',
    'REJECTED',
    'SPAM'
);
CREATE TYPE "Role" AS ENUM (
    'CUSTOMER',
    'STAFF',
    'ADMINISTRATOR'
);
CREATE TYPE "SettingsArea" AS ENUM (
    'SHOP',
    'TRACKING',
    'ANALYTICS',
    'NEWSLETTER',
    'NOTICES',
    'MENU_TOP',
    'MENU_LOGO',
    'MENU_NAVIGATION',
    'IDENTITY'
);
CREATE TYPE "ShopChoiceKind" AS ENUM (
    'DONE',
    'CANCELED'
);
CREATE TYPE "StaffRight" AS ENUM (
    'CATALOGUE',
    'ORDERS',
    'DEALS',
    'SUBSCRIBERS',
    'CONTENT',
    'SETTINGS',
    'REPORTS'
);
CREATE TYPE "StockReason" AS ENUM (
    'SALE',
    'RETURN',
    'DELIVERY',
    'COUNT',
    'DAMAGE',
    'OTHER',
    'IMPORT'
);
CREATE TYPE "SubscriberStatus" AS ENUM (
    'PENDING',
    'CONFIRMED',
    'UNSUBSCRIBED'
);
CREATE TYPE "TaxClass" AS ENUM (
    'STANDARD',
    'REDUCED',
    'ZERO'
);
CREATE TYPE "TaxStatus" AS ENUM (
    'TAXABLE',
    'SHIPPING',
    'NONE'
);
CREATE TYPE "Visibility" AS ENUM (
    'VISIBLE',
    'CATALOG',
    'SEARCH',
    'HIDDEN'
);
CREATE TYPE "WorkSubject" AS ENUM (
    'REVIEW',
    'OFFER',
    'COUPON'
);

CREATE FUNCTION audit_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION consent_is_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The ledger of consents is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;

CREATE FUNCTION count_subscribers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION f_unaccent(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT CASE WHEN octet_length(value) = length(value) THEN value ELSE translate(public.unaccent('public.unaccent'::regdictionary,
  regexp_replace(normalize(value, NFKD), '[\u00ad\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1-\u05c2\u05c4-\u05c5\u05c7\u0600-\u0605\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dd\u06df-\u06e4\u06e7-\u06e8\u06ea-\u06ed\u070f\u0711\u0730-\u074a\u07a6-\u07b0\u07eb-\u07f3\u07fd\u0816-\u0819\u081b-\u0823\u0825-\u0827\u0829-\u082d\u0859-\u085b\u0890-\u0891\u0897-\u089f\u08ca-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962-\u0963\u0981-\u0983\u09bc\u09be-\u09c4\u09c7-\u09c8\u09cb-\u09cd\u09d7\u09e2-\u09e3\u09fe\u0a01-\u0a03\u0a3c\u0a3e-\u0a42\u0a47-\u0a48\u0a4b-\u0a4d\u0a51\u0a70-\u0a71\u0a75\u0a81-\u0a83\u0abc\u0abe-\u0ac5\u0ac7-\u0ac9\u0acb-\u0acd\u0ae2-\u0ae3\u0afa-\u0aff\u0b01-\u0b03\u0b3c\u0b3e-\u0b44\u0b47-\u0b48\u0b4b-\u0b4d\u0b55-\u0b57\u0b62-\u0b63\u0b82\u0bbe-\u0bc2\u0bc6-\u0bc8\u0bca-\u0bcd\u0bd7\u0c00-\u0c04\u0c3c\u0c3e-\u0c44\u0c46-\u0c48\u0c4a-\u0c4d\u0c55-\u0c56\u0c62-\u0c63\u0c81-\u0c83\u0cbc\u0cbe-\u0cc4\u0cc6-\u0cc8\u0cca-\u0ccd\u0cd5-\u0cd6\u0ce2-\u0ce3\u0cf3\u0d00-\u0d03\u0d3b-\u0d3c\u0d3e-\u0d44\u0d46-\u0d48\u0d4a-\u0d4d\u0d57\u0d62-\u0d63\u0d81-\u0d83\u0dca\u0dcf-\u0dd4\u0dd6\u0dd8-\u0ddf\u0df2-\u0df3\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u0eb1\u0eb4-\u0ebc\u0ec8-\u0ece\u0f18-\u0f19\u0f35\u0f37\u0f39\u0f3e-\u0f3f\u0f71-\u0f84\u0f86-\u0f87\u0f8d-\u0f97\u0f99-\u0fbc\u0fc6\u102b-\u103e\u1056-\u1059\u105e-\u1060\u1062-\u1064\u1067-\u106d\u1071-\u1074\u1082-\u108d\u108f\u109a-\u109d\u135d-\u135f\u1712-\u1715\u1732-\u1734\u1752-\u1753\u1772-\u1773\u17b4-\u17d3\u17dd\u180b-\u180f\u1885-\u1886\u18a9\u1920-\u192b\u1930-\u193b\u1a17-\u1a1b\u1a55-\u1a5e\u1a60-\u1a7c\u1a7f\u1ab0-\u1add\u1ae0-\u1aeb\u1b00-\u1b04\u1b34-\u1b44\u1b6b-\u1b73\u1b80-\u1b82\u1ba1-\u1bad\u1be6-\u1bf3\u1c24-\u1c37\u1cd0-\u1cd2\u1cd4-\u1ce8\u1ced\u1cf4\u1cf7-\u1cf9\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\u20d0-\u20f0\u2cef-\u2cf1\u2d7f\u2de0-\u2dff\u302a-\u302f\u3099-\u309a\ua66f-\ua672\ua674-\ua67d\ua69e-\ua69f\ua6f0-\ua6f1\ua802\ua806\ua80b\ua823-\ua827\ua82c\ua880-\ua881\ua8b4-\ua8c5\ua8e0-\ua8f1\ua8ff\ua926-\ua92d\ua947-\ua953\ua980-\ua983\ua9b3-\ua9c0\ua9e5\uaa29-\uaa36\uaa43\uaa4c-\uaa4d\uaa7b-\uaa7d\uaab0\uaab2-\uaab4\uaab7-\uaab8\uaabe-\uaabf\uaac1\uaaeb-\uaaef\uaaf5-\uaaf6\uabe3-\uabea\uabec-\uabed\ufb1e\ufe00-\ufe0f\ufe20-\ufe2f\ufeff\ufff9-\ufffb\U000101fd\U000102e0\U00010376-\U0001037a\U00010a01-\U00010a03\U00010a05-\U00010a06\U00010a0c-\U00010a0f\U00010a38-\U00010a3a\U00010a3f\U00010ae5-\U00010ae6\U00010d24-\U00010d27\U00010d69-\U00010d6d\U00010eab-\U00010eac\U00010efa-\U00010eff\U00010f46-\U00010f50\U00010f82-\U00010f85\U00011000-\U00011002\U00011038-\U00011046\U00011070\U00011073-\U00011074\U0001107f-\U00011082\U000110b0-\U000110ba\U000110bd\U000110c2\U000110cd\U00011100-\U00011102\U00011127-\U00011134\U00011145-\U00011146\U00011173\U00011180-\U00011182\U000111b3-\U000111c0\U000111c9-\U000111cc\U000111ce-\U000111cf\U0001122c-\U00011237\U0001123e\U00011241\U000112df-\U000112ea\U00011300-\U00011303\U0001133b-\U0001133c\U0001133e-\U00011344\U00011347-\U00011348\U0001134b-\U0001134d\U00011357\U00011362-\U00011363\U00011366-\U0001136c\U00011370-\U00011374\U000113b8-\U000113c0\U000113c2\U000113c5\U000113c7-\U000113ca\U000113cc-\U000113d0\U000113d2\U000113e1-\U000113e2\U00011435-\U00011446\U0001145e\U000114b0-\U000114c3\U000115af-\U000115b5\U000115b8-\U000115c0\U000115dc-\U000115dd\U00011630-\U00011640\U000116ab-\U000116b7\U0001171d-\U0001172b\U0001182c-\U0001183a\U00011930-\U00011935\U00011937-\U00011938\U0001193b-\U0001193e\U00011940\U00011942-\U00011943\U000119d1-\U000119d7\U000119da-\U000119e0\U000119e4\U00011a01-\U00011a0a\U00011a33-\U00011a39\U00011a3b-\U00011a3e\U00011a47\U00011a51-\U00011a5b\U00011a8a-\U00011a99\U00011b60-\U00011b67\U00011c2f-\U00011c36\U00011c38-\U00011c3f\U00011c92-\U00011ca7\U00011ca9-\U00011cb6\U00011d31-\U00011d36\U00011d3a\U00011d3c-\U00011d3d\U00011d3f-\U00011d45\U00011d47\U00011d8a-\U00011d8e\U00011d90-\U00011d91\U00011d93-\U00011d97\U00011ef3-\U00011ef6\U00011f00-\U00011f01\U00011f03\U00011f34-\U00011f3a\U00011f3e-\U00011f42\U00011f5a\U00013430-\U00013440\U00013447-\U00013455\U0001611e-\U0001612f\U00016af0-\U00016af4\U00016b30-\U00016b36\U00016f4f\U00016f51-\U00016f87\U00016f8f-\U00016f92\U00016fe4\U00016ff0-\U00016ff1\U0001bc9d-\U0001bc9e\U0001bca0-\U0001bca3\U0001cf00-\U0001cf2d\U0001cf30-\U0001cf46\U0001d165-\U0001d169\U0001d16d-\U0001d182\U0001d185-\U0001d18b\U0001d1aa-\U0001d1ad\U0001d242-\U0001d244\U0001da00-\U0001da36\U0001da3b-\U0001da6c\U0001da75\U0001da84\U0001da9b-\U0001da9f\U0001daa1-\U0001daaf\U0001e000-\U0001e006\U0001e008-\U0001e018\U0001e01b-\U0001e021\U0001e023-\U0001e024\U0001e026-\U0001e02a\U0001e08f\U0001e130-\U0001e136\U0001e2ae\U0001e2ec-\U0001e2ef\U0001e4ec-\U0001e4ef\U0001e5ee-\U0001e5ef\U0001e6e3\U0001e6e6\U0001e6ee-\U0001e6ef\U0001e6f5\U0001e8d0-\U0001e8d6\U0001e944-\U0001e94a\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef]+', '', 'g')), 'ς', 'σ') END $$;

CREATE FUNCTION ledger_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The price ledger "%" is append-only: % is refused', TG_TABLE_NAME, TG_OP
    USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
END $$;

CREATE FUNCTION ledger_refuse_delete() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  is_kept boolean;
BEGIN
  EXECUTE format('SELECT EXISTS (SELECT FROM %I.%I WHERE "id" = $1)', TG_TABLE_SCHEMA, TG_ARGV[0])
    INTO is_kept USING (to_jsonb(OLD) ->> TG_ARGV[1])::integer;
  IF is_kept THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: DELETE is refused while its % exists', TG_TABLE_NAME, TG_ARGV[0]
      USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
  END IF;
  RETURN OLD;
END $_$;

CREATE FUNCTION ledger_refuse_past() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'pg_catalog', 'pg_temp'
    AS $_$
DECLARE
  newest record;
  owner text := to_jsonb(NEW) ->> TG_ARGV[0];
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext(TG_ARGV[1]));
  EXECUTE format('SELECT "id", "at", "writtenAt" FROM %I.%I WHERE %I = $1 ORDER BY "at" DESC, "id" DESC LIMIT 1', TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_ARGV[0])
    INTO newest USING owner::integer;
  IF (newest."at", newest."id") > (NEW."at", NEW."id") THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: a price of % % at % is before its newest one at %', TG_TABLE_NAME, TG_ARGV[2], owner, NEW."at", newest."at"
      USING HINT = 'Append what the price is from now on, oldest first. The past is not written afterwards.';
  END IF;
  IF newest."at" = NEW."at" AND newest."writtenAt" < clock_timestamp() - interval '1 minute' THEN
    RAISE EXCEPTION 'The price ledger "%" is append-only: the price of % % at % has held since, and is not replaced', TG_TABLE_NAME, TG_ARGV[2], owner, NEW."at"
      USING HINT = 'Append what the price is from now on. What was written is proof and stays.';
  END IF;
  NEW."writtenAt" := clock_timestamp();
  RETURN NEW;
END $_$;

CREATE FUNCTION order_committed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  next integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('souk.orders'));
  next := nextval('"Order_position_seq"');
  UPDATE "Order"
  SET "position" = coalesce("position", next), "changePosition" = next, "updatedAt" = clock_timestamp()
  WHERE "id" = NEW."id";
  RETURN NULL;
END $$;

CREATE FUNCTION report_attribution_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'ORDERS'::"ReportChangeKind", shop_day(o."placedAt")
  FROM changed c JOIN "Order" o ON o."id" = c."orderId";
  RETURN NULL;
END
$$;

CREATE FUNCTION report_orders_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION report_subscribers_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION report_visits_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  INSERT INTO "ReportChange" ("kind", "day")
  SELECT DISTINCT 'VISITS'::"ReportChangeKind", shop_day("startedAt") FROM added;
  RETURN NULL;
END
$$;

CREATE FUNCTION report_zone_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION search_words(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    AS $$ SELECT btrim(regexp_replace(lower(public.f_unaccent(value)), '[^[:alnum:]]+', ' ', 'g')) $$;

CREATE FUNCTION shop_day(instant timestamp with time zone) RETURNS date
    LANGUAGE sql STABLE
    AS $$
  SELECT (instant AT TIME ZONE shop_zone())::date
$$;

CREATE FUNCTION shop_midnight(day date) RETURNS timestamp with time zone
    LANGUAGE sql STABLE
    AS $$
  SELECT day::timestamp AT TIME ZONE shop_zone()
$$;

CREATE FUNCTION shop_zone() RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT coalesce((SELECT "timeZone" FROM "ShopSettings" WHERE "id" = 1), 'UTC')
$$;

CREATE FUNCTION slug_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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

CREATE FUNCTION stock_movement_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "Product" WHERE "id" = OLD."productId") THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'Movements of stock are append-only: % is refused', TG_OP USING HINT = 'Move the stock back instead.';
END $$;

CREATE FUNCTION votes_of_network(offer integer, network text, since timestamp with time zone, most integer) RETURNS integer
    LANGUAGE plpgsql
    AS $$
BEGIN
  RETURN (SELECT count(*) FROM (
    SELECT FROM "HotVote" v WHERE v."offerId" = offer AND v."networkHash" = network AND network <> '' AND v."at" > since LIMIT most
  ) counted);
END $$;

CREATE SEQUENCE "Order_position_seq"
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;

-- accounts

CREATE TABLE "Account" (
    id serial NOT NULL,
    email text NOT NULL,
    role "Role" DEFAULT 'CUSTOMER'::"Role" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "comingSoonBannerDismissed" boolean DEFAULT false NOT NULL,
    "emailVerifiedAt" timestamp(3) with time zone,
    name text DEFAULT ''::text NOT NULL,
    "passwordHash" text,
    rights "StaffRight"[] DEFAULT ARRAY[]::"StaffRight"[],
    "totpSecret" text,
    "totpStep" integer DEFAULT 0 NOT NULL,
    "lockedAt" timestamp(3) with time zone,
    CONSTRAINT "Account_email_check" CHECK ((email = lower(email))),
    CONSTRAINT "Account_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Account_createdAt_idx" ON "Account" ("createdAt");
CREATE INDEX "Account_email_beginning_idx" ON "Account" (lower(email) text_pattern_ops);
CREATE UNIQUE INDEX "Account_email_key" ON "Account" (email);
CREATE INDEX "Account_locked_idx" ON "Account" (id) WHERE ("lockedAt" IS NOT NULL);
CREATE INDEX "Account_role_idx" ON "Account" (role);
CREATE INDEX "Account_search_idx" ON "Account" USING gin (lower(f_unaccent(((email || ' '::text) || name))) gin_trgm_ops);
CREATE INDEX "Account_unconfirmed_idx" ON "Account" (id) WHERE ("emailVerifiedAt" IS NULL);

CREATE TABLE "AccountRequest" (
    id serial NOT NULL,
    kind "AccountRequestKind" NOT NULL,
    email text NOT NULL,
    "accountId" integer,
    "tokenHash" text,
    name text DEFAULT ''::text NOT NULL,
    "passwordHash" text,
    "visitorId" integer,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "AccountRequest_pkey" PRIMARY KEY (id)
);
CREATE INDEX "AccountRequest_accountId_idx" ON "AccountRequest" ("accountId");
CREATE INDEX "AccountRequest_email_kind_idx" ON "AccountRequest" (email, kind);
CREATE INDEX "AccountRequest_expiresAt_idx" ON "AccountRequest" ("expiresAt");
CREATE UNIQUE INDEX "AccountRequest_tokenHash_key" ON "AccountRequest" ("tokenHash");

CREATE TABLE "Address" (
    id serial NOT NULL,
    "accountId" integer NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    company text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    postcode text NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    "isDefault" boolean DEFAULT false NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Address_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Address_accountId_idx" ON "Address" ("accountId");

CREATE TABLE "AdminSession" (
    id serial NOT NULL,
    "tokenHash" text NOT NULL,
    "accountId" integer NOT NULL,
    "userAgent" text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "seenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "verifiedAt" timestamp(3) with time zone,
    "steppedUpAt" timestamp(3) with time zone,
    "enrolSecret" text,
    CONSTRAINT "AdminSession_pkey" PRIMARY KEY (id)
);
CREATE INDEX "AdminSession_accountId_idx" ON "AdminSession" ("accountId");
CREATE INDEX "AdminSession_seenAt_idx" ON "AdminSession" ("seenAt");
CREATE UNIQUE INDEX "AdminSession_tokenHash_key" ON "AdminSession" ("tokenHash");

CREATE TABLE "ListView" (
    id serial NOT NULL,
    "accountId" integer NOT NULL,
    screen text NOT NULL,
    name text NOT NULL,
    search text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ListView_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "ListView_accountId_screen_name_key" ON "ListView" ("accountId", screen, name);

CREATE TABLE "RecoveryCode" (
    "accountId" integer NOT NULL,
    "codeHash" text NOT NULL,
    CONSTRAINT "RecoveryCode_pkey" PRIMARY KEY ("accountId", "codeHash")
);

CREATE TABLE "SpentLink" (
    "tokenHash" text NOT NULL,
    "requestId" integer NOT NULL,
    "accountId" integer,
    "expiresAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SpentLink_pkey" PRIMARY KEY ("tokenHash")
);
CREATE INDEX "SpentLink_accountId_idx" ON "SpentLink" ("accountId");
CREATE INDEX "SpentLink_expiresAt_idx" ON "SpentLink" ("expiresAt");
CREATE INDEX "SpentLink_requestId_idx" ON "SpentLink" ("requestId");

CREATE TABLE "Visitor" (
    id serial NOT NULL,
    "tokenHash" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "seenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "accountId" integer,
    "homeId" integer,
    "homeOfAccountId" integer,
    network text DEFAULT ''::text NOT NULL,
    "userAgent" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "Visitor_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Visitor_accountId_idx" ON "Visitor" ("accountId");
CREATE INDEX "Visitor_homeId_idx" ON "Visitor" ("homeId");
CREATE UNIQUE INDEX "Visitor_homeOfAccountId_key" ON "Visitor" ("homeOfAccountId");
CREATE INDEX "Visitor_seenAt_idx" ON "Visitor" ("seenAt");
CREATE UNIQUE INDEX "Visitor_tokenHash_key" ON "Visitor" ("tokenHash");

-- analytics

CREATE TABLE "AnalyticsEvent" (
    id bigserial NOT NULL,
    "eventId" text NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    "visitKey" text NOT NULL,
    path text NOT NULL,
    payload jsonb NOT NULL,
    "onceKey" text,
    CONSTRAINT "AnalyticsEvent_pkey" PRIMARY KEY (id)
);
CREATE INDEX "AnalyticsEvent_at_idx" ON "AnalyticsEvent" (at);
CREATE UNIQUE INDEX "AnalyticsEvent_eventId_key" ON "AnalyticsEvent" ("eventId");
CREATE UNIQUE INDEX "AnalyticsEvent_onceKey_key" ON "AnalyticsEvent" ("onceKey");
CREATE INDEX "AnalyticsEvent_visitKey_idx" ON "AnalyticsEvent" ("visitKey");

CREATE TABLE "AnalyticsSettings" (
    id integer DEFAULT 1 NOT NULL,
    "blogId" integer DEFAULT 1 NOT NULL,
    "storeId" text NOT NULL,
    "isEnabled" boolean DEFAULT true NOT NULL,
    "keepDays" integer DEFAULT 90 NOT NULL,
    "webhookUrl" text DEFAULT ''::text NOT NULL,
    "webhookSecret" text DEFAULT ''::text NOT NULL,
    "webhookSentId" bigint DEFAULT 0 NOT NULL,
    "webhookFailures" integer DEFAULT 0 NOT NULL,
    "webhookNextAt" timestamp(3) with time zone,
    "webhookFailure" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "AnalyticsSettings_pkey" PRIMARY KEY (id)
);

CREATE TABLE "AnalyticsVisit" (
    key text NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "seenAt" timestamp(3) with time zone NOT NULL,
    events integer DEFAULT 0 NOT NULL,
    device text NOT NULL,
    "sourceType" text,
    source text,
    medium text,
    campaign text,
    "firstSourceType" text,
    "firstSource" text,
    "firstMedium" text,
    "firstCampaign" text,
    cart jsonb,
    "cartId" integer,
    CONSTRAINT "AnalyticsVisit_pkey" PRIMARY KEY (key)
);
CREATE INDEX "AnalyticsVisit_startedAt_idx" ON "AnalyticsVisit" ("startedAt");

-- attribution

CREATE TABLE "OrderAttribution" (
    "orderId" integer NOT NULL,
    "sourceType" text,
    referrer text,
    "utmCampaign" text,
    "utmSource" text,
    "utmMedium" text,
    "utmContent" text,
    "utmId" text,
    "utmTerm" text,
    "utmSourcePlatform" text,
    "utmCreativeFormat" text,
    "utmMarketingTactic" text,
    "sessionEntry" text,
    "sessionStartTime" text,
    "sessionPages" text,
    "sessionCount" text,
    "userAgent" text,
    "deviceType" text,
    "capturedBy" "AttributionDoor",
    consent "ConsentAnswer",
    evidence jsonb DEFAULT '[]'::jsonb NOT NULL,
    "firstReferrer" text,
    "firstSessionEntry" text,
    "firstSessionStartTime" text,
    "firstSourceType" text,
    "firstUtmCampaign" text,
    "firstUtmContent" text,
    "firstUtmCreativeFormat" text,
    "firstUtmId" text,
    "firstUtmMarketingTactic" text,
    "firstUtmMedium" text,
    "firstUtmSource" text,
    "firstUtmSourcePlatform" text,
    "firstUtmTerm" text,
    "promoCode" text,
    rule "AttributionRule",
    "isBlunted" boolean DEFAULT false NOT NULL,
    CONSTRAINT "OrderAttribution_pkey" PRIMARY KEY ("orderId")
);
CREATE INDEX "OrderAttribution_sourceType_idx" ON "OrderAttribution" ("sourceType");
CREATE INDEX "OrderAttribution_unblunted_idx" ON "OrderAttribution" ("orderId") WHERE (NOT "isBlunted");
CREATE INDEX "OrderAttribution_utmCampaign_idx" ON "OrderAttribution" ("utmCampaign");
CREATE INDEX "OrderAttribution_utmSource_utmMedium_idx" ON "OrderAttribution" ("utmSource", "utmMedium");

CREATE TABLE "VisitorArrival" (
    "visitorId" integer NOT NULL,
    first jsonb NOT NULL,
    current jsonb NOT NULL,
    "firstAt" timestamp(3) with time zone NOT NULL,
    "currentAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "VisitorArrival_pkey" PRIMARY KEY ("visitorId")
);
CREATE INDEX "VisitorArrival_currentAt_idx" ON "VisitorArrival" ("currentAt");

-- audit

CREATE TABLE "AuditEntry" (
    id serial NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "accountId" integer,
    action text NOT NULL,
    outcome "AuditOutcome" DEFAULT 'DONE'::"AuditOutcome" NOT NULL,
    "targetType" text DEFAULT ''::text NOT NULL,
    "targetIds" integer[] DEFAULT ARRAY[]::integer[],
    "targetCount" integer DEFAULT 0 NOT NULL,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    "requestId" text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    "partOfId" integer,
    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY (id)
);
CREATE INDEX "AuditEntry_accountId_id_idx" ON "AuditEntry" ("accountId", id);
CREATE INDEX "AuditEntry_action_beginning_idx" ON "AuditEntry" (lower(action) text_pattern_ops, id);
CREATE INDEX "AuditEntry_at_id_idx" ON "AuditEntry" (at, id);
CREATE INDEX "AuditEntry_not_done_idx" ON "AuditEntry" (id) WHERE (outcome <> 'DONE'::"AuditOutcome");
CREATE INDEX "AuditEntry_partOfId_id_idx" ON "AuditEntry" ("partOfId", id);
CREATE INDEX "AuditEntry_targetType_id_idx" ON "AuditEntry" ("targetType", id);

-- bulk

CREATE TABLE "BulkAction" (
    id serial NOT NULL,
    key text NOT NULL,
    subject "WorkSubject" NOT NULL,
    action text NOT NULL,
    status "BulkEditStatus" DEFAULT 'RUNNING'::"BulkEditStatus" NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "finishedAt" timestamp(3) with time zone,
    "accountId" integer,
    "requestId" text NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    undone integer DEFAULT 0 NOT NULL,
    "isUndoing" boolean DEFAULT false NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    "requestHash" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "BulkAction_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "BulkAction_key_key" ON "BulkAction" (key);
CREATE INDEX "BulkAction_requestedAt_idx" ON "BulkAction" ("requestedAt");
CREATE INDEX "BulkAction_status_idx" ON "BulkAction" (status);

CREATE TABLE "BulkActionItem" (
    "bulkActionId" integer NOT NULL,
    "targetId" integer NOT NULL,
    "isDone" boolean DEFAULT false NOT NULL,
    before jsonb,
    after jsonb,
    problem text DEFAULT ''::text NOT NULL,
    CONSTRAINT "BulkActionItem_pkey" PRIMARY KEY ("bulkActionId", "targetId")
);
CREATE INDEX "BulkActionItem_bulkActionId_isDone_targetId_idx" ON "BulkActionItem" ("bulkActionId", "isDone", "targetId");

-- cache

CREATE TABLE "CatalogState" (
    id integer DEFAULT 1 NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT "CatalogState_single_check" CHECK ((id = 1)),
    CONSTRAINT "CatalogState_pkey" PRIMARY KEY (id)
);

-- cart

CREATE TABLE "Cart" (
    id serial NOT NULL,
    "visitorId" integer NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Cart_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Cart_updatedAt_idx" ON "Cart" ("updatedAt");
CREATE UNIQUE INDEX "Cart_visitorId_key" ON "Cart" ("visitorId");

CREATE TABLE "CartLine" (
    id serial NOT NULL,
    "cartId" integer NOT NULL,
    key text NOT NULL,
    "productId" integer NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    quantity integer NOT NULL,
    "addedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CartLine_key_check" CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
    CONSTRAINT "CartLine_quantity_check" CHECK (((quantity >= 1) AND (quantity <= 100000))),
    CONSTRAINT "CartLine_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "CartLine_cartId_key_key" ON "CartLine" ("cartId", key);
CREATE INDEX "CartLine_productId_idx" ON "CartLine" ("productId");

-- compare

CREATE TABLE "CompareGroup" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "unitPriceAttributeId" integer,
    "editedById" integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "CompareGroup_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "CompareGroup_slug_key" ON "CompareGroup" (slug);
CREATE INDEX "CompareGroup_unitPriceAttributeId_idx" ON "CompareGroup" ("unitPriceAttributeId");

CREATE TABLE "CompareGroupCategory" (
    "categoryId" integer NOT NULL,
    "groupId" integer NOT NULL,
    CONSTRAINT "CompareGroupCategory_pkey" PRIMARY KEY ("categoryId")
);
CREATE INDEX "CompareGroupCategory_groupId_idx" ON "CompareGroupCategory" ("groupId");

CREATE TABLE "CompareItem" (
    id serial NOT NULL,
    "listId" integer NOT NULL,
    "productId" integer NOT NULL,
    "addedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "priceMinor" integer NOT NULL,
    "isAvailable" boolean NOT NULL,
    CONSTRAINT "CompareItem_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "CompareItem_listId_productId_key" ON "CompareItem" ("listId", "productId");
CREATE INDEX "CompareItem_productId_idx" ON "CompareItem" ("productId");

CREATE TABLE "CompareList" (
    id serial NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CompareList_owner_check" CHECK ((num_nonnulls("visitorId", "accountId") = 1)),
    CONSTRAINT "CompareList_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "CompareList_accountId_key" ON "CompareList" ("accountId");
CREATE INDEX "CompareList_updatedAt_idx" ON "CompareList" ("updatedAt");
CREATE UNIQUE INDEX "CompareList_visitorId_key" ON "CompareList" ("visitorId");

-- consent

CREATE TABLE "ConsentEntry" (
    id serial NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    kind "ConsentKind" NOT NULL,
    act "ConsentAct" NOT NULL,
    source "ConsentSource" NOT NULL,
    "subscriberId" integer,
    "orderId" integer,
    "visitorId" integer,
    "accountId" integer,
    "wordingVersion" text DEFAULT ''::text NOT NULL,
    "wordingHash" text DEFAULT ''::text NOT NULL,
    scope text DEFAULT ''::text NOT NULL,
    page text DEFAULT ''::text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    "shopName" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "ConsentEntry_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ConsentEntry_accountId_id_idx" ON "ConsentEntry" ("accountId", id);
CREATE INDEX "ConsentEntry_orderId_idx" ON "ConsentEntry" ("orderId");
CREATE INDEX "ConsentEntry_subscriberId_id_idx" ON "ConsentEntry" ("subscriberId", id);
CREATE INDEX "ConsentEntry_visitorId_id_idx" ON "ConsentEntry" ("visitorId", id);

-- coupons

CREATE TABLE "CartCoupon" (
    "cartId" integer NOT NULL,
    "couponId" integer NOT NULL,
    "addedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CartCoupon_pkey" PRIMARY KEY ("cartId", "couponId")
);
CREATE INDEX "CartCoupon_couponId_idx" ON "CartCoupon" ("couponId");

CREATE TABLE "Coupon" (
    id serial NOT NULL,
    code text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    kind "CouponKind" NOT NULL,
    "percentBasisPoints" integer,
    "amountMinor" integer,
    "isEnabled" boolean DEFAULT true NOT NULL,
    "startsAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "minimumMinor" integer,
    "usageLimit" integer,
    "usageLimitPerCustomer" integer,
    "usedCount" integer DEFAULT 0 NOT NULL,
    "isExclusive" boolean DEFAULT false NOT NULL,
    "excludesReduced" boolean DEFAULT false NOT NULL,
    "productIds" integer[] DEFAULT ARRAY[]::integer[],
    "excludedProductIds" integer[] DEFAULT ARRAY[]::integer[],
    "categoryIds" integer[] DEFAULT ARRAY[]::integer[],
    "excludedCategoryIds" integer[] DEFAULT ARRAY[]::integer[],
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Coupon_code_check" CHECK (((code = upper(code)) AND (code <> ''::text))),
    CONSTRAINT "Coupon_usage_check" CHECK ((("usedCount" >= 0) AND (("usageLimit" IS NULL) OR ("usedCount" <= "usageLimit")))),
    CONSTRAINT "Coupon_worth_check" CHECK ((((kind = 'PERCENT'::"CouponKind") = ("percentBasisPoints" IS NOT NULL)) AND ((kind = 'FIXED'::"CouponKind") = ("amountMinor" IS NOT NULL)) AND (("percentBasisPoints" IS NULL) OR (("percentBasisPoints" >= 1) AND ("percentBasisPoints" <= 10000))) AND (("amountMinor" IS NULL) OR ("amountMinor" > 0)))),
    CONSTRAINT "Coupon_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Coupon_code_beginning_idx" ON "Coupon" (lower(code) text_pattern_ops);
CREATE UNIQUE INDEX "Coupon_code_key" ON "Coupon" (code);
CREATE INDEX "Coupon_search_idx" ON "Coupon" USING gin (lower(f_unaccent(((code || ' '::text) || description))) gin_trgm_ops);
CREATE INDEX "Coupon_usedCount_id_idx" ON "Coupon" ("usedCount", id);

CREATE TABLE "OrderCoupon" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    "couponId" integer,
    code text NOT NULL,
    "discountMinor" integer NOT NULL,
    customer text NOT NULL,
    "releasedAt" timestamp(3) with time zone,
    CONSTRAINT "OrderCoupon_discount_check" CHECK (("discountMinor" >= 0)),
    CONSTRAINT "OrderCoupon_pkey" PRIMARY KEY (id)
);
CREATE INDEX "OrderCoupon_couponId_customer_idx" ON "OrderCoupon" ("couponId", customer);
CREATE UNIQUE INDEX "OrderCoupon_couponId_orderId_key" ON "OrderCoupon" ("couponId", "orderId");
CREATE INDEX "OrderCoupon_orderId_idx" ON "OrderCoupon" ("orderId");

-- crypto

CREATE TABLE "SigningKey" (
    id serial NOT NULL,
    key text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "SigningKey_pkey" PRIMARY KEY (id)
);

-- events

CREATE TABLE "DomainEvent" (
    id bigserial NOT NULL,
    "position" bigint,
    type text NOT NULL,
    payload jsonb NOT NULL,
    "occurredAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "DomainEvent_pkey" PRIMARY KEY (id)
);
CREATE INDEX "DomainEvent_occurredAt_idx" ON "DomainEvent" ("occurredAt");
CREATE UNIQUE INDEX "DomainEvent_position_key" ON "DomainEvent" ("position");

CREATE TABLE "EventCursor" (
    "listenerId" text NOT NULL,
    "position" bigint NOT NULL,
    "waitUntil" timestamp(3) with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    CONSTRAINT "EventCursor_pkey" PRIMARY KEY ("listenerId")
);

-- inventory

CREATE TABLE "StockMovement" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    delta integer NOT NULL,
    "stockAfter" integer NOT NULL,
    reason "StockReason" NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    "accountId" integer,
    "orderId" integer,
    key text,
    CONSTRAINT "StockMovement_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "StockMovement_key_key" ON "StockMovement" (key);
CREATE INDEX "StockMovement_productId_id_idx" ON "StockMovement" ("productId", id);

-- jobs

CREATE TABLE "Outbox" (
    id serial NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Outbox_pkey" PRIMARY KEY (id)
);

-- limits

CREATE TABLE "Throttle" (
    scope text NOT NULL,
    subject text NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    count integer NOT NULL,
    CONSTRAINT "Throttle_pkey" PRIMARY KEY (scope, subject)
);
CREATE INDEX "Throttle_startedAt_idx" ON "Throttle" ("startedAt");

-- mail

CREATE TABLE "SentMail" (
    key text NOT NULL,
    "claimedUntil" timestamp(3) with time zone NOT NULL,
    "sentAt" timestamp(3) with time zone,
    CONSTRAINT "SentMail_pkey" PRIMARY KEY (key)
);

-- marketplace

CREATE TABLE "AvailabilityRun" (
    id serial NOT NULL,
    "shopId" integer NOT NULL,
    state "AvailabilityRunState" DEFAULT 'RUNNING'::"AvailabilityRunState" NOT NULL,
    "startedAt" timestamp(3) with time zone NOT NULL,
    "finishedAt" timestamp(3) with time zone,
    asked integer DEFAULT 0 NOT NULL,
    heard integer DEFAULT 0 NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    CONSTRAINT "AvailabilityRun_pkey" PRIMARY KEY (id)
);
CREATE INDEX "AvailabilityRun_shopId_id_idx" ON "AvailabilityRun" ("shopId", id);

CREATE TABLE "BoughtTogether" (
    "productId" integer NOT NULL,
    "otherId" integer NOT NULL,
    orders integer NOT NULL,
    "confidenceBasisPoints" integer NOT NULL,
    "position" integer NOT NULL,
    CONSTRAINT "BoughtTogether_pkey" PRIMARY KEY ("productId", "otherId")
);
CREATE INDEX "BoughtTogether_otherId_idx" ON "BoughtTogether" ("otherId");

CREATE TABLE "ExternalShop" (
    id serial NOT NULL,
    "marketplaceId" integer NOT NULL,
    name text NOT NULL,
    country text NOT NULL,
    host text NOT NULL,
    tag text DEFAULT ''::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    source "AvailabilitySource" DEFAULT 'NONE'::"AvailabilitySource" NOT NULL,
    "sourceAddress" text DEFAULT ''::text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "ExternalShop_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "ExternalShop_marketplaceId_country_key" ON "ExternalShop" ("marketplaceId", country);

CREATE TABLE "ExternalShopDay" (
    "shopId" integer NOT NULL,
    day date NOT NULL,
    "handOffs" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "ExternalShopDay_pkey" PRIMARY KEY ("shopId", day)
);

CREATE TABLE "Marketplace" (
    id serial NOT NULL,
    name text NOT NULL,
    "cartUrlTemplate" text NOT NULL,
    "lineTemplate" text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Marketplace_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Marketplace_name_key" ON "Marketplace" (name);

CREATE TABLE "ShopChoice" (
    "cartId" integer NOT NULL,
    "shopId" integer NOT NULL,
    kind "ShopChoiceKind" NOT NULL,
    "linesHash" text NOT NULL,
    "chosenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "ShopChoice_pkey" PRIMARY KEY ("cartId", "shopId")
);
CREATE INDEX "ShopChoice_shopId_idx" ON "ShopChoice" ("shopId");

CREATE TABLE "ShopListing" (
    id serial NOT NULL,
    "shopId" integer NOT NULL,
    "productId" integer NOT NULL,
    "externalId" text NOT NULL,
    "isAvailable" boolean,
    "checkedAt" timestamp(3) with time zone,
    "askedAt" timestamp(3) with time zone,
    CONSTRAINT "ShopListing_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ShopListing_productId_idx" ON "ShopListing" ("productId");
CREATE UNIQUE INDEX "ShopListing_shopId_externalId_key" ON "ShopListing" ("shopId", "externalId");
CREATE UNIQUE INDEX "ShopListing_shopId_productId_key" ON "ShopListing" ("shopId", "productId");

-- media

CREATE TABLE "Media" (
    id serial NOT NULL,
    key text NOT NULL,
    state "MediaState" DEFAULT 'READY'::"MediaState" NOT NULL,
    source text,
    width integer DEFAULT 0 NOT NULL,
    height integer DEFAULT 0 NOT NULL,
    color text DEFAULT '#e5e7eb'::text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    CONSTRAINT "Media_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Media_key_key" ON "Media" (key);
CREATE UNIQUE INDEX "Media_source_key" ON "Media" (source);

-- newsletter

CREATE TABLE "DeletedSubscriber" (
    id integer NOT NULL,
    "deletionId" integer NOT NULL,
    email text NOT NULL,
    "emailShown" text NOT NULL,
    name text,
    status "SubscriberStatus" NOT NULL,
    placement text NOT NULL,
    variant text NOT NULL,
    "pageLink" text NOT NULL,
    key text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "pendingSince" timestamp(3) with time zone NOT NULL,
    "confirmedAt" timestamp(3) with time zone,
    "unsubscribedAt" timestamp(3) with time zone,
    CONSTRAINT "DeletedSubscriber_pkey" PRIMARY KEY (id)
);
CREATE INDEX "DeletedSubscriber_deletionId_id_idx" ON "DeletedSubscriber" ("deletionId", id);
CREATE INDEX "DeletedSubscriber_email_idx" ON "DeletedSubscriber" (email);

CREATE TABLE "Integration" (
    id serial NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    "isEnabled" boolean DEFAULT true NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "updatedAt" timestamp(3) with time zone NOT NULL,
    settings jsonb NOT NULL,
    secrets jsonb NOT NULL,
    CONSTRAINT "Integration_pkey" PRIMARY KEY (id)
);

CREATE TABLE "IntegrationDelivery" (
    id serial NOT NULL,
    "integrationId" integer NOT NULL,
    "eventId" text NOT NULL,
    event text NOT NULL,
    "subscriberId" integer,
    payload jsonb NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    status "DeliveryStatus" DEFAULT 'WAITING'::"DeliveryStatus" NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    "lastAttemptAt" timestamp(3) with time zone,
    "responseStatus" integer,
    failure text DEFAULT ''::text NOT NULL,
    CONSTRAINT "IntegrationDelivery_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "IntegrationDelivery_eventId_key" ON "IntegrationDelivery" ("eventId");
CREATE INDEX "IntegrationDelivery_integrationId_id_idx" ON "IntegrationDelivery" ("integrationId", id);
CREATE INDEX "IntegrationDelivery_status_id_idx" ON "IntegrationDelivery" (status, id);

CREATE TABLE "NewsletterPlacement" (
    place "NewsletterPlace" NOT NULL,
    "isOn" boolean NOT NULL,
    variant "NewsletterVariant" NOT NULL,
    "asksName" boolean NOT NULL,
    CONSTRAINT "NewsletterPlacement_pkey" PRIMARY KEY (place)
);

CREATE TABLE "Subscriber" (
    id serial NOT NULL,
    email text NOT NULL COLLATE pg_catalog."C",
    "emailShown" text NOT NULL,
    name text,
    status "SubscriberStatus" DEFAULT 'PENDING'::"SubscriberStatus" NOT NULL,
    placement text DEFAULT ''::text NOT NULL,
    variant text DEFAULT ''::text NOT NULL,
    "pageLink" text DEFAULT ''::text NOT NULL,
    key text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "pendingSince" timestamp(3) with time zone NOT NULL,
    "confirmedAt" timestamp(3) with time zone,
    "unsubscribedAt" timestamp(3) with time zone,
    CONSTRAINT "Subscriber_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Subscriber_email_key" ON "Subscriber" (email);
CREATE INDEX "Subscriber_name_idx" ON "Subscriber" (lower(f_unaccent(COALESCE(name, ''::text))), id);
CREATE INDEX "Subscriber_search_idx" ON "Subscriber" USING gin (lower(f_unaccent((((email COLLATE "default") || ' '::text) || COALESCE(name, ''::text)))) gin_trgm_ops);
CREATE INDEX "Subscriber_status_email_idx" ON "Subscriber" (status, email);
CREATE INDEX "Subscriber_status_id_idx" ON "Subscriber" (status, id);
CREATE INDEX "Subscriber_status_name_idx" ON "Subscriber" (status, lower(f_unaccent(COALESCE(name, ''::text))), id);

CREATE TABLE "SubscriberCount" (
    status "SubscriberStatus" NOT NULL,
    count integer NOT NULL,
    CONSTRAINT "SubscriberCount_pkey" PRIMARY KEY (status)
);

CREATE TABLE "SubscriberDeletion" (
    id serial NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "accountId" integer,
    "requestId" text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    "isAll" boolean DEFAULT false NOT NULL,
    status "DeletionStatus" NOT NULL,
    "throughId" integer DEFAULT 0 NOT NULL,
    "doneThroughId" integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    count integer DEFAULT 0 NOT NULL,
    "restoredCount" integer DEFAULT 0 NOT NULL,
    "purgeAt" timestamp(3) with time zone,
    faults integer DEFAULT 0 NOT NULL,
    "isUndoing" boolean DEFAULT false NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    CONSTRAINT "SubscriberDeletion_pkey" PRIMARY KEY (id)
);
CREATE INDEX "SubscriberDeletion_status_purgeAt_idx" ON "SubscriberDeletion" (status, "purgeAt");

CREATE TABLE "SubscriberImport" (
    id serial NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "finishedAt" timestamp(3) with time zone,
    "accountId" integer,
    "requestId" text NOT NULL,
    network text DEFAULT ''::text NOT NULL,
    status "ImportStatus" DEFAULT 'RECEIVING'::"ImportStatus" NOT NULL,
    "consentNote" text NOT NULL,
    total integer DEFAULT 0 NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    "addedCount" integer DEFAULT 0 NOT NULL,
    "knownCount" integer DEFAULT 0 NOT NULL,
    "updatedCount" integer DEFAULT 0 NOT NULL,
    "suppressedCount" integer DEFAULT 0 NOT NULL,
    "invalidCount" integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    encoding text DEFAULT ''::text NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    CONSTRAINT "SubscriberImport_pkey" PRIMARY KEY (id)
);

CREATE TABLE "SubscriberImportRow" (
    "importId" integer NOT NULL,
    line integer NOT NULL,
    email text NOT NULL,
    name text DEFAULT ''::text NOT NULL,
    status text DEFAULT ''::text NOT NULL,
    "confirmedAt" text DEFAULT ''::text NOT NULL,
    problem text,
    CONSTRAINT "SubscriberImportRow_pkey" PRIMARY KEY ("importId", line)
);

CREATE TABLE "SubscriberRequest" (
    email text NOT NULL COLLATE pg_catalog."C",
    "askedAt" timestamp(3) with time zone NOT NULL,
    "emailShown" text NOT NULL,
    name text,
    placement text NOT NULL,
    variant text NOT NULL,
    "pageLink" text NOT NULL,
    CONSTRAINT "SubscriberRequest_pkey" PRIMARY KEY (email, "askedAt")
);
CREATE INDEX "SubscriberRequest_askedAt_idx" ON "SubscriberRequest" ("askedAt");

CREATE TABLE "SuppressedAddress" (
    hash text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "SuppressedAddress_pkey" PRIMARY KEY (hash)
);

CREATE TABLE "SuppressionKey" (
    id integer DEFAULT 1 NOT NULL,
    key text NOT NULL,
    CONSTRAINT "SuppressionKey_pkey" PRIMARY KEY (id)
);

-- offers

CREATE TABLE "CouponVote" (
    id serial NOT NULL,
    "offerId" integer NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    worked boolean NOT NULL,
    "networkHash" text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "CouponVote_pkey" PRIMARY KEY (id)
);
CREATE INDEX "CouponVote_accountId_idx" ON "CouponVote" ("accountId");
CREATE UNIQUE INDEX "CouponVote_offerId_accountId_key" ON "CouponVote" ("offerId", "accountId");
CREATE INDEX "CouponVote_offerId_at_idx" ON "CouponVote" ("offerId", at);
CREATE UNIQUE INDEX "CouponVote_offerId_visitorId_key" ON "CouponVote" ("offerId", "visitorId");
CREATE INDEX "CouponVote_visitorId_idx" ON "CouponVote" ("visitorId");

CREATE TABLE "HotVote" (
    id serial NOT NULL,
    "offerId" integer NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    value integer NOT NULL,
    "networkHash" text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "discardId" integer,
    "isCounted" boolean DEFAULT true NOT NULL,
    weight integer DEFAULT 1000 NOT NULL,
    CONSTRAINT "HotVote_value_check" CHECK ((value = ANY (ARRAY[1, '-1'::integer]))),
    CONSTRAINT "HotVote_weight_check" CHECK (((weight >= 0) AND (weight <= 1000))),
    CONSTRAINT "HotVote_pkey" PRIMARY KEY (id)
);
CREATE INDEX "HotVote_accountId_idx" ON "HotVote" ("accountId");
CREATE INDEX "HotVote_discardId_idx" ON "HotVote" ("discardId");
CREATE UNIQUE INDEX "HotVote_offerId_accountId_key" ON "HotVote" ("offerId", "accountId");
CREATE INDEX "HotVote_offerId_at_idx" ON "HotVote" ("offerId", at);
CREATE INDEX "HotVote_offerId_networkHash_at_idx" ON "HotVote" ("offerId", "networkHash", at);
CREATE UNIQUE INDEX "HotVote_offerId_visitorId_key" ON "HotVote" ("offerId", "visitorId");
CREATE INDEX "HotVote_visitorId_idx" ON "HotVote" ("visitorId");
CREATE INDEX "HotVote_weight_at_idx" ON "HotVote" (weight, at);

CREATE TABLE "Merchant" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    homepage text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "isAffiliate" boolean DEFAULT true NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isOwnShop" boolean DEFAULT false NOT NULL,
    "editedById" integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Merchant_homepage_check" CHECK ((homepage ~~ 'https://%'::text)),
    CONSTRAINT "Merchant_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Merchant_slug_key" ON "Merchant" (slug);

CREATE TABLE "Offer" (
    id serial NOT NULL,
    slug text NOT NULL,
    "merchantId" integer NOT NULL,
    "productId" integer,
    "categoryId" integer,
    "categoryIds" integer[] DEFAULT ARRAY[]::integer[],
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    details text DEFAULT ''::text NOT NULL,
    status "OfferStatus" DEFAULT 'PUBLISHED'::"OfferStatus" NOT NULL,
    "destinationUrl" text NOT NULL,
    "priceMinor" integer,
    "shippingMinor" integer,
    "priorPriceMinor" integer,
    availability "OfferAvailability" DEFAULT 'IN_STOCK'::"OfferAvailability" NOT NULL,
    "shipsTo" text[] DEFAULT ARRAY[]::text[],
    code text,
    "isCodeMasked" boolean DEFAULT true NOT NULL,
    "startsAt" timestamp(3) with time zone,
    "endsAt" timestamp(3) with time zone,
    "publishedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "mediaId" integer,
    score integer DEFAULT 0 NOT NULL,
    "voteCount" integer DEFAULT 0 NOT NULL,
    "votesFlaggedAt" timestamp(3) with time zone,
    "clickCount" integer DEFAULT 0 NOT NULL,
    "revealCount" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isListed" boolean DEFAULT true NOT NULL,
    "pendingStartsAt" timestamp(3) with time zone,
    "reducedUntil" timestamp(3) with time zone,
    "editedById" integer,
    version integer DEFAULT 1 NOT NULL,
    "votesFrozenAt" timestamp(3) with time zone,
    "scoreRest" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "Offer_category_check" CHECK ((("productId" IS NULL) OR ("categoryId" IS NULL))),
    CONSTRAINT "Offer_code_check" CHECK (((code <> ''::text) AND (length(code) <= 64))),
    CONSTRAINT "Offer_counts_check" CHECK ((("voteCount" >= 0) AND (abs(score) <= "voteCount") AND ("clickCount" >= 0) AND ("revealCount" >= 0))),
    CONSTRAINT "Offer_destination_check" CHECK ((("destinationUrl" = ''::text) OR ("destinationUrl" ~~ 'https://%'::text))),
    CONSTRAINT "Offer_price_check" CHECK ((("priceMinor" >= 0) AND ("shippingMinor" >= 0))),
    CONSTRAINT "Offer_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Offer_categoryId_idx" ON "Offer" ("categoryId");
CREATE INDEX "Offer_categoryIds_idx" ON "Offer" USING gin ("categoryIds");
CREATE INDEX "Offer_code_idx" ON "Offer" (lower(code)) WHERE (code IS NOT NULL);
CREATE INDEX "Offer_endsAt_id_idx" ON "Offer" ("endsAt", id);
CREATE INDEX "Offer_flagged_idx" ON "Offer" (id) WHERE (("votesFlaggedAt" IS NOT NULL) OR ("votesFrozenAt" IS NOT NULL));
CREATE INDEX "Offer_isListed_endsAt_id_idx" ON "Offer" ("isListed", "endsAt", id);
CREATE INDEX "Offer_isListed_publishedAt_id_idx" ON "Offer" ("isListed", "publishedAt", id);
CREATE INDEX "Offer_isListed_score_id_idx" ON "Offer" ("isListed", score, id);
CREATE INDEX "Offer_mediaId_idx" ON "Offer" ("mediaId");
CREATE INDEX "Offer_merchantId_isListed_publishedAt_id_idx" ON "Offer" ("merchantId", "isListed", "publishedAt", id);
CREATE INDEX "Offer_pendingStartsAt_idx" ON "Offer" ("pendingStartsAt");
CREATE INDEX "Offer_productId_idx" ON "Offer" ("productId");
CREATE INDEX "Offer_reducedUntil_idx" ON "Offer" ("reducedUntil");
CREATE INDEX "Offer_score_id_idx" ON "Offer" (score, id);
CREATE INDEX "Offer_search_idx" ON "Offer" USING gin (lower(f_unaccent(((((title || ' '::text) || slug) || ' '::text) || COALESCE(code, ''::text)))) gin_trgm_ops);
CREATE UNIQUE INDEX "Offer_slug_key" ON "Offer" (slug);
CREATE INDEX "Offer_startsAt_idx" ON "Offer" ("startsAt");
CREATE INDEX "Offer_title_beginning_idx" ON "Offer" (lower(f_unaccent(title)) text_pattern_ops);
CREATE INDEX "Offer_updatedAt_id_idx" ON "Offer" ("updatedAt", id);
CREATE INDEX "Offer_votesFlaggedAt_idx" ON "Offer" ("votesFlaggedAt");

CREATE TABLE "OfferDay" (
    "offerId" integer NOT NULL,
    day date NOT NULL,
    clicks integer DEFAULT 0 NOT NULL,
    reveals integer DEFAULT 0 NOT NULL,
    CONSTRAINT "OfferDay_pkey" PRIMARY KEY ("offerId", day)
);

CREATE TABLE "OfferPriceChange" (
    id serial NOT NULL,
    "offerId" integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "priceMinor" integer NOT NULL,
    "writtenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "OfferPriceChange_price_check" CHECK (("priceMinor" >= 0)),
    CONSTRAINT "OfferPriceChange_pkey" PRIMARY KEY (id)
);
CREATE INDEX "OfferPriceChange_offerId_at_idx" ON "OfferPriceChange" ("offerId", at);

CREATE TABLE "VoteDiscard" (
    id serial NOT NULL,
    "offerId" integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "accountId" integer,
    reason text DEFAULT ''::text NOT NULL,
    "voteCount" integer NOT NULL,
    score integer NOT NULL,
    "restoredAt" timestamp(3) with time zone,
    CONSTRAINT "VoteDiscard_pkey" PRIMARY KEY (id)
);
CREATE INDEX "VoteDiscard_offerId_id_idx" ON "VoteDiscard" ("offerId", id);

-- orders

CREATE TABLE "Order" (
    id serial NOT NULL,
    number serial NOT NULL,
    "accessKey" text NOT NULL,
    status "OrderStatus" DEFAULT 'ON_HOLD'::"OrderStatus" NOT NULL,
    "visitorId" integer,
    "cartId" integer,
    "cartVersion" integer NOT NULL,
    "idempotencyKey" text NOT NULL,
    "requestHash" text NOT NULL,
    currency text DEFAULT 'EUR'::text NOT NULL,
    email text NOT NULL,
    "firstName" text NOT NULL,
    "lastName" text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    address1 text NOT NULL,
    address2 text DEFAULT ''::text NOT NULL,
    postcode text NOT NULL,
    city text NOT NULL,
    country text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    "shippingMethod" text NOT NULL,
    "paymentMethod" text NOT NULL,
    "subtotalMinor" integer NOT NULL,
    "shippingMinor" integer NOT NULL,
    "totalMinor" integer NOT NULL,
    "placedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "accountId" integer,
    "billingAddress" jsonb,
    "closedAt" timestamp(3) with time zone,
    company text DEFAULT ''::text NOT NULL,
    "discountMinor" integer DEFAULT 0 NOT NULL,
    "paidAt" timestamp(3) with time zone,
    "paidMinor" integer DEFAULT 0 NOT NULL,
    "refundedMinor" integer DEFAULT 0 NOT NULL,
    "shippingName" text DEFAULT ''::text NOT NULL,
    "shippingVatMinor" integer DEFAULT 0 NOT NULL,
    "termsVersion" text DEFAULT ''::text NOT NULL,
    "vatMinor" integer DEFAULT 0 NOT NULL,
    "adoptedAt" timestamp(3) with time zone,
    "paymentName" text DEFAULT ''::text NOT NULL,
    "shippingTaxes" jsonb DEFAULT '[]'::jsonb NOT NULL,
    "changePosition" integer,
    "position" integer,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "Order_amounts_check" CHECK (((("discountMinor" >= 0) AND ("discountMinor" <= "subtotalMinor")) AND ("totalMinor" = (("subtotalMinor" - "discountMinor") + "shippingMinor")) AND (("vatMinor" >= 0) AND ("vatMinor" <= "totalMinor")))),
    CONSTRAINT "Order_payments_check" CHECK (((("paidMinor" >= 0) AND ("paidMinor" <= "totalMinor")) AND (("refundedMinor" >= 0) AND ("refundedMinor" <= "paidMinor")))),
    CONSTRAINT "Order_totals_check" CHECK ((("subtotalMinor" >= 0) AND ("shippingMinor" >= 0) AND ("totalMinor" >= 0))),
    CONSTRAINT "Order_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Order_accessKey_key" ON "Order" ("accessKey");
CREATE INDEX "Order_accountId_idx" ON "Order" ("accountId");
CREATE INDEX "Order_account_sums_idx" ON "Order" ("accountId", id) INCLUDE (status, "paidMinor", "refundedMinor") WHERE ("accountId" IS NOT NULL);
CREATE INDEX "Order_adoptedAt_idx" ON "Order" ("adoptedAt");
CREATE UNIQUE INDEX "Order_cartId_cartVersion_key" ON "Order" ("cartId", "cartVersion");
CREATE UNIQUE INDEX "Order_changePosition_key" ON "Order" ("changePosition");
CREATE INDEX "Order_email_beginning_idx" ON "Order" (lower(email) text_pattern_ops);
CREATE INDEX "Order_fullName_beginning_idx" ON "Order" (lower((("firstName" || ' '::text) || "lastName")) text_pattern_ops);
CREATE INDEX "Order_lastNameFirst_beginning_idx" ON "Order" (lower((("lastName" || ' '::text) || "firstName")) text_pattern_ops);
CREATE UNIQUE INDEX "Order_number_key" ON "Order" (number);
CREATE INDEX "Order_placedAt_idx" ON "Order" ("placedAt");
CREATE UNIQUE INDEX "Order_position_key" ON "Order" ("position");
CREATE INDEX "Order_status_id_idx" ON "Order" (status, id);
CREATE INDEX "Order_status_placedAt_idx" ON "Order" (status, "placedAt");
CREATE INDEX "Order_status_position_idx" ON "Order" (status, "position");
CREATE INDEX "Order_updatedAt_idx" ON "Order" ("updatedAt");
CREATE UNIQUE INDEX "Order_visitorId_idempotencyKey_key" ON "Order" ("visitorId", "idempotencyKey");

CREATE TABLE "OrderEvent" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    kind text NOT NULL,
    detail jsonb DEFAULT '{}'::jsonb NOT NULL,
    "accountId" integer,
    CONSTRAINT "OrderEvent_pkey" PRIMARY KEY (id)
);
CREATE INDEX "OrderEvent_accountId_idx" ON "OrderEvent" ("accountId");
CREATE INDEX "OrderEvent_orderId_id_idx" ON "OrderEvent" ("orderId", id);

CREATE TABLE "OrderLine" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    "position" integer NOT NULL,
    "productId" integer,
    sku text,
    name text NOT NULL,
    options jsonb DEFAULT '{}'::jsonb NOT NULL,
    quantity integer NOT NULL,
    "unitMinor" integer NOT NULL,
    "lineMinor" integer NOT NULL,
    "discountMinor" integer DEFAULT 0 NOT NULL,
    "stockProductId" integer,
    "vatBasisPoints" integer DEFAULT 0 NOT NULL,
    "vatMinor" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "OrderLine_amounts_check" CHECK (((quantity > 0) AND ("unitMinor" >= 0) AND ("lineMinor" = ("unitMinor" * quantity)))),
    CONSTRAINT "OrderLine_discount_check" CHECK (((("discountMinor" >= 0) AND ("discountMinor" <= "lineMinor")) AND (("vatMinor" >= 0) AND ("vatMinor" <= ("lineMinor" - "discountMinor"))))),
    CONSTRAINT "OrderLine_pkey" PRIMARY KEY (id)
);
CREATE INDEX "OrderLine_orderId_idx" ON "OrderLine" ("orderId");
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine" ("productId");
CREATE INDEX "OrderLine_search_idx" ON "OrderLine" USING gin (lower(((name || ' '::text) || COALESCE(sku, ''::text))) gin_trgm_ops);
CREATE INDEX "OrderLine_sku_beginning_idx" ON "OrderLine" (lower(sku) text_pattern_ops) WHERE (sku IS NOT NULL);

CREATE TABLE "OrderNote" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    text text NOT NULL,
    "accountId" integer,
    "idempotencyKey" text NOT NULL,
    CONSTRAINT "OrderNote_pkey" PRIMARY KEY (id)
);
CREATE INDEX "OrderNote_accountId_idx" ON "OrderNote" ("accountId");
CREATE UNIQUE INDEX "OrderNote_orderId_idempotencyKey_key" ON "OrderNote" ("orderId", "idempotencyKey");

CREATE TABLE "Refund" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    "amountMinor" integer NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    restocks boolean DEFAULT false NOT NULL,
    "idempotencyKey" text NOT NULL,
    "requestHash" text NOT NULL,
    "providerKey" text NOT NULL,
    state "RefundState" DEFAULT 'PENDING'::"RefundState" NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "checkAt" timestamp(3) with time zone,
    "accountId" integer,
    CONSTRAINT "Refund_amount_check" CHECK (("amountMinor" > 0)),
    CONSTRAINT "Refund_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Refund_accountId_idx" ON "Refund" ("accountId");
CREATE UNIQUE INDEX "Refund_orderId_idempotencyKey_key" ON "Refund" ("orderId", "idempotencyKey");
CREATE UNIQUE INDEX "Refund_providerKey_key" ON "Refund" ("providerKey");
CREATE INDEX "Refund_state_checkAt_idx" ON "Refund" (state, "checkAt");

CREATE TABLE "RefundLine" (
    "refundId" integer NOT NULL,
    "orderLineId" integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT "RefundLine_quantity_check" CHECK ((quantity > 0)),
    CONSTRAINT "RefundLine_pkey" PRIMARY KEY ("refundId", "orderLineId")
);
CREATE INDEX "RefundLine_orderLineId_idx" ON "RefundLine" ("orderLineId");

-- payments

CREATE TABLE "BankAccount" (
    id integer DEFAULT 1 NOT NULL,
    "accountName" text NOT NULL,
    iban text NOT NULL,
    bic text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "BankAccount_single_check" CHECK ((id = 1)),
    CONSTRAINT "BankAccount_pkey" PRIMARY KEY (id)
);

CREATE TABLE "Payment" (
    id serial NOT NULL,
    "orderId" integer NOT NULL,
    method text NOT NULL,
    "providerKey" text NOT NULL,
    state "PaymentState" DEFAULT 'PENDING'::"PaymentState" NOT NULL,
    "amountMinor" integer NOT NULL,
    "declineReason" text DEFAULT ''::text NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "checkAt" timestamp(3) with time zone,
    "settledAt" timestamp(3) with time zone,
    reference text DEFAULT ''::text NOT NULL,
    "actionUrl" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "Payment_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Payment_orderId_key" ON "Payment" ("orderId");
CREATE UNIQUE INDEX "Payment_providerKey_key" ON "Payment" ("providerKey");
CREATE INDEX "Payment_state_checkAt_idx" ON "Payment" (state, "checkAt");

CREATE TABLE "PaymentEvent" (
    id text NOT NULL,
    "paymentId" integer NOT NULL,
    kind text NOT NULL,
    "receivedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY (id)
);
CREATE INDEX "PaymentEvent_paymentId_idx" ON "PaymentEvent" ("paymentId");

CREATE TABLE "PaymentMethodSettings" (
    method text NOT NULL,
    "isEnabled" boolean NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "PaymentMethodSettings_pkey" PRIMARY KEY (method)
);

-- payments-test-card

CREATE TABLE "TestCharge" (
    key text NOT NULL,
    "amountMinor" integer NOT NULL,
    state "PaymentState" NOT NULL,
    "refundedMinor" integer DEFAULT 0 NOT NULL,
    "refundKeys" text[] DEFAULT ARRAY[]::text[],
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "TestCharge_refund_check" CHECK ((("refundedMinor" >= 0) AND ("refundedMinor" <= "amountMinor"))),
    CONSTRAINT "TestCharge_pkey" PRIMARY KEY (key)
);

-- pricing

CREATE TABLE "PriceChange" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    at timestamp(3) with time zone NOT NULL,
    "priceMinor" integer NOT NULL,
    "isSale" boolean DEFAULT false NOT NULL,
    "writtenAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "PriceChange_price_check" CHECK (("priceMinor" >= 0)),
    CONSTRAINT "PriceChange_pkey" PRIMARY KEY (id)
);
CREATE INDEX "PriceChange_productId_at_idx" ON "PriceChange" ("productId", at);

-- products

CREATE TABLE "Attribute" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    kind "AttributeKind" DEFAULT 'TEXT'::"AttributeKind" NOT NULL,
    unit text,
    direction "Direction" DEFAULT 'NONE'::"Direction" NOT NULL,
    heading text DEFAULT 'Details'::text NOT NULL,
    "isFacet" boolean DEFAULT true NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Attribute_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Attribute_slug_key" ON "Attribute" (slug);

CREATE TABLE "AttributeTerm" (
    id serial NOT NULL,
    "attributeId" integer NOT NULL,
    slug text NOT NULL,
    label text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    swatch text,
    CONSTRAINT "AttributeTerm_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "AttributeTerm_attributeId_slug_key" ON "AttributeTerm" ("attributeId", slug);

CREATE TABLE "Brand" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    CONSTRAINT "Brand_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Brand_slug_key" ON "Brand" (slug);

CREATE TABLE "BulkEdit" (
    id serial NOT NULL,
    key text NOT NULL,
    kind "BulkEditKind" NOT NULL,
    status "BulkEditStatus" DEFAULT 'RUNNING'::"BulkEditStatus" NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "finishedAt" timestamp(3) with time zone,
    "accountId" integer,
    "requestId" text NOT NULL,
    total integer NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    changed integer DEFAULT 0 NOT NULL,
    change jsonb NOT NULL,
    undone integer DEFAULT 0 NOT NULL,
    faults integer DEFAULT 0 NOT NULL,
    "isUndoing" boolean DEFAULT false NOT NULL,
    reference text DEFAULT ''::text NOT NULL,
    "requestHash" text DEFAULT ''::text NOT NULL,
    CONSTRAINT "BulkEdit_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "BulkEdit_key_key" ON "BulkEdit" (key);
CREATE INDEX "BulkEdit_requestedAt_idx" ON "BulkEdit" ("requestedAt");

CREATE TABLE "BulkEditItem" (
    "bulkEditId" integer NOT NULL,
    "productId" integer NOT NULL,
    "isDone" boolean DEFAULT false NOT NULL,
    before jsonb,
    problem text DEFAULT ''::text NOT NULL,
    after jsonb,
    CONSTRAINT "BulkEditItem_pkey" PRIMARY KEY ("bulkEditId", "productId")
);
CREATE INDEX "BulkEditItem_bulkEditId_isDone_productId_idx" ON "BulkEditItem" ("bulkEditId", "isDone", "productId");

CREATE TABLE "Category" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "parentId" integer,
    "ancestorIds" integer[] DEFAULT ARRAY[]::integer[],
    "mediaId" integer,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "Category_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Category_mediaId_idx" ON "Category" ("mediaId");
CREATE INDEX "Category_parentId_idx" ON "Category" ("parentId");
CREATE UNIQUE INDEX "Category_slug_key" ON "Category" (slug);

CREATE TABLE "FormerSlug" (
    kind text NOT NULL,
    slug text NOT NULL,
    "recordId" integer NOT NULL,
    CONSTRAINT "FormerSlug_pkey" PRIMARY KEY (kind, slug)
);
CREATE INDEX "FormerSlug_kind_recordId_idx" ON "FormerSlug" (kind, "recordId");

CREATE TABLE "PictureUpload" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    status "PictureUploadStatus" DEFAULT 'PROCESSING'::"PictureUploadStatus" NOT NULL,
    key text NOT NULL,
    "fileName" text DEFAULT ''::text NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    "position" integer NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    "createdAt" timestamp(3) with time zone NOT NULL,
    "accountId" integer,
    CONSTRAINT "PictureUpload_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "PictureUpload_key_key" ON "PictureUpload" (key);
CREATE INDEX "PictureUpload_productId_id_idx" ON "PictureUpload" ("productId", id);
CREATE INDEX "PictureUpload_status_createdAt_idx" ON "PictureUpload" (status, "createdAt");

CREATE TABLE "Product" (
    id serial NOT NULL,
    type "ProductType" DEFAULT 'SIMPLE'::"ProductType" NOT NULL,
    status "ProductStatus" DEFAULT 'PUBLISHED'::"ProductStatus" NOT NULL,
    visibility "Visibility" DEFAULT 'VISIBLE'::"Visibility" NOT NULL,
    slug text NOT NULL,
    sku text,
    gtin text,
    name text NOT NULL,
    "shortDescription" text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "brandId" integer,
    "parentId" integer,
    "regularPriceMinor" integer,
    "salePriceMinor" integer,
    "saleStartsAt" timestamp(3) with time zone,
    "saleEndsAt" timestamp(3) with time zone,
    "taxStatus" "TaxStatus" DEFAULT 'TAXABLE'::"TaxStatus" NOT NULL,
    "taxClass" "TaxClass" DEFAULT 'STANDARD'::"TaxClass" NOT NULL,
    "managesStock" boolean DEFAULT false NOT NULL,
    stock integer DEFAULT 0 NOT NULL,
    "isInStock" boolean DEFAULT true NOT NULL,
    backorders "Backorders" DEFAULT 'NO'::"Backorders" NOT NULL,
    "lowStockAmount" integer,
    "soldIndividually" boolean DEFAULT false NOT NULL,
    "minQuantity" integer DEFAULT 1 NOT NULL,
    "maxQuantity" integer,
    "weightGrams" integer,
    "lengthMm" integer,
    "widthMm" integer,
    "heightMm" integer,
    "isVirtual" boolean DEFAULT false NOT NULL,
    "isFeatured" boolean DEFAULT false NOT NULL,
    "externalUrl" text,
    "buttonText" text,
    tags text[] DEFAULT ARRAY[]::text[],
    "position" integer DEFAULT 0 NOT NULL,
    extra jsonb,
    "totalSales" integer DEFAULT 0 NOT NULL,
    "ratingAverage" integer DEFAULT 0 NOT NULL,
    "ratingCount" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "isListed" boolean DEFAULT false NOT NULL,
    "isSearchable" boolean DEFAULT false NOT NULL,
    "priceMinor" integer DEFAULT 0 NOT NULL,
    "priceMaxMinor" integer DEFAULT 0 NOT NULL,
    "priorPriceMinor" integer,
    "isAvailable" boolean DEFAULT true NOT NULL,
    "categoryIds" integer[] DEFAULT ARRAY[]::integer[],
    "termIds" integer[] DEFAULT ARRAY[]::integer[],
    "coverKey" text,
    "coverAlt" text,
    "coverColor" text,
    "searchText" text DEFAULT ''::text NOT NULL,
    search tsvector,
    "creationKey" text,
    "editedById" integer,
    version integer DEFAULT 1 NOT NULL,
    "externalShopId" integer,
    "sourceId" integer,
    "ownNumber" integer,
    number integer GENERATED ALWAYS AS (COALESCE("sourceId", "ownNumber", id)) STORED NOT NULL,
    CONSTRAINT "Product_prices_check" CHECK ((("regularPriceMinor" >= 0) AND ("salePriceMinor" >= 0))),
    CONSTRAINT "Product_quantity_check" CHECK ((("minQuantity" >= 1) AND (("maxQuantity" IS NULL) OR ("maxQuantity" >= "minQuantity")))),
    CONSTRAINT "Product_stock_check" CHECK (((stock >= 0) OR (backorders <> 'NO'::"Backorders"))),
    CONSTRAINT "Product_variation_check" CHECK (((type = 'VARIATION'::"ProductType") = ("parentId" IS NOT NULL))),
    CONSTRAINT "Product_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Product_brandId_idx" ON "Product" ("brandId");
CREATE INDEX "Product_categoryIds_idx" ON "Product" USING gin ("categoryIds");
CREATE UNIQUE INDEX "Product_creationKey_key" ON "Product" ("creationKey");
CREATE INDEX "Product_externalShopId_idx" ON "Product" ("externalShopId");
CREATE INDEX "Product_isListed_createdAt_id_idx" ON "Product" ("isListed", "createdAt", id);
CREATE INDEX "Product_isListed_position_id_idx" ON "Product" ("isListed", "position", id);
CREATE INDEX "Product_isListed_priceMinor_id_idx" ON "Product" ("isListed", "priceMinor", id);
CREATE INDEX "Product_isListed_ratingAverage_id_idx" ON "Product" ("isListed", "ratingAverage", id);
CREATE INDEX "Product_isListed_totalSales_id_idx" ON "Product" ("isListed", "totalSales", id);
CREATE UNIQUE INDEX "Product_number_key" ON "Product" (number);
CREATE INDEX "Product_parentId_idx" ON "Product" ("parentId");
CREATE INDEX "Product_saleEndsAt_idx" ON "Product" ("saleEndsAt");
CREATE INDEX "Product_saleStartsAt_idx" ON "Product" ("saleStartsAt");
CREATE INDEX "Product_searchText_idx" ON "Product" USING gin ("searchText" gin_trgm_ops);
CREATE INDEX "Product_search_idx" ON "Product" USING gin (search);
CREATE UNIQUE INDEX "Product_sku_key" ON "Product" (sku);
CREATE UNIQUE INDEX "Product_slug_key" ON "Product" (slug);
CREATE INDEX "Product_staff_id_idx" ON "Product" (id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_staff_name_idx" ON "Product" (name, id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_staff_priceMinor_idx" ON "Product" ("priceMinor", id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_staff_status_idx" ON "Product" (status, id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_staff_stock_idx" ON "Product" (stock, id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_staff_updatedAt_idx" ON "Product" ("updatedAt", id) WHERE ("parentId" IS NULL);
CREATE INDEX "Product_termIds_idx" ON "Product" USING gin ("termIds");

CREATE TABLE "ProductAttribute" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    "attributeId" integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "isVisible" boolean DEFAULT true NOT NULL,
    "isVariation" boolean DEFAULT false NOT NULL,
    "isGlobal" boolean DEFAULT true NOT NULL,
    number double precision,
    "boolean" boolean,
    CONSTRAINT "ProductAttribute_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ProductAttribute_attributeId_idx" ON "ProductAttribute" ("attributeId");
CREATE UNIQUE INDEX "ProductAttribute_productId_attributeId_key" ON "ProductAttribute" ("productId", "attributeId");

CREATE TABLE "ProductAttributeTerm" (
    "productAttributeId" integer NOT NULL,
    "termId" integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "isDefault" boolean DEFAULT false NOT NULL,
    CONSTRAINT "ProductAttributeTerm_pkey" PRIMARY KEY ("productAttributeId", "termId")
);
CREATE INDEX "ProductAttributeTerm_termId_idx" ON "ProductAttributeTerm" ("termId");

CREATE TABLE "ProductCategory" (
    "productId" integer NOT NULL,
    "categoryId" integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "ProductCategory_pkey" PRIMARY KEY ("productId", "categoryId")
);
CREATE INDEX "ProductCategory_categoryId_idx" ON "ProductCategory" ("categoryId");

CREATE TABLE "ProductImage" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    "mediaId" integer NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    alt text DEFAULT ''::text NOT NULL,
    CONSTRAINT "ProductImage_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ProductImage_mediaId_idx" ON "ProductImage" ("mediaId");
CREATE UNIQUE INDEX "ProductImage_productId_mediaId_key" ON "ProductImage" ("productId", "mediaId");

CREATE TABLE "ProductLink" (
    "productId" integer NOT NULL,
    "targetId" integer NOT NULL,
    kind "ProductLinkKind" NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "ProductLink_pkey" PRIMARY KEY ("productId", kind, "targetId")
);
CREATE INDEX "ProductLink_targetId_idx" ON "ProductLink" ("targetId");

CREATE TABLE "VariationOption" (
    "variationId" integer NOT NULL,
    "attributeId" integer NOT NULL,
    "termId" integer,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "VariationOption_pkey" PRIMARY KEY ("variationId", "attributeId")
);
CREATE INDEX "VariationOption_attributeId_idx" ON "VariationOption" ("attributeId");
CREATE INDEX "VariationOption_termId_idx" ON "VariationOption" ("termId");

CREATE TABLE "WaitingProduct" (
    id bigserial NOT NULL,
    "productId" integer NOT NULL,
    CONSTRAINT "WaitingProduct_pkey" PRIMARY KEY (id)
);
CREATE INDEX "WaitingProduct_productId_idx" ON "WaitingProduct" ("productId");

-- reports

CREATE TABLE "LegacyCallDay" (
    route text NOT NULL,
    day date NOT NULL,
    twin text NOT NULL,
    calls integer DEFAULT 0 NOT NULL,
    "lastSeenAt" timestamp(3) with time zone NOT NULL,
    CONSTRAINT "LegacyCallDay_pkey" PRIMARY KEY (route, day)
);

CREATE TABLE "ReportChange" (
    id bigserial NOT NULL,
    kind "ReportChangeKind" NOT NULL,
    day date NOT NULL,
    CONSTRAINT "ReportChange_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ReportChange_kind_day_idx" ON "ReportChange" (kind, day);

CREATE TABLE "ReportDay" (
    day date NOT NULL,
    dimension "ReportDimension" NOT NULL,
    touch "ReportTouch" NOT NULL,
    kind "ReportValueKind" NOT NULL,
    value text NOT NULL,
    orders integer NOT NULL,
    units integer NOT NULL,
    "revenueMinor" bigint NOT NULL,
    "refundedMinor" bigint NOT NULL,
    "awaitingOrders" integer NOT NULL,
    "awaitingMinor" bigint NOT NULL,
    CONSTRAINT "ReportDay_pkey" PRIMARY KEY (dimension, touch, day, kind, value)
);
CREATE INDEX "ReportDay_day_idx" ON "ReportDay" (day);

CREATE TABLE "ReportMonth" (
    month date NOT NULL,
    dimension "ReportDimension" NOT NULL,
    touch "ReportTouch" NOT NULL,
    kind "ReportValueKind" NOT NULL,
    value text NOT NULL,
    orders integer NOT NULL,
    units integer NOT NULL,
    "revenueMinor" bigint NOT NULL,
    "refundedMinor" bigint NOT NULL,
    "awaitingOrders" integer NOT NULL,
    "awaitingMinor" bigint NOT NULL,
    visits integer NOT NULL,
    CONSTRAINT "ReportMonth_pkey" PRIMARY KEY (dimension, touch, month, kind, value)
);
CREATE INDEX "ReportMonth_month_idx" ON "ReportMonth" (month);

CREATE TABLE "ReportMonthMade" (
    month date NOT NULL,
    CONSTRAINT "ReportMonthMade_pkey" PRIMARY KEY (month)
);

CREATE TABLE "ReportSubscriberDay" (
    day date NOT NULL,
    joined integer NOT NULL,
    "left" integer NOT NULL,
    CONSTRAINT "ReportSubscriberDay_pkey" PRIMARY KEY (day)
);

CREATE TABLE "ReportVisitDay" (
    day date NOT NULL,
    dimension "ReportDimension" NOT NULL,
    touch "ReportTouch" NOT NULL,
    kind "ReportValueKind" NOT NULL,
    value text NOT NULL,
    visits integer NOT NULL,
    CONSTRAINT "ReportVisitDay_pkey" PRIMARY KEY (dimension, touch, day, kind, value)
);
CREATE INDEX "ReportVisitDay_day_idx" ON "ReportVisitDay" (day);

-- reviews

CREATE TABLE "HelpfulVote" (
    id serial NOT NULL,
    "reviewId" integer NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    "isHelpful" boolean NOT NULL,
    "networkHash" text DEFAULT ''::text NOT NULL,
    at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT "HelpfulVote_pkey" PRIMARY KEY (id)
);
CREATE INDEX "HelpfulVote_accountId_idx" ON "HelpfulVote" ("accountId");
CREATE UNIQUE INDEX "HelpfulVote_reviewId_accountId_key" ON "HelpfulVote" ("reviewId", "accountId");
CREATE UNIQUE INDEX "HelpfulVote_reviewId_visitorId_key" ON "HelpfulVote" ("reviewId", "visitorId");
CREATE INDEX "HelpfulVote_visitorId_idx" ON "HelpfulVote" ("visitorId");

CREATE TABLE "Review" (
    id serial NOT NULL,
    "productId" integer NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    "authorName" text NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    body text NOT NULL,
    status "ReviewStatus" DEFAULT 'PENDING'::"ReviewStatus" NOT NULL,
    "isVerifiedBuyer" boolean DEFAULT false NOT NULL,
    average integer NOT NULL,
    "helpfulCount" integer DEFAULT 0 NOT NULL,
    "unhelpfulCount" integer DEFAULT 0 NOT NULL,
    "createdAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "decidedAt" timestamp(3) with time zone,
    CONSTRAINT "Review_counts_check" CHECK ((((average >= 100) AND (average <= 1000)) AND ("helpfulCount" >= 0) AND ("unhelpfulCount" >= 0))),
    CONSTRAINT "Review_texts_check" CHECK ((((char_length("authorName") >= 1) AND (char_length("authorName") <= 60)) AND (char_length(title) <= 120) AND ((char_length(body) >= 1) AND (char_length(body) <= 5000)))),
    CONSTRAINT "Review_pkey" PRIMARY KEY (id)
);
CREATE INDEX "Review_accountId_idx" ON "Review" ("accountId");
CREATE INDEX "Review_author_beginning_idx" ON "Review" (lower(f_unaccent("authorName")) text_pattern_ops);
CREATE INDEX "Review_createdAt_id_idx" ON "Review" ("createdAt", id);
CREATE UNIQUE INDEX "Review_productId_accountId_key" ON "Review" ("productId", "accountId");
CREATE INDEX "Review_productId_status_createdAt_id_idx" ON "Review" ("productId", status, "createdAt", id);
CREATE INDEX "Review_productId_status_helpfulCount_id_idx" ON "Review" ("productId", status, "helpfulCount", id);
CREATE UNIQUE INDEX "Review_productId_visitorId_key" ON "Review" ("productId", "visitorId");
CREATE INDEX "Review_search_idx" ON "Review" USING gin (lower(f_unaccent(((((title || ' '::text) || body) || ' '::text) || "authorName"))) gin_trgm_ops);
CREATE INDEX "Review_status_createdAt_id_idx" ON "Review" (status, "createdAt", id);
CREATE INDEX "Review_visitorId_idx" ON "Review" ("visitorId");

CREATE TABLE "ReviewCriterion" (
    id serial NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    "position" integer DEFAULT 0 NOT NULL,
    "categoryId" integer,
    "isActive" boolean DEFAULT true NOT NULL,
    CONSTRAINT "ReviewCriterion_pkey" PRIMARY KEY (id)
);
CREATE INDEX "ReviewCriterion_categoryId_idx" ON "ReviewCriterion" ("categoryId");
CREATE UNIQUE INDEX "ReviewCriterion_slug_key" ON "ReviewCriterion" (slug);

CREATE TABLE "ReviewScore" (
    "reviewId" integer NOT NULL,
    "criterionId" integer NOT NULL,
    points integer NOT NULL,
    CONSTRAINT "ReviewScore_points_check" CHECK (((points >= 1) AND (points <= 10))),
    CONSTRAINT "ReviewScore_pkey" PRIMARY KEY ("reviewId", "criterionId")
);
CREATE INDEX "ReviewScore_criterionId_idx" ON "ReviewScore" ("criterionId");

-- settings

CREATE TABLE "MenuItem" (
    id serial NOT NULL,
    place "MenuPlace" NOT NULL,
    "parentId" integer,
    "position" integer DEFAULT 0 NOT NULL,
    label text NOT NULL,
    url text NOT NULL,
    icon text,
    "isInMobileToolbar" boolean DEFAULT false NOT NULL,
    CONSTRAINT "MenuItem_label_check" CHECK ((btrim(label) <> ''::text)),
    CONSTRAINT "MenuItem_parent_check" CHECK (("parentId" <> id)),
    CONSTRAINT "MenuItem_url_check" CHECK (((url ~ '^(/([^/\\].*)?|https://[^\s/].*)$'::text) AND (url !~ '[[:cntrl:]\s]'::text))),
    CONSTRAINT "MenuItem_pkey" PRIMARY KEY (id)
);
CREATE INDEX "MenuItem_parentId_idx" ON "MenuItem" ("parentId");

CREATE TABLE "SettingsEdit" (
    area "SettingsArea" NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    "editedById" integer,
    "editedAt" timestamp(3) with time zone,
    CONSTRAINT "SettingsEdit_pkey" PRIMARY KEY (area)
);

CREATE TABLE "ShopIdentity" (
    id integer DEFAULT 1 NOT NULL,
    name text DEFAULT 'Souk'::text NOT NULL,
    tagline text DEFAULT 'Good things at honest prices'::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "logoPath" text DEFAULT ''::text NOT NULL,
    "accentColour" text DEFAULT '#0f5c4d'::text NOT NULL,
    "saleColour" text DEFAULT '#b42318'::text NOT NULL,
    "legalName" text DEFAULT ''::text NOT NULL,
    street text DEFAULT ''::text NOT NULL,
    postcode text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    country text DEFAULT 'DE'::text NOT NULL,
    representative text DEFAULT ''::text NOT NULL,
    "registerEntry" text DEFAULT ''::text NOT NULL,
    "vatId" text DEFAULT ''::text NOT NULL,
    email text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    "defaultCountry" text DEFAULT 'DE'::text NOT NULL,
    terms text DEFAULT ''::text NOT NULL,
    "termsVersion" text DEFAULT '2026-11'::text NOT NULL,
    privacy text DEFAULT ''::text NOT NULL,
    imprint text DEFAULT ''::text NOT NULL,
    delivery text DEFAULT ''::text NOT NULL,
    withdrawal text DEFAULT ''::text NOT NULL,
    CONSTRAINT "ShopIdentity_pkey" PRIMARY KEY (id)
);

CREATE TABLE "ShopSettings" (
    id integer DEFAULT 1 NOT NULL,
    "cartRedirectAfterAdd" boolean DEFAULT false NOT NULL,
    "slidingCart" boolean DEFAULT true NOT NULL,
    "isComingSoon" boolean DEFAULT false NOT NULL,
    "storeNotice" text DEFAULT ''::text NOT NULL,
    "topContent" text DEFAULT ''::text NOT NULL,
    "guestsMayWish" boolean DEFAULT true NOT NULL,
    "wishedHeartsLink" boolean DEFAULT true NOT NULL,
    "guestsMayReview" boolean DEFAULT true NOT NULL,
    "guestsMayVote" boolean DEFAULT true NOT NULL,
    "reviewsNeedApproval" boolean DEFAULT true NOT NULL,
    "allowTracking" boolean DEFAULT true NOT NULL,
    "givesPromoCode" boolean DEFAULT false NOT NULL,
    "sessionMinutes" double precision DEFAULT 30 NOT NULL,
    "trackingMonths" double precision DEFAULT 0.00001 NOT NULL,
    "trafficSources" jsonb DEFAULT '[]'::jsonb NOT NULL,
    "attributionKeepDays" integer DEFAULT 396 NOT NULL,
    "timeZone" text DEFAULT 'UTC'::text NOT NULL,
    "taxesDeliveryByMainGoods" boolean DEFAULT false NOT NULL,
    CONSTRAINT "ShopSettings_single_check" CHECK ((id = 1)),
    CONSTRAINT "ShopSettings_pkey" PRIMARY KEY (id)
);

-- shipping

CREATE TABLE "ShippingRate" (
    id serial NOT NULL,
    "zoneId" integer NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    "priceMinor" integer NOT NULL,
    "freeFromMinor" integer,
    "minWeightGrams" integer DEFAULT 0 NOT NULL,
    "maxWeightGrams" integer,
    "position" integer DEFAULT 0 NOT NULL,
    CONSTRAINT "ShippingRate_check" CHECK ((("priceMinor" >= 0) AND ("minWeightGrams" >= 0) AND (("maxWeightGrams" IS NULL) OR ("maxWeightGrams" > "minWeightGrams")))),
    CONSTRAINT "ShippingRate_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "ShippingRate_zoneId_code_minWeightGrams_key" ON "ShippingRate" ("zoneId", code, "minWeightGrams");

CREATE TABLE "ShippingZone" (
    id serial NOT NULL,
    name text NOT NULL,
    countries text[],
    "position" integer DEFAULT 0 NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "ShippingZone_pkey" PRIMARY KEY (id)
);

-- taxes

CREATE TABLE "TaxRate" (
    country text NOT NULL,
    "taxClass" "TaxClass" NOT NULL,
    "basisPoints" integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    CONSTRAINT "TaxRate_check" CHECK ((("basisPoints" >= 0) AND ("basisPoints" <= 10000))),
    CONSTRAINT "TaxRate_pkey" PRIMARY KEY (country, "taxClass")
);

-- transfer

CREATE TABLE "CatalogueImport" (
    id serial NOT NULL,
    status "CatalogueImportStatus" DEFAULT 'RECEIVED'::"CatalogueImportStatus" NOT NULL,
    "fileName" text NOT NULL,
    "storedName" text NOT NULL,
    size integer NOT NULL,
    headings text[],
    sample jsonb NOT NULL,
    mapping text[],
    "isDryRun" boolean DEFAULT true NOT NULL,
    "requestedAt" timestamp(3) with time zone NOT NULL,
    "startedAt" timestamp(3) with time zone,
    "finishedAt" timestamp(3) with time zone,
    "accountId" integer,
    "requestId" text NOT NULL,
    progress integer DEFAULT 0 NOT NULL,
    rows integer DEFAULT 0 NOT NULL,
    created integer DEFAULT 0 NOT NULL,
    updated integer DEFAULT 0 NOT NULL,
    unchanged integer DEFAULT 0 NOT NULL,
    "rejectedCount" integer DEFAULT 0 NOT NULL,
    "warningCount" integer DEFAULT 0 NOT NULL,
    problems jsonb DEFAULT '[]'::jsonb NOT NULL,
    failure text DEFAULT ''::text NOT NULL,
    "isStopped" boolean DEFAULT false NOT NULL,
    "leaseToken" text,
    "leaseUntil" timestamp(3) with time zone,
    "throughLine" integer DEFAULT 0 NOT NULL,
    mode "CatalogueImportMode" DEFAULT 'CREATE_AND_UPDATE'::"CatalogueImportMode" NOT NULL,
    skipped integer DEFAULT 0 NOT NULL,
    CONSTRAINT "CatalogueImport_pkey" PRIMARY KEY (id)
);
CREATE INDEX "CatalogueImport_status_requestedAt_idx" ON "CatalogueImport" (status, "requestedAt");
CREATE UNIQUE INDEX "CatalogueImport_storedName_key" ON "CatalogueImport" ("storedName");

-- wishlist

CREATE TABLE "Wishlist" (
    id serial NOT NULL,
    "visitorId" integer,
    "accountId" integer,
    "shareKey" text,
    "mailsChanges" boolean DEFAULT false NOT NULL,
    "mailedAt" timestamp(3) with time zone,
    "updatedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "mailKey" text,
    CONSTRAINT "Wishlist_owner_check" CHECK ((num_nonnulls("visitorId", "accountId") = 1)),
    CONSTRAINT "Wishlist_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "Wishlist_accountId_key" ON "Wishlist" ("accountId");
CREATE UNIQUE INDEX "Wishlist_mailKey_key" ON "Wishlist" ("mailKey");
CREATE UNIQUE INDEX "Wishlist_shareKey_key" ON "Wishlist" ("shareKey");
CREATE INDEX "Wishlist_updatedAt_idx" ON "Wishlist" ("updatedAt");
CREATE UNIQUE INDEX "Wishlist_visitorId_key" ON "Wishlist" ("visitorId");

CREATE TABLE "WishlistItem" (
    id serial NOT NULL,
    "listId" integer NOT NULL,
    "productId" integer NOT NULL,
    "addedAt" timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    "removedAt" timestamp(3) with time zone,
    "priceMinor" integer NOT NULL,
    "isAvailable" boolean NOT NULL,
    "toldPriceMinor" integer NOT NULL,
    "toldAvailable" boolean NOT NULL,
    CONSTRAINT "WishlistItem_pkey" PRIMARY KEY (id)
);
CREATE UNIQUE INDEX "WishlistItem_listId_productId_key" ON "WishlistItem" ("listId", "productId");
CREATE INDEX "WishlistItem_productId_idx" ON "WishlistItem" ("productId");

ALTER SEQUENCE "Order_position_seq" OWNED BY "Order"."position";
-- References between tables

ALTER TABLE "AccountRequest" ADD CONSTRAINT "AccountRequest_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Address" ADD CONSTRAINT "Address_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AdminSession" ADD CONSTRAINT "AdminSession_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AttributeTerm" ADD CONSTRAINT "AttributeTerm_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "AvailabilityRun" ADD CONSTRAINT "AvailabilityRun_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoughtTogether" ADD CONSTRAINT "BoughtTogether_otherId_fkey" FOREIGN KEY ("otherId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BoughtTogether" ADD CONSTRAINT "BoughtTogether_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BulkActionItem" ADD CONSTRAINT "BulkActionItem_bulkActionId_fkey" FOREIGN KEY ("bulkActionId") REFERENCES "BulkAction"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "BulkEditItem" ADD CONSTRAINT "BulkEditItem_bulkEditId_fkey" FOREIGN KEY ("bulkEditId") REFERENCES "BulkEdit"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CartCoupon" ADD CONSTRAINT "CartCoupon_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CartCoupon" ADD CONSTRAINT "CartCoupon_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CartLine" ADD CONSTRAINT "CartLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Cart" ADD CONSTRAINT "Cart_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Category" ADD CONSTRAINT "Category_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Category" ADD CONSTRAINT "Category_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Category"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CompareGroupCategory" ADD CONSTRAINT "CompareGroupCategory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CompareGroupCategory" ADD CONSTRAINT "CompareGroupCategory_groupId_fkey" FOREIGN KEY ("groupId") REFERENCES "CompareGroup"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CompareGroup" ADD CONSTRAINT "CompareGroup_unitPriceAttributeId_fkey" FOREIGN KEY ("unitPriceAttributeId") REFERENCES "Attribute"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CompareItem" ADD CONSTRAINT "CompareItem_listId_fkey" FOREIGN KEY ("listId") REFERENCES "CompareList"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CompareItem" ADD CONSTRAINT "CompareItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CompareList" ADD CONSTRAINT "CompareList_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CompareList" ADD CONSTRAINT "CompareList_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "CouponVote" ADD CONSTRAINT "CouponVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "DeletedSubscriber" ADD CONSTRAINT "DeletedSubscriber_deletionId_fkey" FOREIGN KEY ("deletionId") REFERENCES "SubscriberDeletion"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ExternalShopDay" ADD CONSTRAINT "ExternalShopDay_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ExternalShop" ADD CONSTRAINT "ExternalShop_marketplaceId_fkey" FOREIGN KEY ("marketplaceId") REFERENCES "Marketplace"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "HelpfulVote" ADD CONSTRAINT "HelpfulVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_discardId_fkey" FOREIGN KEY ("discardId") REFERENCES "VoteDiscard"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "HotVote" ADD CONSTRAINT "HotVote_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "IntegrationDelivery" ADD CONSTRAINT "IntegrationDelivery_integrationId_fkey" FOREIGN KEY ("integrationId") REFERENCES "Integration"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ListView" ADD CONSTRAINT "ListView_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "MenuItem" ADD CONSTRAINT "MenuItem_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "MenuItem"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OfferDay" ADD CONSTRAINT "OfferDay_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OfferPriceChange" ADD CONSTRAINT "OfferPriceChange_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_merchantId_fkey" FOREIGN KEY ("merchantId") REFERENCES "Merchant"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Offer" ADD CONSTRAINT "Offer_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderAttribution" ADD CONSTRAINT "OrderAttribution_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderCoupon" ADD CONSTRAINT "OrderCoupon_couponId_fkey" FOREIGN KEY ("couponId") REFERENCES "Coupon"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OrderCoupon" ADD CONSTRAINT "OrderCoupon_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OrderEvent" ADD CONSTRAINT "OrderEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "OrderNote" ADD CONSTRAINT "OrderNote_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Order" ADD CONSTRAINT "Order_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Order" ADD CONSTRAINT "Order_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Order" ADD CONSTRAINT "Order_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PictureUpload" ADD CONSTRAINT "PictureUpload_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "PriceChange" ADD CONSTRAINT "PriceChange_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductAttributeTerm" ADD CONSTRAINT "ProductAttributeTerm_productAttributeId_fkey" FOREIGN KEY ("productAttributeId") REFERENCES "ProductAttribute"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductAttributeTerm" ADD CONSTRAINT "ProductAttributeTerm_termId_fkey" FOREIGN KEY ("termId") REFERENCES "AttributeTerm"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductAttribute" ADD CONSTRAINT "ProductAttribute_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductAttribute" ADD CONSTRAINT "ProductAttribute_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductCategory" ADD CONSTRAINT "ProductCategory_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "ProductImage" ADD CONSTRAINT "ProductImage_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductLink" ADD CONSTRAINT "ProductLink_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ProductLink" ADD CONSTRAINT "ProductLink_targetId_fkey" FOREIGN KEY ("targetId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Product" ADD CONSTRAINT "Product_brandId_fkey" FOREIGN KEY ("brandId") REFERENCES "Brand"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Product" ADD CONSTRAINT "Product_externalShopId_fkey" FOREIGN KEY ("externalShopId") REFERENCES "ExternalShop"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "Product" ADD CONSTRAINT "Product_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RecoveryCode" ADD CONSTRAINT "RecoveryCode_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RefundLine" ADD CONSTRAINT "RefundLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "RefundLine" ADD CONSTRAINT "RefundLine_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Refund"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Refund" ADD CONSTRAINT "Refund_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ReviewCriterion" ADD CONSTRAINT "ReviewCriterion_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ReviewScore" ADD CONSTRAINT "ReviewScore_criterionId_fkey" FOREIGN KEY ("criterionId") REFERENCES "ReviewCriterion"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ReviewScore" ADD CONSTRAINT "ReviewScore_reviewId_fkey" FOREIGN KEY ("reviewId") REFERENCES "Review"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Review" ADD CONSTRAINT "Review_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Review" ADD CONSTRAINT "Review_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "ShippingRate" ADD CONSTRAINT "ShippingRate_zoneId_fkey" FOREIGN KEY ("zoneId") REFERENCES "ShippingZone"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopChoice" ADD CONSTRAINT "ShopChoice_cartId_fkey" FOREIGN KEY ("cartId") REFERENCES "Cart"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopChoice" ADD CONSTRAINT "ShopChoice_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopListing" ADD CONSTRAINT "ShopListing_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "ShopListing" ADD CONSTRAINT "ShopListing_shopId_fkey" FOREIGN KEY ("shopId") REFERENCES "ExternalShop"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SpentLink" ADD CONSTRAINT "SpentLink_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "SubscriberImportRow" ADD CONSTRAINT "SubscriberImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "SubscriberImport"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_attributeId_fkey" FOREIGN KEY ("attributeId") REFERENCES "Attribute"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_termId_fkey" FOREIGN KEY ("termId") REFERENCES "AttributeTerm"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "VariationOption" ADD CONSTRAINT "VariationOption_variationId_fkey" FOREIGN KEY ("variationId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "VisitorArrival" ADD CONSTRAINT "VisitorArrival_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_homeId_fkey" FOREIGN KEY ("homeId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Visitor" ADD CONSTRAINT "Visitor_homeOfAccountId_fkey" FOREIGN KEY ("homeOfAccountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE "VoteDiscard" ADD CONSTRAINT "VoteDiscard_offerId_fkey" FOREIGN KEY ("offerId") REFERENCES "Offer"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_listId_fkey" FOREIGN KEY ("listId") REFERENCES "Wishlist"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Wishlist" ADD CONSTRAINT "Wishlist_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "Account"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "Wishlist" ADD CONSTRAINT "Wishlist_visitorId_fkey" FOREIGN KEY ("visitorId") REFERENCES "Visitor"(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Triggers

CREATE TRIGGER "AnalyticsVisit_report_added" AFTER INSERT ON "AnalyticsVisit" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_visits_changed();
CREATE TRIGGER "AuditEntry_append_only" BEFORE DELETE OR UPDATE OR TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION audit_is_append_only();
CREATE TRIGGER "Category_slug_changed" AFTER UPDATE OF slug ON "Category" FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Category_slug_gone" AFTER DELETE ON "Category" FOR EACH ROW EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Category_slug_taken" AFTER INSERT ON "Category" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "ConsentEntry_append_only" BEFORE DELETE OR UPDATE OR TRUNCATE ON "ConsentEntry" FOR EACH STATEMENT EXECUTE FUNCTION consent_is_append_only();
CREATE TRIGGER "Merchant_slug_changed" AFTER UPDATE OF slug ON "Merchant" FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Merchant_slug_gone" AFTER DELETE ON "Merchant" FOR EACH ROW EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Merchant_slug_taken" AFTER INSERT ON "Merchant" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "OfferPriceChange_no_delete" BEFORE DELETE ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete('Offer', 'offerId');
CREATE TRIGGER "OfferPriceChange_no_past" BEFORE INSERT ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_past('offerId', 'souk.offerPrices', 'offer');
CREATE TRIGGER "OfferPriceChange_no_truncate" BEFORE TRUNCATE ON "OfferPriceChange" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "OfferPriceChange_no_update" BEFORE UPDATE ON "OfferPriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "Offer_slug_changed" AFTER UPDATE OF slug ON "Offer" FOR EACH ROW WHEN ((old.slug <> new.slug)) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Offer_slug_gone" AFTER DELETE ON "Offer" FOR EACH ROW EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Offer_slug_taken" AFTER INSERT ON "Offer" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "OrderAttribution_report_added" AFTER INSERT ON "OrderAttribution" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();
CREATE TRIGGER "OrderAttribution_report_changed" AFTER UPDATE ON "OrderAttribution" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();
CREATE TRIGGER "OrderAttribution_report_removed" AFTER DELETE ON "OrderAttribution" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION report_attribution_changed();
CREATE CONSTRAINT TRIGGER "Order_changed" AFTER UPDATE ON "Order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((NOT (old."changePosition" IS DISTINCT FROM new."changePosition")) AND (old.* IS DISTINCT FROM new.*))) EXECUTE FUNCTION order_committed();
CREATE CONSTRAINT TRIGGER "Order_placed" AFTER INSERT ON "Order" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new."position" IS NULL)) EXECUTE FUNCTION order_committed();
CREATE TRIGGER "Order_report_added" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();
CREATE TRIGGER "Order_report_changed" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();
CREATE TRIGGER "Order_report_removed" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_orders_changed();
CREATE TRIGGER "PriceChange_no_delete" BEFORE DELETE ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_delete('Product', 'productId');
CREATE TRIGGER "PriceChange_no_past" BEFORE INSERT ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_past('productId', 'souk.prices', 'product');
CREATE TRIGGER "PriceChange_no_truncate" BEFORE TRUNCATE ON "PriceChange" FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "PriceChange_no_update" BEFORE UPDATE ON "PriceChange" FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER "Product_slug_changed" AFTER UPDATE OF slug ON "Product" FOR EACH ROW WHEN (((old.slug <> new.slug) AND (old."parentId" IS NULL))) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Product_slug_gone" AFTER DELETE ON "Product" FOR EACH ROW WHEN ((old."parentId" IS NULL)) EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "Product_slug_taken" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION slug_changed();
CREATE TRIGGER "ShopSettings_report_zone" AFTER UPDATE OF "timeZone" ON "ShopSettings" FOR EACH ROW WHEN ((old."timeZone" IS DISTINCT FROM new."timeZone")) EXECUTE FUNCTION report_zone_changed();
CREATE TRIGGER "StockMovement_no_change" BEFORE DELETE OR UPDATE ON "StockMovement" FOR EACH ROW EXECUTE FUNCTION stock_movement_refuse_change();
CREATE TRIGGER "Subscriber_count_added" AFTER INSERT ON "Subscriber" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_changed" AFTER UPDATE ON "Subscriber" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_emptied" AFTER TRUNCATE ON "Subscriber" FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_count_removed" AFTER DELETE ON "Subscriber" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_subscribers();
CREATE TRIGGER "Subscriber_report_added" AFTER INSERT ON "Subscriber" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();
CREATE TRIGGER "Subscriber_report_changed" AFTER UPDATE ON "Subscriber" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();
CREATE TRIGGER "Subscriber_report_removed" AFTER DELETE ON "Subscriber" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION report_subscribers_changed();

ALTER INDEX "Subscriber_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
-- Rows that every shop begins with

INSERT INTO "AnalyticsSettings" (id, "blogId", "storeId", "isEnabled", "keepDays", "webhookUrl", "webhookSecret", "webhookSentId", "webhookFailures", "webhookNextAt", "webhookFailure") VALUES
  (1, 1, gen_random_uuid(), true, 90, '', '', 0, 0, NULL, '');
INSERT INTO "CatalogState" (id, revision) VALUES
  (1, 1);
INSERT INTO "MenuItem" (id, place, "parentId", "position", label, url, icon, "isInMobileToolbar") VALUES
  (1, 'TOP', NULL, 0, 'Delivery & returns', '/delivery/', 'truck', false),
  (2, 'TOP', NULL, 1, 'Find an order', '/find-order/', 'receipt', true),
  (3, 'LOGO', NULL, 0, 'Sale', '/shop/?on_sale=1', 'tag', true),
  (4, 'LOGO', NULL, 1, 'New in', '/shop/?orderby=date', NULL, false),
  (5, 'LOGO', NULL, 2, 'Deals', '/deals/', NULL, false);
INSERT INTO "NewsletterPlacement" (place, "isOn", variant, "asksName") VALUES
  ('FOOTER', true, 'A', true),
  ('HOME', true, 'B', true),
  ('DEALS', true, 'B', false),
  ('PRODUCT', false, 'B', false);
INSERT INTO "ReviewCriterion" (id, slug, name, "position", "categoryId", "isActive") VALUES
  (1, 'quality', 'Quality', 0, NULL, true),
  (2, 'value', 'Value for money', 1, NULL, true),
  (3, 'as-described', 'As described', 2, NULL, true);
INSERT INTO "ShippingZone" (id, name, countries, "position", version) VALUES
  (1, 'Germany', '{DE}', 0, 1),
  (2, 'Neighbouring countries', '{AT,BE,CZ,DK,FR,LU,NL,PL}', 1, 1),
  (3, 'European Union', '{BG,CY,EE,ES,FI,GR,HR,HU,IE,IT,LT,LV,MT,PT,RO,SE,SI,SK}', 2, 1);
INSERT INTO "ShippingRate" (id, "zoneId", code, name, description, "priceMinor", "freeFromMinor", "minWeightGrams", "maxWeightGrams", "position") VALUES
  (1, 1, 'express', 'Express delivery', 'To your door on the next working day.', 1290, NULL, 0, 31500, 1),
  (2, 1, 'standard', 'Freight', 'By carrier, to the kerb, in 5 to 8 working days.', 3900, NULL, 31500, NULL, 0),
  (3, 1, 'standard', 'Standard delivery', 'To your door in 2 to 4 working days.', 990, 5000, 10000, 31500, 0),
  (4, 1, 'standard', 'Standard delivery', 'To your door in 2 to 4 working days.', 490, 5000, 0, 10000, 0),
  (5, 2, 'express', 'Express delivery', 'To your door in 1 to 2 working days.', 2490, NULL, 0, 31500, 1),
  (6, 2, 'standard', 'Freight', 'By carrier, to the kerb, in 6 to 10 working days.', 6900, NULL, 31500, NULL, 0),
  (7, 2, 'standard', 'Standard delivery', 'To your door in 3 to 5 working days.', 1490, 10000, 10000, 31500, 0),
  (8, 2, 'standard', 'Standard delivery', 'To your door in 3 to 5 working days.', 790, 10000, 0, 10000, 0),
  (9, 3, 'standard', 'Freight', 'By carrier, to the kerb, in 8 to 14 working days.', 9900, NULL, 31500, NULL, 0),
  (10, 3, 'standard', 'Standard delivery', 'To your door in 4 to 8 working days.', 2490, 15000, 10000, 31500, 0),
  (11, 3, 'standard', 'Standard delivery', 'To your door in 4 to 8 working days.', 1190, 15000, 0, 10000, 0);
INSERT INTO "ShopIdentity" (id, name, tagline, description, "logoPath", "accentColour", "saleColour", "legalName", street, postcode, city, country, representative, "registerEntry", "vatId", email, phone, "defaultCountry", terms, "termsVersion", privacy, imprint, delivery, withdrawal) VALUES
  (1, 'Souk', 'Good things at honest prices', '', '', '#0f5c4d', '#b42318', '', '', '', '', 'DE', '', '', '', '', '', 'DE', '', '2026-11', '', '', '', '');
INSERT INTO "ShopSettings" (id, "cartRedirectAfterAdd", "slidingCart", "isComingSoon", "storeNotice", "topContent", "guestsMayWish", "wishedHeartsLink", "guestsMayReview", "guestsMayVote", "reviewsNeedApproval", "allowTracking", "givesPromoCode", "sessionMinutes", "trackingMonths", "trafficSources", "attributionKeepDays", "timeZone", "taxesDeliveryByMainGoods") VALUES
  (1, false, true, false, '', '', true, true, true, true, true, true, false, 30, 1e-05, '[]', 396, 'UTC', false);
INSERT INTO "TaxRate" (country, "taxClass", "basisPoints", version) VALUES
  ('AT', 'STANDARD', 2000, 1),
  ('AT', 'REDUCED', 1000, 1),
  ('AT', 'ZERO', 0, 1),
  ('BE', 'STANDARD', 2100, 1),
  ('BE', 'REDUCED', 600, 1),
  ('BE', 'ZERO', 0, 1),
  ('BG', 'STANDARD', 2000, 1),
  ('BG', 'REDUCED', 900, 1),
  ('BG', 'ZERO', 0, 1),
  ('CY', 'STANDARD', 1900, 1),
  ('CY', 'REDUCED', 900, 1),
  ('CY', 'ZERO', 0, 1),
  ('CZ', 'STANDARD', 2100, 1),
  ('CZ', 'REDUCED', 1200, 1),
  ('CZ', 'ZERO', 0, 1),
  ('DE', 'STANDARD', 1900, 1),
  ('DE', 'REDUCED', 700, 1),
  ('DE', 'ZERO', 0, 1),
  ('DK', 'STANDARD', 2500, 1),
  ('DK', 'REDUCED', 2500, 1),
  ('DK', 'ZERO', 0, 1),
  ('EE', 'STANDARD', 2400, 1),
  ('EE', 'REDUCED', 900, 1),
  ('EE', 'ZERO', 0, 1),
  ('ES', 'STANDARD', 2100, 1),
  ('ES', 'REDUCED', 1000, 1),
  ('ES', 'ZERO', 0, 1),
  ('FI', 'STANDARD', 2550, 1),
  ('FI', 'REDUCED', 1350, 1),
  ('FI', 'ZERO', 0, 1),
  ('FR', 'STANDARD', 2000, 1),
  ('FR', 'REDUCED', 550, 1),
  ('FR', 'ZERO', 0, 1),
  ('GR', 'STANDARD', 2400, 1),
  ('GR', 'REDUCED', 1300, 1),
  ('GR', 'ZERO', 0, 1),
  ('HR', 'STANDARD', 2500, 1),
  ('HR', 'REDUCED', 1300, 1),
  ('HR', 'ZERO', 0, 1),
  ('HU', 'STANDARD', 2700, 1),
  ('HU', 'REDUCED', 1800, 1),
  ('HU', 'ZERO', 0, 1),
  ('IE', 'STANDARD', 2300, 1),
  ('IE', 'REDUCED', 1350, 1),
  ('IE', 'ZERO', 0, 1),
  ('IT', 'STANDARD', 2200, 1),
  ('IT', 'REDUCED', 1000, 1),
  ('IT', 'ZERO', 0, 1),
  ('LT', 'STANDARD', 2100, 1),
  ('LT', 'REDUCED', 1200, 1),
  ('LT', 'ZERO', 0, 1),
  ('LU', 'STANDARD', 1700, 1),
  ('LU', 'REDUCED', 800, 1),
  ('LU', 'ZERO', 0, 1),
  ('LV', 'STANDARD', 2100, 1),
  ('LV', 'REDUCED', 1200, 1),
  ('LV', 'ZERO', 0, 1),
  ('MT', 'STANDARD', 1800, 1),
  ('MT', 'REDUCED', 700, 1),
  ('MT', 'ZERO', 0, 1),
  ('NL', 'STANDARD', 2100, 1),
  ('NL', 'REDUCED', 900, 1),
  ('NL', 'ZERO', 0, 1),
  ('PL', 'STANDARD', 2300, 1),
  ('PL', 'REDUCED', 800, 1),
  ('PL', 'ZERO', 0, 1),
  ('PT', 'STANDARD', 2300, 1),
  ('PT', 'REDUCED', 1300, 1),
  ('PT', 'ZERO', 0, 1),
  ('RO', 'STANDARD', 2100, 1),
  ('RO', 'REDUCED', 1100, 1),
  ('RO', 'ZERO', 0, 1),
  ('SE', 'STANDARD', 2500, 1),
  ('SE', 'REDUCED', 1200, 1),
  ('SE', 'ZERO', 0, 1),
  ('SI', 'STANDARD', 2200, 1),
  ('SI', 'REDUCED', 950, 1),
  ('SI', 'ZERO', 0, 1),
  ('SK', 'STANDARD', 2300, 1),
  ('SK', 'REDUCED', 1900, 1),
  ('SK', 'ZERO', 0, 1);
SELECT pg_catalog.setval('"MenuItem_id_seq"', 5, true);
SELECT pg_catalog.setval('"Order_number_seq"', 100001, false);
SELECT pg_catalog.setval('"ReviewCriterion_id_seq"', 3, true);
SELECT pg_catalog.setval('"ShippingRate_id_seq"', 11, true);
SELECT pg_catalog.setval('"ShippingZone_id_seq"', 3, true);
