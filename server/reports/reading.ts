import { readRows, type Db } from '../db.ts';
import { Prisma, type ReportDimension, type ReportTouch, type ReportValueKind } from '../generated/prisma/client.ts';
import { noSums, type Sums } from './figures.ts';
import { monthOf, partsOf, pointsOf, type Day, type Period } from './periodRules.ts';

// Reads the kept sums: whole months where the period has such, and days around them.

const { sql, join } = Prisma;

/** Which lines of the kept sums are read. */
export interface Lines {
  dimension: ReportDimension;
  touch: ReportTouch;
}

/** Rows of day, "ReportMonth"'s columns. */
function rowsSql({ dimension, touch }: Lines, period: Period): Prisma.Sql {
  const lines = sql`"dimension" = ${dimension}::"ReportDimension" AND "touch" = ${touch}::"ReportTouch"`;
  const measures = sql`"kind", "value", "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor"`;
  const { months, days } = partsOf(period);
  const parts = days.flatMap(({ from, to }) => [
    sql`SELECT ${measures}, 0 AS "visits" FROM "ReportDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
    sql`SELECT "kind", "value", 0, 0, 0, 0, 0, 0, "visits" FROM "ReportVisitDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
  ]);
  if (months) {
    parts.push(
      sql`SELECT ${measures}, "visits" FROM "ReportMonth" WHERE ${lines} AND "month" BETWEEN ${months.from}::date AND ${months.to}::date`,
    );
  }
  return join(parts, ' UNION ALL ');
}

// Sums beyond 2^53 minor units do not occur; as text they would have to be read by everybody.
const added = sql`sum("orders")::float8 AS "orders", sum("units")::float8 AS "units", sum("revenueMinor")::float8 AS "revenueMinor",
  sum("refundedMinor")::float8 AS "refundedMinor", sum("awaitingOrders")::float8 AS "awaitingOrders",
  sum("awaitingMinor")::float8 AS "awaitingMinor", sum("visits")::float8 AS "visits"`;

/** One value and what it comes to. */
export interface ValueSums extends Sums {
  kind: ReportValueKind;
  value: string;
}

/** What is added up already, once more. */
const addedAgain = sql`sum("orders") AS "orders", sum("units") AS "units", sum("revenueMinor") AS "revenueMinor",
  sum("refundedMinor") AS "refundedMinor", sum("awaitingOrders") AS "awaitingOrders", sum("awaitingMinor") AS "awaitingMinor", sum("visits") AS "visits"`;

/**
 * What the largest values come to in a period, the largest first; between equals by name. All smaller ones are one line, the last. They are
 * added up by the database: there may be tens of thousands.
 */
export function largestValues(db: Db, lines: Lines, period: Period, first: number): Promise<ValueSums[]> {
  return readRows<ValueSums>(
    db,
    sql`WITH summed AS (
      SELECT "kind"::text AS "kind", "value", ${added} FROM (${rowsSql(lines, period)}) rows GROUP BY 1, 2
    ), ranked AS (
      SELECT *, "kind" = 'OTHER' OR ("kind" = 'VALUE' AND row_number() OVER (
        PARTITION BY "kind" ORDER BY "revenueMinor" + "awaitingMinor" DESC, "orders" DESC, "visits" DESC, "value") > ${first}::int) AS "isSmall"
      FROM summed
    )
    SELECT CASE WHEN "isSmall" THEN 'OTHER' ELSE "kind" END AS "kind", CASE WHEN "isSmall" THEN '' ELSE "value" END AS "value", ${addedAgain}
    FROM ranked GROUP BY 1, 2, "isSmall"
    ORDER BY "isSmall", sum("revenueMinor") + sum("awaitingMinor") DESC, sum("orders") DESC, sum("visits") DESC, 1, 2`,
  );
}

/** What some values come to in a period; all others, if there are any, are one line of the kind OTHER. */
export function sumsOfValues(
  db: Db,
  lines: Lines,
  period: Period,
  values: readonly Pick<ValueSums, 'kind' | 'value'>[],
): Promise<ValueSums[]> {
  const [kinds, names] = [values.map(({ kind }) => kind), values.map(({ value }) => value)];
  return readRows<ValueSums>(
    db,
    sql`SELECT coalesce(w."kind", 'OTHER') AS "kind", coalesce(w."value", '') AS "value", ${added}
    FROM (${rowsSql(lines, period)}) rows
    LEFT JOIN unnest(${kinds}::text[], ${names}::text[]) w("kind", "value") ON w."kind" = rows."kind"::text AND w."value" = rows."value"
    GROUP BY 1, 2`,
  );
}

/** What a period comes to in all. */
export async function totalSums(db: Db, period: Period): Promise<Sums> {
  const [row] = await largestValues(db, { dimension: 'TOTAL', touch: 'LAST' }, period, 1);
  return row ?? noSums;
}

/** A day or month and what it comes to. */
export interface PointSums extends Sums {
  start: Day;
}

/** The period day by day or month by month, with points of nothing where nothing was. */
export async function seriesOf(db: Db, period: Period): Promise<{ grain: 'DAY' | 'MONTH'; points: PointSums[] }> {
  const { grain, starts } = pointsOf(period);
  const start = grain === 'DAY' ? sql`"day"` : sql`date_trunc('month', "day")::date`;
  const rows = await readRows<PointSums>(
    db,
    sql`SELECT to_char("start", 'YYYY-MM-DD') AS "start", ${added} FROM (
      SELECT ${start} AS "start", "orders", "units", "revenueMinor", "refundedMinor", "awaitingOrders", "awaitingMinor", 0 AS "visits"
      FROM "ReportDay" WHERE "dimension" = 'TOTAL' AND "touch" = 'LAST' AND "day" BETWEEN ${period.from}::date AND ${period.to}::date
      UNION ALL
      SELECT ${start}, 0, 0, 0, 0, 0, 0, "visits" FROM "ReportVisitDay"
      WHERE "dimension" = 'TOTAL' AND "touch" = 'LAST' AND "day" BETWEEN ${period.from}::date AND ${period.to}::date
    ) days GROUP BY "start"`,
  );
  const byStart = new Map(rows.map((row) => [row.start, row]));
  return { grain, points: starts.map((key) => byStart.get(grain === 'DAY' ? key : monthOf(key)) ?? { ...noSums, start: key }) };
}
