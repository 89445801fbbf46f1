import { readRows, type Db } from '../db.ts';
import { Prisma, type ReportDimension, type ReportTouch, type ReportValueKind } from '../generated/prisma/client.ts';
import { noSums, type Sums } from './figures.ts';
import { monthOf, partsOf, pointsOf, type Day, type Period } from './periodRules.ts';

// Reads the kept sums: whole months where the period has such, and days around them.

const { sql, join, empty } = Prisma;

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

/** What each value comes to in a period, the largest first; between equals by name, and what is no value behind those. */
export function sumsByValue(db: Db, lines: Lines, period: Period, limit?: number): Promise<ValueSums[]> {
  return readRows<ValueSums>(
    db,
    sql`SELECT "kind"::text AS "kind", "value", ${added} FROM (${rowsSql(lines, period)}) rows GROUP BY "kind", "value"
    ORDER BY sum("revenueMinor") + sum("awaitingMinor") DESC, sum("orders") DESC, sum("visits") DESC, "kind", "value"
    ${limit === undefined ? empty : sql`LIMIT ${limit}::int`}`,
  );
}

/** What a period comes to in all. */
export async function totalSums(db: Db, period: Period): Promise<Sums> {
  const [row] = await sumsByValue(db, { dimension: 'TOTAL', touch: 'LAST' }, period);
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
