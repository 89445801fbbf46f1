import { readRows, type Reader } from '../../platform/database/db.ts';
import { Prisma, type ReportDimension, type ReportTouch, type ReportValueKind } from '../../generated/prisma/client.ts';
import { noSums, type Sums } from './figures.ts';
import { monthOf, monthsOf, partsOf, pointsOf, type Day, type Period } from './periodRules.ts';

// Reads the kept sums: whole months where the period has such and their sums are made (months.ts), and days otherwise.

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
  const dayMeasures = sql`${measures}, 0 AS "visits"`;
  const visitMeasures = sql`"kind", "value", 0, 0, 0, 0, 0, 0, "visits"`;
  const parts = days.flatMap(({ from, to }) => [
    sql`SELECT ${dayMeasures} FROM "ReportDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
    sql`SELECT ${visitMeasures} FROM "ReportVisitDay" WHERE ${lines} AND "day" BETWEEN ${from}::date AND ${to}::date`,
  ]);
  if (months) {
    const listed = sql`unnest(${monthsOf(months)}::date[]) m("month")`;
    const made = sql`EXISTS (SELECT 1 FROM "ReportMonthMade" made WHERE made."month" = m."month")`;
    // Which months have their sum is looked up in the statement that reads it, so that none is missing and none is read twice.
    const daysOfUnmade = (table: Prisma.Sql, columns: Prisma.Sql) => sql`
      SELECT d.* FROM ${listed} CROSS JOIN LATERAL (
        SELECT ${columns} FROM ${table} WHERE ${lines} AND "day" >= m."month" AND "day" < m."month" + interval '1 month'
      ) d WHERE NOT ${made}`;
    parts.push(
      sql`SELECT r.* FROM ${listed} CROSS JOIN LATERAL (
        SELECT ${measures}, "visits" FROM "ReportMonth" s WHERE ${lines} AND s."month" = m."month"
      ) r WHERE ${made}`,
      daysOfUnmade(sql`"ReportDay"`, dayMeasures),
      daysOfUnmade(sql`"ReportVisitDay"`, visitMeasures),
    );
  }
  return join(parts, ' UNION ALL ');
}

// Sums beyond 2^53 minor units do not occur; as text they would have to be read by everybody.
const added = sql`sum("orders")::float8 AS "orders", sum("units")::float8 AS "units", sum("revenueMinor")::float8 AS "revenueMinor",
  sum("refundedMinor")::float8 AS "refundedMinor", sum("awaitingOrders")::float8 AS "awaitingOrders",
  sum("awaitingMinor")::float8 AS "awaitingMinor", sum("visits")::float8 AS "visits"`;

/** A value of a dimension, or what stands for those that have none. */
export interface Value {
  kind: ReportValueKind;
  value: string;
}

/** One value and what it comes to. */
export interface ValueSums extends Sums, Value {}

/**
 * The largest values of a period, the largest first; between equals by name. There may be tens of thousands of them, so as little as
 * possible is added up here, and the rest (valueSums) of the largest alone.
 * @param isOfSold whether what awaits payment makes nothing larger
 */
export async function largestValues(db: Reader, lines: Lines, period: Period, first: number, isOfSold: boolean): Promise<Value[]> {
  const awaiting = isOfSold ? sql`0` : sql`"awaitingMinor"`;
  const rows = await readRows<{ value: string }>(
    db,
    sql`SELECT "value" FROM (${rowsSql(lines, period)}) rows WHERE "kind" = 'VALUE' GROUP BY "value"
    ORDER BY sum("revenueMinor" + ${awaiting})::float8 DESC, sum("orders") DESC, sum("visits") DESC, "value" LIMIT ${first}::int`,
  );
  return rows.map(({ value }) => ({ kind: 'VALUE', value }));
}

/** What these values come to in a period; those of which nothing was are missing. */
export function valueSums(db: Reader, lines: Lines, period: Period, values: readonly Value[]): Promise<ValueSums[]> {
  const [kinds, names] = [values.map(({ kind }) => kind), values.map(({ value }) => value)];
  return readRows<ValueSums>(
    db,
    sql`SELECT "kind", "value", ${added} FROM (${rowsSql(lines, period)}) rows
    JOIN unnest(${kinds}::"ReportValueKind"[], ${names}::text[]) w("kind", "value") USING ("kind", "value") GROUP BY 1, 2`,
  );
}

/** What all values of a dimension come to in a period. An order with two of them counts twice. */
export async function allSums(db: Reader, lines: Lines, period: Period): Promise<Sums> {
  const [row] = await readRows<Sums>(db, sql`SELECT ${added} FROM (${rowsSql(lines, period)}) rows HAVING count(*) > 0`);
  return row ?? noSums;
}

/** What a period comes to in all. */
export function totalSums(db: Reader, period: Period): Promise<Sums> {
  return allSums(db, { dimension: 'TOTAL', touch: 'LAST' }, period);
}

/** A day or month and what it comes to. */
export interface PointSums extends Sums {
  start: Day;
}

/** The period day by day or month by month, with points of nothing where nothing was. */
export async function seriesOf(db: Reader, period: Period): Promise<{ grain: 'DAY' | 'MONTH'; points: PointSums[] }> {
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
