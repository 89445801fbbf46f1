import { Prisma } from '../../generated/prisma/client.ts';

// What orders contribute to reports: one row per order and value, by dimension and touch. This file alone defines what counts as what; the
// sums of a day add up these rows (fold.ts), and a test adds the orders up by other means.

const { sql } = Prisma;

/** Orders that count as sold, including cash on delivery and fully refunded orders. */
const soldSql = sql`o."status" IN ('PROCESSING', 'COMPLETED', 'REFUNDED')`;
/** Orders awaiting payment. */
const awaitingSql = sql`o."status" IN ('ON_HOLD', 'PENDING_PAYMENT')`;

/** The recorded source of an order: columns of "OrderAttribution" a, by dimension and touch. */
const touches = sql`(VALUES
  ('SOURCE_TYPE', 'LAST', a."sourceType", a."sourceType"), ('SOURCE', 'LAST', a."utmSource", a."sourceType"),
  ('MEDIUM', 'LAST', a."utmMedium", a."sourceType"), ('CAMPAIGN', 'LAST', a."utmCampaign", a."sourceType"),
  ('SOURCE_TYPE', 'FIRST', a."firstSourceType", a."firstSourceType"), ('SOURCE', 'FIRST', a."firstUtmSource", a."firstSourceType"),
  ('MEDIUM', 'FIRST', a."firstUtmMedium", a."firstSourceType"), ('CAMPAIGN', 'FIRST', a."firstUtmCampaign", a."firstSourceType")
) v("dimension", "touch", "value", "type")`;

/** No attribution is known for this touch. */
const isUnknown = sql`v."type" IS NULL`;

/**
 * Rows of the orders placed from the first instant up to, but excluding, the second: day, dimension, touch, kind, value, orders, units,
 * revenueMinor, refundedMinor, awaitingOrders, awaitingMinor. For deals and products the goods count, at the price paid, without delivery
 * and before refunds; for all other dimensions the whole order counts.
 */
export function orderRowsSql(from: Prisma.Sql, to: Prisma.Sql): Prisma.Sql {
  return sql`
    WITH counted AS MATERIALIZED (
      SELECT o."id", o."placedAt", (o."placedAt" AT TIME ZONE (SELECT shop_zone()))::date AS "day", ${soldSql} AS "isSold",
        o."totalMinor", o."refundedMinor", coalesce(l."units", 0)::int AS "units"
      FROM "Order" o
      LEFT JOIN LATERAL (SELECT sum("quantity") AS "units" FROM "OrderLine" WHERE "orderId" = o."id") l ON true
      WHERE o."placedAt" >= ${from} AND o."placedAt" < ${to} AND (${soldSql} OR ${awaitingSql})
    ), whole AS (
      SELECT o."id" AS "orderId", o."day", o."isSold", o."units", o."totalMinor" AS "amount", o."refundedMinor" AS "refunded",
        d."dimension", d."touch", d."kind", d."value"
      FROM counted o
      LEFT JOIN "OrderAttribution" a ON a."orderId" = o."id"
      CROSS JOIN LATERAL (
        SELECT 'TOTAL' AS "dimension", 'LAST' AS "touch", 'VALUE' AS "kind", '' AS "value"
        UNION ALL
        SELECT v."dimension", v."touch",
          CASE WHEN ${isUnknown} THEN 'UNKNOWN' WHEN coalesce(v."value", '') = '' THEN 'NONE' ELSE 'VALUE' END,
          CASE WHEN ${isUnknown} THEN '' ELSE coalesce(v."value", '') END
        FROM ${touches}
        UNION ALL
        SELECT 'COUPON', 'LAST', 'VALUE', c."code" FROM "OrderCoupon" c WHERE c."orderId" = o."id"
        UNION ALL
        SELECT 'COUPON', 'LAST', 'NONE', '' WHERE NOT EXISTS (SELECT 1 FROM "OrderCoupon" c WHERE c."orderId" = o."id")
      ) d
    ), line AS (
      SELECT o."id" AS "orderId", o."day", o."isSold", l."quantity", l."lineMinor" - l."discountMinor" AS "amount",
        coalesce(p."parentId", p."id") AS "productId", deal."id" AS "offerId"
      FROM counted o
      JOIN "OrderLine" l ON l."orderId" = o."id"
      LEFT JOIN "Product" p ON p."id" = l."productId"
      LEFT JOIN LATERAL (
        SELECT f."id" FROM "Offer" f JOIN "Merchant" m ON m."id" = f."merchantId" AND m."isOwnShop"
        WHERE f."productId" = coalesce(p."parentId", p."id") AND f."status" = 'PUBLISHED'
          AND coalesce(f."startsAt", f."publishedAt") <= o."placedAt" AND (f."endsAt" IS NULL OR f."endsAt" > o."placedAt")
        ORDER BY f."publishedAt" DESC, f."id" DESC LIMIT 1
      ) deal ON true
    ), goods AS (
      SELECT l."orderId", l."day", l."isSold", sum(l."quantity")::int AS "units", sum(l."amount") AS "amount", 0 AS "refunded",
        d."dimension", 'LAST' AS "touch", CASE WHEN d."id" IS NULL THEN 'NONE' ELSE 'VALUE' END AS "kind", coalesce(d."id"::text, '') AS "value"
      FROM line l CROSS JOIN LATERAL (VALUES ('PRODUCT', l."productId"), ('DEAL', l."offerId")) d("dimension", "id")
      GROUP BY l."orderId", l."day", l."isSold", d."dimension", d."id"
    )
    SELECT r."day", r."dimension"::"ReportDimension", r."touch"::"ReportTouch", r."kind"::"ReportValueKind", r."value",
      r."isSold"::int AS "orders", CASE WHEN r."isSold" THEN r."units" ELSE 0 END AS "units",
      CASE WHEN r."isSold" THEN r."amount" ELSE 0 END AS "revenueMinor",
      CASE WHEN r."isSold" THEN r."refunded" ELSE 0 END AS "refundedMinor",
      (NOT r."isSold")::int AS "awaitingOrders", CASE WHEN r."isSold" THEN 0 ELSE r."amount" END AS "awaitingMinor"
    FROM (
      SELECT "day", "dimension", "touch", "kind", "value", "isSold", "units", "amount", "refunded" FROM whole
      UNION ALL
      SELECT "day", "dimension", "touch", "kind", "value", "isSold", "units", "amount", "refunded" FROM goods
    ) r`;
}

/** Rows of the visits in the range: day, dimension, touch, kind, value, visits. */
export function visitRowsSql(from: Prisma.Sql, to: Prisma.Sql): Prisma.Sql {
  return sql`
    SELECT (a."startedAt" AT TIME ZONE (SELECT shop_zone()))::date AS "day", d."dimension"::"ReportDimension", d."touch"::"ReportTouch",
      d."kind"::"ReportValueKind", d."value", 1 AS "visits"
    FROM "AnalyticsVisit" a
    CROSS JOIN LATERAL (
      SELECT 'TOTAL' AS "dimension", 'LAST' AS "touch", 'VALUE' AS "kind", '' AS "value"
      UNION ALL
      SELECT v."dimension", v."touch",
        CASE WHEN v."type" IS NULL THEN 'UNKNOWN' WHEN coalesce(v."value", '') = '' THEN 'NONE' ELSE 'VALUE' END,
        CASE WHEN v."type" IS NULL THEN '' ELSE coalesce(v."value", '') END
      FROM (VALUES
        ('SOURCE_TYPE', 'LAST', a."sourceType", a."sourceType"), ('SOURCE', 'LAST', a."source", a."sourceType"),
        ('MEDIUM', 'LAST', a."medium", a."sourceType"), ('CAMPAIGN', 'LAST', a."campaign", a."sourceType"),
        ('SOURCE_TYPE', 'FIRST', a."firstSourceType", a."firstSourceType"), ('SOURCE', 'FIRST', a."firstSource", a."firstSourceType"),
        ('MEDIUM', 'FIRST', a."firstMedium", a."firstSourceType"), ('CAMPAIGN', 'FIRST', a."firstCampaign", a."firstSourceType")
      ) v("dimension", "touch", "value", "type")
    ) d
    WHERE a."startedAt" >= ${from} AND a."startedAt" < ${to}`;
}
